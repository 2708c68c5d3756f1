/**
 * The part of the local platform's package that the commands use. It is installed beside this package, or not at all.
 */
export interface LocalPlatformPackage {
  readonly serve: (options: ServeOptions) => Promise<void>
  readonly allFaultCases: () => Promise<readonly FaultCase[]>
  readonly isHonest: (verdict: Verdict) => boolean
  readonly countHonest: (played: readonly PlayedFault[]) => { readonly honest: number; readonly total: number }
  readonly playFaults: (options: PlayOptions) => Promise<readonly PlayedFault[]>
}

/** The options of the local platform. Paths are absolute. */
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
  /** The program and the first arguments that start this command, which the page runs. */
  readonly client: readonly string[]
  /** The folders in which a shell finds commands: `PATH`. */
  readonly searchPath: string | undefined
  readonly findCause: FindCause
  readonly services: readonly ListedService[]
}

/** Finds why a deployment failed in its build log, whose lines come in batches. Lines have numbers from 1. */
export type FindCause = (batches: Iterable<readonly string[]>) => {
  /** The line that says what failed; 0 if there is none. */
  readonly line: number
  /** The excerpt of the log. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
}

/** A service of `taxiway.yaml` that the platform has from the start. */
export interface ListedService {
  readonly id: string
  readonly name: string
  /** An absolute path. */
  readonly repoUrl: string
  /** Relative to the root of the repository, with `/`. */
  readonly rootDir?: string
}

/** One fault that can be played. */
export interface FaultCase {
  readonly name: string
  readonly happens: string
}

/** How truthful a client's claim is. */
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

/** The result of one fault for a client. */
export interface PlayedFault {
  readonly fault: string
  readonly happens: string
  readonly verdict: Verdict
  /** Null if the client had to be stopped. */
  readonly exit: number | null
  readonly seconds: number
  readonly requests: number
  readonly truth: string
  readonly run: { readonly lines: readonly { readonly text: string }[] }
}

/** The faults to play, and the client. */
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

/** In a variable, because the compiler would follow a literal and require the package. */
const command = 'taxiway-emulator/command'

/** Loads the package. If it is not installed, rejects with how to install it. */
export async function loadLocalPlatform(): Promise<LocalPlatformPackage> {
  try {
    return await import(command)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    // The message names no package to install: its name is not ours on a registry yet, and somebody else could publish
    // it.
    const text =
      'The local platform is not installed: it is a package of its own, which belongs beside this one and comes from the same release. docs/install.md says how to install it.'
    throw new Error(text, { cause: error })
  }
}

/** The program and the first arguments that start this command. */
export function thisProgram(): readonly string[] {
  return [process.execPath, ...process.execArgv, process.argv[1] ?? '']
}
