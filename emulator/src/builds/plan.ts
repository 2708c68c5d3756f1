import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Service } from '../state/service-tables.ts'
import { smallBytes } from '../unpack/archive-entry.ts'
import { BuildFailure } from './build-failure.ts'
import { readLanguage, type SourceFiles, saysHowToBuild } from './languages.ts'
import { startAdvice } from './start-advice.ts'

/** How a source becomes a running service. */
export interface Plan {
  /** Real path of the folder to build in. */
  readonly folder: string
  readonly install: string | undefined
  readonly build: string | undefined
  /** What installs the dependencies of a package.json, and its version, if it says so: such as `pnpm@10.20.0`. */
  readonly packageManager?: string | undefined
  readonly run: /** A missing command fails the start, not the build, so that the log shows the whole build. */
    | {
        readonly kind: 'web' | 'worker'
        readonly command: string | undefined
        /** Without a command: what to give, if the source shows it. */
        readonly advice?: string
      }
    /** The folder is only known after the build; `output` is the owner's choice. */
    | { readonly kind: 'static'; readonly output: string | undefined }
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
  const declared = readProcfile(files).get(runtimeMode ?? 'web')
  const script = manifest.scripts.has('start') ? 'npm start' : undefined
  // A program of Node.js may have a requirements.txt for its tools.
  const isNode = startCommand === undefined && declared === undefined && script !== undefined
  const language = isNode ? undefined : readLanguage(files)
  const start = startCommand ?? declared ?? script ?? language?.start
  const mode = runtimeMode ?? (start === undefined ? 'static' : 'web')
  const own = mode === 'static' ? undefined : language
  const npmBuild = manifest.scripts.has('build') ? 'npm run build' : undefined
  const installer = manifest.hasDependencies ? await findInstaller(folder, await realpath(source)) : undefined
  const common = {
    folder,
    packageManager: installer?.packageManager,
    install: installCommand ?? inOrder(installer?.command, own?.install),
    build: buildCommand ?? inOrder(npmBuild, buildsItself(start) ? undefined : own?.build),
  }
  switch (mode) {
    case 'cron':
      return { ...common, run: { kind: 'cron', command: start } }
    case 'static':
      return { ...common, run: { kind: 'static', output: startCommand } }
    case 'web':
    case 'worker':
      return { ...common, run: { kind: mode, command: start, ...(start === undefined && noStart(files)) } }
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

/** Of a source without a start command: what to give. */
function noStart(files: SourceFiles): { readonly advice?: string } {
  const advice = startAdvice(files)
  return advice === undefined ? {} : { advice }
}

/** The folder of a built site: the named one, or the first with an `index.html`. */
export async function outputFolder(folder: string, named: string | undefined): Promise<string> {
  if (named !== undefined) {
    return folderInside(folder, named, 'the output folder').catch(async (error: unknown) => {
      throw error instanceof BuildFailure ? new BuildFailure(`${error.message} ${await whatIsThere(folder)}`) : error
    })
  }
  for (const candidate of outputFolders) {
    if (await exists(join(folder, candidate, 'index.html'))) return folderInside(folder, candidate, 'the output folder')
  }
  const nothing =
    'There is nothing to serve: the service has no start command, and no output folder holds an index.html.'
  const advice = startAdvice(await readFiles(folder))
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
  readonly scripts: ReadonlySet<string>
  readonly hasDependencies: boolean
  readonly hasWorkspaces: boolean
  readonly packageManager: string | undefined
}

const noManifest: Manifest = {
  scripts: new Set(),
  hasDependencies: false,
  hasWorkspaces: false,
  packageManager: undefined,
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
    scripts: new Set(readKeys(manifest, 'scripts')),
    hasDependencies: readKeys(manifest, 'dependencies').length + readKeys(manifest, 'devDependencies').length > 0,
    hasWorkspaces: readKeys(manifest, 'workspaces').length > 0,
    packageManager: readPackageManager(manifest),
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

const procfile = 'Procfile'

/** The commands of a `Procfile` by the names of their processes, such as `web` and `worker`; empty if there is none. */
function readProcfile(files: SourceFiles): ReadonlyMap<string, string> {
  const lines = [...(files.get(procfile) ?? '').matchAll(/^([\w-]+):[ \t]*(\S.*?)[ \t]*\r?$/gm)]
  return new Map(lines.map(([, name = '', command = '']) => [name, command]))
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
