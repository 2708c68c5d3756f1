import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Service } from '../../state/service-tables.ts'
import { smallBytes } from '../../unpack/archive-entry.ts'
import { BuildFailure } from '../build-failure.ts'
import { type AskedVersion, readVersions } from './asked-versions.ts'
import { readLanguage, type SourceFiles, saysHowToBuild } from './language-commands.ts'
import { adviseOnProcfile, readProcfile } from './procfile.ts'
import { startAdvice } from './start-advice.ts'

/** How a source becomes a running service. */
export interface Plan {
  /** Real path of the folder to build in. */
  readonly folder: string
  readonly install: string | undefined
  readonly build: string | undefined
  /** What installs the dependencies of a package.json, and its version, if it says so: such as `pnpm@10.20.0`. */
  readonly packageManager?: string | undefined
  /** Versions of what it runs on, as it names them. */
  readonly asksFor?: readonly AskedVersion[]
  readonly run: /** What has no command is not built: see `requireStart`. */
    | {
        readonly kind: 'web' | 'worker'
        readonly command: string | undefined
        /** What to give if the command is missing, or does not serve; undefined if the source does not show it. */
        readonly advice?: string | undefined
      }
    /** The folder is only known after the build; `output` is the owner's choice. */
    | {
        readonly kind: 'static'
        readonly output: string | undefined
        /** The usual output folders that the source has before it is built. */
        readonly unbuilt: readonly string[]
      }
    | { readonly kind: 'cron'; readonly command: string | undefined }
}

/** Lock files, and the commands that install exactly their versions. */
const installers: readonly (readonly [string, string])[] = [
  ['package-lock.json', 'npm ci'],
  ['npm-shrinkwrap.json', 'npm ci'],
  ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile'],
  ['yarn.lock', 'yarn install --frozen-lockfile'],
]

/** The usual output folders of builds, in order of preference; the source itself comes last. */
const outputFolders = ['public', 'dist', 'build', 'out', '.']

/** The plan of the owner's settings, and of what the source says for what they leave open. */
export async function readPlan(source: string, service: Service): Promise<Plan> {
  const folder = await folderInside(source, service.rootDir ?? '.', 'rootDir')
  const [manifest, files] = await Promise.all([readManifest(folder), readFiles(folder)])
  const { runtimeMode, installCommand, buildCommand, startCommand } = service
  const processes = readProcfile(files)
  const declared = processes.get(runtimeMode ?? 'web')
  // Without that script npm starts this file.
  const script = manifest.scripts.has('start') || (manifest.isThere && files.has('server.js')) ? 'npm start' : undefined
  // A program of Node.js may have a requirements.txt for its tools.
  const isNode = startCommand === undefined && declared === undefined && script !== undefined
  const language = isNode ? undefined : readLanguage(files)
  const start = startCommand ?? declared ?? script ?? language?.start
  const watcher = isNode && manifest.scripts.has('build') ? findWatcher(manifest.scripts.get('start')) : undefined
  const mode = runtimeMode ?? (start === undefined || watcher !== undefined ? 'static' : 'web')
  const own = mode === 'static' ? undefined : language
  const npmBuild = manifest.scripts.has('build') ? 'npm run build' : undefined
  const installer = manifest.hasDependencies ? await findInstaller(folder, await realpath(source)) : undefined
  const common = {
    folder,
    asksFor: readVersions(files, manifest.node),
    packageManager: installer?.packageManager,
    install: installCommand ?? inOrder(installer?.command, own?.install),
    build: buildCommand ?? inOrder(npmBuild, buildsItself(start) ? undefined : own?.build),
  }
  switch (mode) {
    case 'cron':
      return { ...common, run: { kind: 'cron', command: start } }
    case 'static':
      return { ...common, run: { kind: 'static', output: startCommand, unbuilt: await foldersWithPage(folder) } }
    case 'web':
    case 'worker': {
      const onProcfile = mode === 'web' ? adviseOnProcfile(processes, start) : undefined
      const advice = onProcfile ?? adviseOnRun(start, { manifest, files, watcher })
      return { ...common, run: { kind: mode, command: start, advice } }
    }
    default:
      return mode satisfies never
  }
}

