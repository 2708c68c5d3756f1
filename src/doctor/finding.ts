/** What the doctor looks at, in the order of its report. */
export const areas = ['way there', 'key', 'history', 'words', 'stored log', 'stream', 'answers', 'contract'] as const
/** One of them. */
export type Area = (typeof areas)[number]

/**
 * `pass`: as Taxiway needs it. `warn`: it works, with something to know or to configure. `fail`: a deploy cannot work. `skipped`: not
 * looked at, and the summary says why. `inconclusive`: looked at, and what was seen does not decide.
 */
export const findingResults = ['pass', 'warn', 'fail', 'skipped', 'inconclusive'] as const
/** One of them. */
export type FindingResult = (typeof findingResults)[number]

/** One property of the platform, as far as the doctor could see it. Texts may hold what the platform said: sanitise before printing. */
export interface DoctorFinding {
  /** Where it belongs in the report. */
  readonly area: Area
  /** Stable, for programs: docs/doctor.md has a row for each. */
  readonly name: string
  /** How it stands. */
  readonly result: FindingResult
  /** One line, without a full stop. */
  readonly summary: string
  /** What it is based on, a line each; empty where the summary says all. */
  readonly evidence: readonly string[]
  /** What to do, one sentence; undefined where nothing is to be done. */
  readonly advice: string | undefined
}

/** What a probe adds to a finding. */
export interface FindingDetails {
  readonly evidence?: readonly string[]
  readonly advice?: string
}

/** Makes the findings of one area. */
export function findingsOf(area: Area) {
  return (
    result: FindingResult,
    name: string,
    summary: string,
    { evidence = [], advice }: FindingDetails = {},
  ): DoctorFinding => ({ area, name, result, summary, evidence, advice })
}

/** `1 line`, `2 lines`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
