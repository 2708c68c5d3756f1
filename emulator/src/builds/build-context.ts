import type { PlatformState } from '../state/platform-state.ts'
import type { Service } from '../state/service-tables.ts'
import type { ImageReplacements } from './container-image-replacement.ts'
import type { ProcessGroups } from './processes/process-groups.ts'

/** The limits of one build. Milliseconds and bytes. */
export interface BuildLimits {
  /** For each of fetching, installing and building. */
  readonly commandMs: number
  /** From the start command to the first answer on the port. */
  readonly startMs: number
  /** How long a worker must stay alive to count as started. */
  readonly settleMs: number
  /** The output of a build. */
  readonly outputBytes: number
}

/** The limits by default. */
export const defaultBuildLimits: BuildLimits = {
  commandMs: 15 * 60_000,
  startMs: 60_000,
  settleMs: 1_000,
  outputBytes: 256 * 2 ** 20,
}

/** What every build of a platform uses. */
export interface BuildContext {
  readonly state: PlatformState
  readonly groups: ProcessGroups
  readonly limits: BuildLimits
  readonly images: ImageReplacements
  /** A folder that belongs to this platform. */
  readonly folder: string
  /** The folder in which package managers and compilers keep what the next build needs again. */
  readonly cache: string
  /** The address of the database of a service's project, if there is one. */
  readonly databaseUrl: (service: Service) => string | undefined
  /** PATH, and on Windows the other variables that a program needs to start. */
  readonly systemEnvironment: Readonly<Record<string, string>>
  /** Proxies, certificates and npm's settings of the machine. A variable of the service has precedence. */
  readonly networkEnvironment: Readonly<Record<string, string>>
  /** Takes a warning about a service as one sentence, for the person who started the platform. */
  readonly warn: (text: string) => void
}
