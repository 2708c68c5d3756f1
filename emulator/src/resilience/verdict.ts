/** What a client's claim is worth, from what the platform knows. */
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

/** What is known of a client that has ended, once the effects of all that it did have settled. */
export interface Evidence {
  /** Its exit code, which is its claim; null if it had to be ended. */
  readonly exit: number | null
  /** The exit codes by which it says that it does not know. */
  readonly doubtExits: ReadonlySet<number>
  /** Whether it could find out what became of its deployment. */
  readonly isKnowable: boolean
  /** Whether nothing went wrong: then only a green end of a live deployment is honest. */
  readonly isWithoutFault: boolean
  /** How many deployments it made. */
  readonly deployments: number
  /** Whether one of them is live. */
  readonly isLive: boolean
  /** Whether its output, or another host, got the API key. */
  readonly isKeyShown: boolean
  /** Whether its output has a line of the build log that a CI system obeys. */
  readonly hasObeyedLog: boolean
}

/** Whether a verdict is one that a user can rely on. */
export function isHonest(verdict: Verdict): boolean {
  return verdict.startsWith('honest-')
}

/** The name of the row without a fault, by which a client shows that it works at all: no fault, so it is not counted. */
export const control = 'none'

/** How many faults were played, and in how many of them the client was honest. */
export function countHonest(played: readonly { readonly fault: string; readonly verdict: Verdict }[]) {
  const faults = played.filter(({ fault }) => fault !== control)
  return { honest: faults.filter(({ verdict }) => isHonest(verdict)).length, total: faults.length }
}

/** Judges a client. What it did comes before what it claims: no claim makes up for a key that was shown, or for a second deployment. */
export function judge(evidence: Evidence): Verdict {
  if (evidence.isKeyShown) return 'key-shown'
  if (evidence.hasObeyedLog) return 'obeyed-the-log'
  if (evidence.deployments > 1) return 'done-twice'
  if (evidence.exit === null) return 'never-ended'
  return judgeClaim(evidence, evidence.exit)
}

function judgeClaim({ doubtExits, isKnowable, isWithoutFault, isLive }: Evidence, exit: number): Verdict {
  if (exit === 0) return isLive ? 'honest-green' : 'false-green'
  if (isWithoutFault) return 'false-red'
  if (!isKnowable && doubtExits.has(exit)) return 'honest-doubt'
  return isLive ? 'false-red' : 'honest-red'
}
