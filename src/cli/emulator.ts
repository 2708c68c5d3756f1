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

/** What this command uses of the package of the local platform, which is installed beside it or not at all. */
interface LocalPlatformCommand {
  readonly serve: (options: EmulatorOptions & { readonly client: readonly string[] }) => Promise<void>
}

/** In a variable, because the compiler would follow a literal and demand that the package is there. */
const command = 'taxiway-emulator/command'

/** Runs a local platform until a signal ends it. */
export async function emulator(options: EmulatorOptions): Promise<void> {
  const { serve } = await load()
  if (options.repo !== undefined) await requireReadable(options.repo)
  const client = [process.execPath, ...process.execArgv, process.argv[1] ?? '']
  await serve({ ...options, client }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'UsageError' ? new UsageError(error.message) : error
  })
}

async function load(): Promise<LocalPlatformCommand> {
  try {
    return await import(command)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    // It names no package to install: nobody but us may be asked for it, and the name is not ours on a registry yet.
    throw new Error(
      message`emulator-not-installed: The local platform is not installed: it is a package of its own, which belongs beside this one and comes from the same release.`,
      { cause: error },
    )
  }
}
