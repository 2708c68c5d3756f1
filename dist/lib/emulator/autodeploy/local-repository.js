import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '../builds/child-environment.js';
/** A repository on this machine, read without changing it. */
export class LocalRepository {
    /** Where Git keeps it, e.g. `.git`. */
    gitFolder;
    #workshop;
    constructor(gitFolder, workshop) {
        this.gitFolder = gitFolder;
        this.#workshop = workshop;
    }
    /** Undefined where the URL leads to another machine, or to nothing that Git knows. */
    static async open(url, workshop) {
        const path = pathOf(url);
        if (path === undefined)
            return undefined;
        const [folder] = await git(['-C', path, 'rev-parse', '--path-format=absolute', '--git-common-dir'], workshop);
        return folder === undefined ? undefined : new LocalRepository(folder, workshop);
    }
    async branches() {
        const format = '--format=%(HEAD)%(objectname) %(refname)';
        const lines = await git([`--git-dir=${this.gitFolder}`, 'for-each-ref', format, 'refs/heads'], this.#workshop);
        const commits = new Map();
        let current;
        for (const line of lines) {
            const [, mark, commit = '', name = ''] = /^([* ])([0-9a-f]+) refs\/heads\/(.+)$/.exec(line) ?? [];
            if (!name)
                continue;
            commits.set(name, commit);
            if (mark === '*')
                current = name;
        }
        return { current, commits };
    }
    /** The files of which at least one changes when a branch does: loose, packed, or in a table of refs. */
    filesOf(branch) {
        return ['packed-refs', 'reftable/tables.list', `refs/heads/${branch}`].map((file) => join(this.gitFolder, file));
    }
}
function pathOf(url) {
    if (isAbsolute(url))
        return url;
    try {
        return url.startsWith('file://') ? fileURLToPath(url) : undefined;
    }
    catch {
        return undefined;
    }
}
/** The lines that Git printed; none where it failed, or is not installed. */
async function git(args, { groups, folder, systemEnvironment }) {
    const lines = [];
    try {
        // A repository of another user is read here, and none of its hooks or settings are run.
        const command = { program: 'git', args: ['-c', 'safe.directory=*', ...args] };
        const { exited } = await groups.start(command, {
            cwd: folder,
            env: childEnvironment(systemEnvironment, folder),
            onLines: (stream, more) => {
                if (stream === 'stdout')
                    lines.push(...more);
            },
        });
        return (await exited).code === 0 ? lines : [];
    }
    catch {
        return [];
    }
}
