import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Service } from '../../state/service-tables.ts'
import { type AskedVersion, readVersions } from './asked-versions.ts'
import { readLanguage } from './language-commands.ts'
import { foldersWithPage, nothingToServe } from './output-folder.ts'
import { type Manifest, readManifest } from './package-manifest.ts'
import { adviseOnProcfile, readProcfile } from './procfile.ts'
import { readSourceFiles, type SourceFiles } from './source-files.ts'
import { exists, folderInside } from './source-folder.ts'
import { explainLanguage, startAdvice } from './start-advice.ts'

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
        /** Why nothing could be served, whatever is installed; undefined if something may. */
        readonly refusal?: string | undefined
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

/** The plan of the owner's settings, and of what the source says for what they leave open. */
export async function readPlan(source: string, service: Service): Promise<Plan> {
  const folder = await folderInside(source, service.rootDir ?? '.', 'rootDir')
  const [manifest, files] = await Promise.all([readManifest(folder), readSourceFiles(folder)])
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
    asksFor: readVersions(files),
    packageManager: installer?.packageManager,
    install: installCommand ?? inOrder(installer?.command, own?.install),
    build: buildCommand ?? inOrder(npmBuild, buildsItself(start) ? undefined : own?.build),
  }
  switch (mode) {
    case 'cron':
      return { ...common, run: { kind: 'cron', command: start } }
    case 'static': {
      const unbuilt = await foldersWithPage(folder)
      const isEmpty = startCommand === undefined && common.build === undefined && unbuilt.length === 0
      // An own choice of static says that it is a site, whatever else is there.
      const refusal =
        (runtimeMode === undefined ? explainLanguage(files) : undefined) ??
        (isEmpty ? nothingToServe(files) : undefined)
      return { ...common, run: { kind: 'static', output: startCommand, unbuilt, refusal } }
    }
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