function inOrder(...commands: readonly (string | undefined)[]): string | undefined {
  const given = commands.filter((each) => each !== undefined)
  return given.length === 0 ? undefined : given.join(' && ')
}

/** Whether a start command is one that builds, too. */
function buildsItself(start = ''): boolean {
  return /^(?:(?:go|cargo) run|(?:\.[/\\])?mvnw?(?:\.cmd)?)\b/.test(start)
}

/** Programs that serve a site while it is written, and most of them on a port of their own. */
const watchers =
  /\b(?:react-scripts start|vue-cli-service serve|ng serve|webpack(?:-dev-server| serve)|vite(?![\w-]| (?:build|preview)\b))/

/** The program of a script that serves a site while it is written. */
function findWatcher(script = ''): string | undefined {
  return watchers.exec(script)?.[0]
}

interface Source {
  readonly manifest: Manifest
  readonly files: SourceFiles
  readonly watcher: string | undefined
}

/** What to give if a start command is missing, or is likely the wrong one. */
function adviseOnRun(start: string | undefined, { manifest, files, watcher }: Source): string | undefined {
  if (watcher !== undefined)
    return `"npm start" is "${watcher}", which serves a site while it is written. To serve what "npm run build" makes, give "runtimeMode" (runtime-mode) static.`
  if (start !== undefined) return undefined
  const { main } = manifest
  if (main === undefined) return startAdvice(files)
  return `package.json has no script "start". Its program is "${main}": give "startCommand" (start-command) such as \`node ${main}\`.`
}

/** The usual output folders that have an `index.html`, in order of preference. */
async function foldersWithPage(folder: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of outputFolders) if (await exists(join(folder, name, 'index.html'))) found.push(name)
  return found
}

/**
 * The folder of a built site: the named one, or the first with an `index.html`, of those that the build made if it made one.
 *
 * @param unbuilt folders that had one before the build: a template, as in the `public` of Create React App
 */
export async function outputFolder(
  folder: string,
  named: string | undefined,
  unbuilt: readonly string[] = [],
): Promise<string> {
  if (named !== undefined) {
    return folderInside(folder, named, 'the output folder').catch(async (error: unknown) => {
      throw error instanceof BuildFailure ? new BuildFailure(`${error.message} ${await whatIsThere(folder)}`) : error
    })
  }
  const found = await foldersWithPage(folder)
  const output = found.find((name) => !unbuilt.includes(name)) ?? found[0]
  if (output !== undefined) return folderInside(folder, output, 'the output folder')
  const nothing =
    'There is nothing to serve: the service has no start command, and no output folder holds an index.html.'
  const files = await readFiles(folder)
  const advice = adviseOnProcfile(readProcfile(files), undefined) ?? startAdvice(files)
  throw new BuildFailure(advice === undefined ? nothing : `${nothing} ${advice}`)
}

/** What could be meant: the folders with an `index.html`, else those that are there, which a build may have made. */
async function whatIsThere(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
  const names = folders.map(({ name }) => name).toSorted()
  const sites: string[] = []
  for (const name of [...names, '.']) if (await exists(join(folder, name, 'index.html'))) sites.push(name)
  if (sites.length > 0)
    return `There is an index.html in ${quoted(sites)}: give that as the output folder (start-command).`
  if (names.length === 0) return 'No folder was built: check the build command.'
  return `The folders that are there after the build: ${quoted(names)}. None has an index.html.`
}

const mostNamed = 8

function quoted(names: readonly string[]): string {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
  return (
    names
      .slice(0, mostNamed)
      .map((name) => `"${name}"`)
      .join(', ') + more
  )
}

async function folderInside(base: string, path: string, what: string): Promise<string> {
  const missing = (): BuildFailure => new BuildFailure(`"${path}" (${what}) is not a folder of the source.`)
  const [root, folder] = await Promise.all([realpath(base), realpath(join(base, path)).catch(() => undefined)])
  if (folder === undefined || !(await stat(folder)).isDirectory()) throw missing()
  const fromRoot = relative(root, folder)
  if (fromRoot === '..' || fromRoot.startsWith(`..${sep}`)) throw missing()
  return folder
}

