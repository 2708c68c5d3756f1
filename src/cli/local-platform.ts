/** What the commands use of the package of the local platform, which is installed beside this one or not at all. */
export interface LocalPlatformPackage {
  readonly serve: (options: ServeOptions) => Promise<void>
  readonly allFaultCases: () => Promise<readonly FaultCase[]>
  readonly isHonest: (verdict: Verdict) => boolean
  readonly countHonest: (played: readonly PlayedFault[]) => { readonly honest: number; readonly total: number }
  readonly playFaults: (options: PlayOptions) => Promise<readonly PlayedFault[]>
}

/** What is served. Paths are absolute. */
export interface ServeOptions {
  readonly port: number
  readonly data?: string
  readonly dialect: string
  readonly repo?: string
  readonly faults?: string
  readonly seed?: number
  /** Milliseconds. */
  readonly startLimit?: number
  /** Milliseconds. */
  readonly buildLimit?: number
  /** The program and the first arguments of this command itself, which the page runs. */
  readonly client: readonly string[]
  /** Where a shell looks for commands: `PATH`. */
  readonly searchPath: string | undefined
  readonly findCause: FindCause
  readonly services: readonly ListedService[]
}

/** Why a deployment failed, by its build log, whose lines come in batches. Lines have numbers from 1. */
export type FindCause = (batches: Iterable<readonly string[]>) => {
  /** The line that says what failed; 0 if there is none. */
  readonly line: number
  /** What is shown of the log. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
}

/** A service of `taxiway.yaml`, as the platform has it from the start. */
export interface ListedService {
  readonly id: string
  readonly name: string
  /** An absolute path. */
  readonly repoUrl: string
  /** Below the root of the repository, with `/`. */
  readonly rootDir?: string
}

/** One fault that can be played. */
export interface FaultCase {
  readonly name: string
  readonly happens: string
}

/** What a client's claim is worth. */
export const verdicts = [
  'honest-green',
  'honest-red',
  'honest-doubt',
  'false-green',
  'false-red',
  'done-twice',
  'never-ended',
  'key-shown',
  'obeyed-the-log',
] as const

export type Verdict = (typeof verdicts)[number]

/** How a client fared with one fault. */
export interface PlayedFault {
  readonly fault: string
  readonly happens: string
  readonly verdict: Verdict
  /** Null if it had to be ended. */
  readonly exit: number | null
  readonly seconds: number
  readonly requests: number
  readonly truth: string
  readonly run: { readonly lines: readonly { readonly text: string }[] }
}

/** What is played, and with whom. */
export interface PlayOptions {
  readonly cases: readonly FaultCase[]
  readonly client:
    | { readonly kind: 'taxiway'; readonly program: string; readonly args: readonly string[] }
    | { readonly kind: 'command'; readonly text: string }
  readonly folder: string
  readonly timeLimitMs: number
  readonly doubtExits: readonly number[]
  readonly onBegin?: (fault: string) => void
  readonly onEnd?: (played: PlayedFault) => void
  readonly signal: AbortSignal
}

/** In a variable: the compiler would follow a literal, and demand that the package is there. */
const command = 'taxiway-emulator/command'

/** Loads the package. Rejects with how to install it if it is not there. */
export async function loadLocalPlatform(): Promise<LocalPlatformPackage> {
  try {
    return await import(command)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    // It names no package to install: nobody but us may be asked for it, and the name is not ours on a registry yet.
    const text =
      'The local platform is not installed: it is a package of its own, which belongs beside this one and comes from the same release. docs/install.md says how to install it.'
    throw new Error(text, { cause: error })
  }
}

/** The program and the first arguments of this command itself. */
export function thisProgram(): readonly string[] {
  return [process.execPath, ...process.execArgv, process.argv[1] ?? '']
}
