import type { LogCause } from '../output/cause/log-excerpt.ts'
import { message } from '../text/message.ts'

/** What the commands use of the package of the local platform, which is installed beside this one or not at all. */
export interface LocalPlatformPackage extends ResiliencePackage {
  readonly serve: (options: ServeOptions) => Promise<void>
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
  readonly client: readonly string[]
  /** Where a shell looks for commands: `PATH`. */
  readonly searchPath: string | undefined
  /** What a run of this command shows of a build log that ends in a failure. */
  readonly findCause: (batches: Iterable<readonly string[]>) => LogCause
  /** The comment of a preview that ended so, as Markdown. */
  readonly writeComment: (facts: CommentFacts) => string
  readonly services: readonly ListedService[]
}

/** What the platform knows of a run of this command, for its comment. */
export interface CommentFacts {
  readonly outcome: string
  readonly name: string
  readonly url: string | undefined
  readonly commit: string | undefined
  readonly seconds: number | undefined
  readonly reason: string | undefined
}

/** A service of the configuration file, as the platform has it from the start. */
export interface ListedService {
  readonly id: string
  readonly name: string
  /** An absolute path. */
  readonly repoUrl: string
  /** Below the root of the repository, with `/`. */
  readonly rootDir?: string
}

/** One fault that can be played, as the package declares it. */
export interface FaultCase {
  readonly name: string
  readonly happens: string
}

/** What a client's claim is worth, as the package judges it. */
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

/** One of them. */
export type Verdict = (typeof verdicts)[number]

/** How a client fared with one fault, as the package declares it. */
export interface PlayedFault {
  readonly fault: string
  readonly happens: string
  readonly verdict: Verdict
  readonly exit: number | null
  readonly seconds: number
  readonly requests: number
  readonly truth: string
  readonly run: { readonly lines: readonly { readonly text: string }[] }
}

/** What `taxiway resilience` uses of the package. */
export interface ResiliencePackage {
  readonly allFaultCases: () => Promise<readonly FaultCase[]>
  readonly isHonest: (verdict: Verdict) => boolean
  readonly playFaults: (options: PlayOptions) => Promise<readonly PlayedFault[]>
}

/** What is played, and with whom. */
export interface PlayOptions {
  readonly cases: readonly FaultCase[]
  readonly client:
    | { readonly kind: 'taxiway'; readonly program: string; readonly args: readonly string[] }
    | { readonly kind: 'command'; readonly text: string }
  readonly folder: string
  /** Milliseconds. */
  readonly timeLimitMs: number
  readonly doubtExits: readonly number[]
  readonly onBegin?: (fault: string) => void
  readonly onEnd?: (played: PlayedFault) => void
  readonly signal: AbortSignal
}

/** In a variable, because the compiler would follow a literal and demand that the package is there. */
const command = 'taxiway-emulator/command'

/** Loads the package of the local platform. Rejects with how to install it if it is not there. */
export async function loadLocalPlatform(): Promise<LocalPlatformPackage> {
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