interface Installer {
  readonly command: string
  readonly packageManager: string | undefined
}

/** By the lock file of the folder, or that of the workspace which the folder is in. */
async function findInstaller(folder: string, source: string): Promise<Installer> {
  const { packageManager } = await readManifest(folder)
  for (let at = folder; ; at = dirname(at)) {
    const counts = at === folder || (await isWorkspace(at))
    const manager = packageManager ?? (counts ? (await readManifest(at)).packageManager : undefined)
    for (const [lockFile, command] of installers)
      if (counts && (await exists(join(at, lockFile)))) return { command, packageManager: manager }
    if (at === source || at === dirname(at)) return { command: 'npm install', packageManager }
  }
}

/** Whether packages in folders below are installed from here. */
async function isWorkspace(folder: string): Promise<boolean> {
  return (await exists(join(folder, 'pnpm-workspace.yaml'))) || (await readManifest(folder)).hasWorkspaces
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined
}

interface Manifest {
  readonly isThere: boolean
  /** By their names. */
  readonly scripts: ReadonlyMap<string, string>
  /** Its program, if that is in the source. */
  readonly main: string | undefined
  readonly hasDependencies: boolean
  readonly hasWorkspaces: boolean
  readonly packageManager: string | undefined
  /** The versions of Node.js that it asks for. */
  readonly node: string | undefined
}

const noManifest: Manifest = {
  isThere: false,
  scripts: new Map(),
  main: undefined,
  hasDependencies: false,
  hasWorkspaces: false,
  packageManager: undefined,
  node: undefined,
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, 'package.json')
  if (!(await exists(file))) return noManifest
  let manifest: unknown
  try {
    manifest = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new BuildFailure(`package.json could not be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return {
    isThere: true,
    scripts: readScripts(manifest),
    main: await readMain(folder, manifest),
    hasDependencies: readKeys(manifest, 'dependencies').length + readKeys(manifest, 'devDependencies').length > 0,
    hasWorkspaces: readKeys(manifest, 'workspaces').length > 0,
    packageManager: readPackageManager(manifest),
    node: readNode(manifest),
  }
}

async function readFiles(folder: string): Promise<SourceFiles> {
  const files = new Map<string, string>()
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found === undefined) continue
    if (found.isDirectory()) {
      for (const below of await readdir(file).catch(() => []))
        if (saysHowToBuild(below)) files.set(`${name}/${below}`, '')
      continue
    }
    const isRead = found.isFile() && found.size <= smallBytes && saysHowToBuild(name)
    files.set(name, isRead ? await readFile(file, 'utf8') : '')
  }
  return files
}

function readScripts(manifest: unknown): ReadonlyMap<string, string> {
  const scripts = readField(manifest, 'scripts')
  return new Map(readKeys(manifest, 'scripts').map((name) => [name, String(readField(scripts, name))]))
}

async function readMain(folder: string, manifest: unknown): Promise<string | undefined> {
  const main = readField(manifest, 'main')
  return typeof main === 'string' && /^[\w./-]+$/.test(main) && (await exists(join(folder, main))) ? main : undefined
}

function readNode(manifest: unknown): string | undefined {
  const node = readField(readField(manifest, 'engines'), 'node')
  return typeof node === 'string' && node.trim() !== '*' ? node : undefined
}

/** Without the digest that Corepack adds. */
function readPackageManager(manifest: unknown): string | undefined {
  const given = readField(manifest, 'packageManager')
  return typeof given === 'string' ? /^(?:pnpm|yarn|npm|bun)@\d[\w.-]*/.exec(given)?.[0] : undefined
}

function readKeys(manifest: unknown, field: string): string[] {
  const value = readField(manifest, field)
  return typeof value === 'object' && value ? Object.keys(value) : []
}

function readField(manifest: unknown, field: string): unknown {
  return typeof manifest === 'object' && manifest
    ? Object.entries(manifest).find(([key]) => key === field)?.[1]
    : undefined
}
