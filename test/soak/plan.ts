import type { DialectName, Fault } from '../../emulator/src/index.ts'
import { type Seeded, seeded } from '../support/seeded.ts'
import { drawFaults, lostAnswer } from './draw-faults.ts'

/** What the build does. Milliseconds. */
export interface BuildPlan {
  /** The kind of text in each line, after the line's number. */
  readonly lines: readonly string[]
  /** The number of writes, spread over the time. */
  readonly bursts: number
  readonly durationMs: number
  /** Its exit code. */
  readonly code: 0 | 1
}

/** Everything random in one run, so that the seed alone repeats it. Times are real milliseconds, not those of the action's faster clock. */
export interface Plan {
  readonly seed: number
  /** Whether the command line runs it, in place of the action. */
  readonly byCommand: boolean
  readonly dialect: DialectName
  readonly what: 'ref' | 'branch' | 'upload'
  readonly build: BuildPlan
  readonly faults: readonly Fault[]
  /** When somebody else deploys another ref to the same service, counted from the first line. */
  readonly othersAtMs: readonly number[]
  /** When the job is cancelled, counted from its first line, and by which signals in a row. */
  readonly cancel: { readonly atMs: number; readonly signals: readonly NodeJS.Signals[] } | undefined
  /** The `timeout` input in seconds, on the action's clock. */
  readonly timeoutSeconds: number
}

/** How many times faster than real time the action's clock runs: its limits of half a minute take three seconds. */
export const timeFactor = 10

/** How long a run may take from its first request: ten seconds of the action's clock after the deadline, plus some real time for a busy machine. */
export function mostMs({ timeoutSeconds }: Pick<Plan, 'timeoutSeconds'>): number {
  return ((timeoutSeconds + 10) * 1_000) / timeFactor + slackMs
}

/** Extra time for a busy machine. */
export const slackMs = 2_500

const kinds = [
  'plain',
  'plain',
  'unicode',
  'command',
  'issue',
  'stop',
  'escape',
  'secret',
  'encoded',
  'long',
  'return',
] as const

/** The run of a seed. */
export function drawPlan(seed: number): Plan {
  const random = seeded(seed)
  const what = random.pick(['ref', 'ref', 'ref', 'branch', 'upload'] as const)
  const others = what === 'ref' ? random.pick([0, 0, 0, 1, 2]) : 0
  // The hardest case: our answer is lost while others deploy.
  const contested = others > 0 && random.below(2) === 0
  const write = what === 'upload' ? 'deploy_upload' : 'deploy_service'
  return {
    seed,
    byCommand: seed % 3 === 0,
    dialect: random.pick(['plain', 'plain', 'upper', 'running', 'statusless'] as const),
    what,
    build: drawBuild(random),
    faults: [...(contested ? [lostAnswer(random, write)] : []), ...drawFaults(random, write)],
    othersAtMs: Array.from({ length: others }, () => random.below(contested ? 400 : 1_500)),
    cancel: drawCancel(random),
    timeoutSeconds: random.pick([30, 60, 120]),
  }
}

/** When one run of ten is cancelled, and how. */
export function drawCancel(random: Seeded): Plan['cancel'] {
  if (random.below(10) > 0) return undefined
  return {
    atMs: random.below(2_500),
    signals: random.pick([['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGTERM'], ['SIGINT', 'SIGINT']]),
  }
}

/** A random build, of which a third fail. */
export function drawBuild(random: Seeded): BuildPlan {
  const count = random.pick([0, 1, 5, 20, 60])
  return {
    lines: Array.from({ length: count }, () => random.pick(kinds)),
    bursts: 1 + random.below(6),
    durationMs: 50 + random.below(450),
    code: random.below(3) === 0 ? 1 : 0,
  }
}
