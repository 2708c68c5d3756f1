import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfiguredService } from '../config/file/config-file.ts'
import { candidatesIn, firstHere } from '../config/file/find.ts'
import { message } from '../text/message.ts'
import { requireReadable } from './repository.ts'
import { UsageError } from './usage-error.ts'

/** The options of `taxiway emulator`. Paths are absolute. */
export interface EmulatorOptions {
  readonly port: number
  readonly data?: string
  readonly dialect: string
  readonly repo?: string
  readonly faults?: string
  readonly seed?: number
  /** Milliseconds. */
  readonly startLimit?: number
}

/** A service of the configuration file, as the platform has it from the start. */
interface ListedService {
  readonly id: string
  readonly name: string
  /** An absolute path. */
  readonly repoUrl: string
  /** Below the root of the repository, with `/`. */
  readonly rootDir?: string
}

/** What the platform is to begin with, beside the options. */
interface Beginning {
  readonly client: readonly string[]
  readonly services: readonly ListedService[]
}

/** What this command uses of the package of the local platform, which is installed beside it or not at all. */
interface LocalPlatformCommand {
  readonly serve: (options: EmulatorOptions & Beginning) => Promise<void>
}

/** In a variable, because the compiler would follow a literal and demand that the package is there. */
const command = 'taxiway-emulator/command'

/** Runs a local platform until a signal ends it. */
export async function emulator(options: EmulatorOptions): Promise<void> {
  const { serve } = await load()
  const services = options.repo === undefined ? await servicesOfFile(process.cwd()) : []
  const repository = options.repo ?? services[0]?.repoUrl
  if (repository !== undefined) await requireReadable(repository)
  const client = [process.execPath, ...process.execArgv, process.argv[1] ?? '']
  await serve({ ...options, client, services }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'UsageError' ? new UsageError(error.message) : error
  })
}

/** The services of the nearest `taxiway.yaml` that have an id, built from the repository that it is in; none without such a file. */
async function servicesOfFile(from: string): Promise<readonly ListedService[]> {
  const here = firstHere(candidatesIn(from, undefined), undefined)
  if (here === undefined) return []
  if (!existsSync(join(here.root, '.git'))) {
    throw new UsageError(
      message`emulator-file-outside-git: "${here.shown}" is in no Git repository, from which its services would be built. Run \`git init\` and commit, or name a repository with \`--repo\`.`,
    )
  }
  const { readConfigFile } = await import('../config/file/config-file.ts')
  const { services } = readConfigFile(here.path, here.shown, { place: here })
  return [...services.values()].flatMap((service) => {
    const id = service.inputs.get('service-id')?.text
    if (id === undefined) return []
    const rootDir = folderOf(service, here.root)
    return [{ id, name: service.name, repoUrl: here.root, ...(rootDir === undefined ? {} : { rootDir }) }]
  })
}

/** What a service is built from: its `root-dir`, else the folder of its first path, such as `api` for `api/**`. Undefined is the whole. */
function folderOf({ inputs, paths }: ConfiguredService, repository: string): string | undefined {
  const [, first] = /^\/?([^*?[!]+)\/\*\*$/.exec(paths[0] ?? '') ?? []
  return (
    inputs.get('root-dir')?.text ?? (first !== undefined && existsSync(join(repository, first)) ? first : undefined)
  )
}

async function load(): Promise<LocalPlatformCommand> {
  try {
    return await import(command)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    // It names no package to install: nobody but us may be asked for it, and the name is not ours on a registry yet.
    throw new Error(
      message`emulator-not-installed: The local platform is not installed: it is a package of its own, which belongs beside this one and comes from the same release. docs/install.md says how to install it.`,
      { cause: error },
    )
  }
}
