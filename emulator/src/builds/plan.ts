import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Service } from '../state/service-tables.ts'
import { BuildFailure } from './build-failure.ts'
import { startAdvice } from './start-advice.ts'

/** How a source becomes a running service. */
export interface Plan {
  /** Real path of the folder to build in. */
  readonly folder: string
  readonly install: string | undefined
  readonly build: string | undefined
  readonly run: /** A missing command fails the start, not the build, so that the log shows the whole build. */
    | { readonly kind: 'web' | 'worker'; readonly command: string | undefined }
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

/** The plan of the owner's settings, and of a `Procfile` and `package.json` for what they leave open. */
export async function readPlan(source: string, service: Service): Promise<Plan> {
  const folder = await folderInside(source, service.rootDir ?? '.', 'rootDir')
  const [manifest, processes] = await Promise.all([readManifest(folder), readProcfile(folder)])
  const { runtimeMode, installCommand, buildCommand, startCommand } = service
  const declared = processes.get(runtimeMode ?? 'web')
  const start = startCommand ?? declared ?? (manifest.scripts.has('start') ? 'npm start' : undefined)
  const build = buildCommand ?? (manifest.scripts.has('build') ? 'npm run build' : undefined)
  const install = installCommand ?? (manifest.hasDependencies ? await installer(folder) : undefined)
  const mode = runtimeMode ?? (start === undefined ? 'static' : 'web')
  const common = { folder, install, build }
  switch (mode) {
    case 'cron':
      return { ...common, run: { kind: 'cron', command: start } }
    case 'static':
      return { ...common, run: { kind: 'static', output: startCommand } }
    case 'web':
    case 'worker':
      return { ...common, run: { kind: mode, command: start } }
    default:
      return mode satisfies never
  }
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
  const advice = startAdvice(new Set(await readdir(folder)))
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

async function installer(folder: string): Promise<string> {
  for (const [lockFile, command] of installers) if (await exists(join(folder, lockFile))) return command
  return 'npm install'
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined
}

async function readManifest(folder: string): Promise<{ scripts: ReadonlySet<string>; hasDependencies: boolean }> {
  const file = join(folder, 'package.json')
  if (!(await exists(file))) return { scripts: new Set(), hasDependencies: false }
  let manifest: unknown
  try {
    manifest = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new BuildFailure(`package.json could not be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return {
    scripts: new Set(readKeys(manifest, 'scripts')),
    hasDependencies: readKeys(manifest, 'dependencies').length + readKeys(manifest, 'devDependencies').length > 0,
  }
}

/** The commands of a `Procfile` by the names of their processes, such as `web` and `worker`; empty if there is none. */
async function readProcfile(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, 'Procfile'), 'utf8').catch(() => '')
  const lines = [...text.matchAll(/^([\w-]+):[ \t]*(\S.*?)[ \t]*\r?$/gm)]
  return new Map(lines.map(([, name = '', command = '']) => [name, command]))
}

function readKeys(manifest: unknown, field: string): string[] {
  const value =
    typeof manifest === 'object' && manifest ? Object.entries(manifest).find(([key]) => key === field)?.[1] : {}
  return typeof value === 'object' && value ? Object.keys(value) : []
}
