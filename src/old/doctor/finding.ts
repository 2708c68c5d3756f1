/** What the doctor looks at, in the order of its report. */
export const areas = ['connection', 'key', 'history', 'words', 'stored log', 'stream', 'answers', 'contract'] as const
/** One of them. */
export type Area = (typeof areas)[number]

/**
 * `pass`: as Taxiway needs it. `warn`: it works, with something to note or to configure. `fail`: a deploy cannot work. `skipped`: not
 * read, and the summary says why. `inconclusive`: read, and what came does not decide.
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
  /** What it is based on, a line each; empty if the summary says all. */
  readonly evidence: readonly string[]
  /** What to do, one line; undefined if nothing is to be done. */
  readonly advice: string | undefined
}

/** A platform may show any number of names. */
const mostEvidence = 100

/** A finding, before the report gives it its area. */
export type AreaFinding = Omit<DoctorFinding, 'area'>

export function finding(
  result: FindingResult,
  name: string,
  summary: string,
  { evidence = [], advice }: { readonly evidence?: readonly string[]; readonly advice?: string | undefined } = {},
): AreaFinding {
  return { name, result, summary, evidence: evidence.slice(0, mostEvidence), advice }
}

/** The first sentence of a message as a summary, and the others as advice. */
export function splitMessage(text: string): [summary: string, details: { readonly advice?: string }] {
  const [, first = text, rest = ''] = /^(.+?[.?])(?: (.*))?$/s.exec(text) ?? []
  return [first.replace(/\.$/, ''), rest === '' ? {} : { advice: rest }]
}

/** `` `a`, `b` ``. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
