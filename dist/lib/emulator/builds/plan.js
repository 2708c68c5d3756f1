import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BuildFailure } from './failure.js';
/** Lock files, and the command that installs exactly what they say. */
const installers = [
    ['package-lock.json', 'npm ci'],
    ['npm-shrinkwrap.json', 'npm ci'],
    ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile'],
    ['yarn.lock', 'yarn install --frozen-lockfile'],
];
/** Where builds put a site, in the order in which they are looked for; the source itself last. */
const outputFolders = ['public', 'dist', 'build', 'out', '.'];
/** What the owner said, and for the rest what `package.json` says. */
export async function planOf(source, service) {
    const folder = await folderInside(source, service.rootDir ?? '.', 'rootDir');
    const manifest = await readManifest(folder);
    const { runtimeMode, installCommand, buildCommand, startCommand } = service;
    const start = startCommand ?? (manifest.scripts.has('start') ? 'npm start' : undefined);
    const build = buildCommand ?? (manifest.scripts.has('build') ? 'npm run build' : undefined);
    const install = installCommand ?? (manifest.hasDependencies ? await installer(folder) : undefined);
    const mode = runtimeMode ?? (start === undefined ? 'static' : 'web');
    const common = { folder, install, build };
    switch (mode) {
        case 'cron':
            return { ...common, run: { kind: 'cron', command: start } };
        case 'static':
            return { ...common, run: { kind: 'static', output: startCommand } };
        case 'web':
        case 'worker':
            return { ...common, run: { kind: mode, command: start } };
        default:
            return mode;
    }
}
/** The folder of a built site: the one that was named, or the first that holds an `index.html`. */
export async function outputFolder(folder, named) {
    if (named !== undefined)
        return folderInside(folder, named, 'the output folder');
    for (const candidate of outputFolders) {
        if (await exists(join(folder, candidate, 'index.html')))
            return folderInside(folder, candidate, 'the output folder');
    }
    throw new BuildFailure('There is nothing to serve: no start command, and no folder with an index.html.');
}
async function folderInside(base, path, what) {
    const missing = () => new BuildFailure(`"${path}" (${what}) is no folder of the source.`);
    const [root, folder] = await Promise.all([realpath(base), realpath(join(base, path)).catch(() => undefined)]);
    if (folder === undefined || !(await stat(folder)).isDirectory())
        throw missing();
    const way = relative(root, folder);
    if (way === '..' || way.startsWith(`..${sep}`))
        throw missing();
    return folder;
}
async function installer(folder) {
    for (const [lockFile, command] of installers)
        if (await exists(join(folder, lockFile)))
            return command;
    return 'npm install';
}
async function exists(file) {
    return stat(file).then(() => true, () => false);
}
async function readManifest(folder) {
    const file = join(folder, 'package.json');
    if (!(await exists(file)))
        return { scripts: new Set(), hasDependencies: false };
    let manifest;
    try {
        manifest = JSON.parse(await readFile(file, 'utf8'));
    }
    catch (error) {
        throw new BuildFailure(`package.json cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    return {
        scripts: new Set(keysOf(manifest, 'scripts')),
        hasDependencies: keysOf(manifest, 'dependencies').length + keysOf(manifest, 'devDependencies').length > 0,
    };
}
function keysOf(manifest, field) {
    const value = typeof manifest === 'object' && manifest ? Object.entries(manifest).find(([key]) => key === field)?.[1] : {};
    return typeof value === 'object' && value ? Object.keys(value) : [];
}
