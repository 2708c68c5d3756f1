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

export const defaultBuildLimits: BuildLimits = {
  commandMs: 15 * 60_000,
  startMs: 60_000,
  settleMs: 1_000,
  outputBytes: 256 * 2 ** 20,
}

/** The reason for a failed deployment, as a sentence for its log. Any other error in a build is a defect of this platform. */
export class BuildFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'BuildFailure'
  }
}
