import type { GithubFault } from '../support/github/fault.ts'
import { type Seeded, seeded } from '../support/seeded.ts'
import { drawPlan, type Plan } from './plan.ts'

/** One signal of the sequence that stops a run. */
export interface Rung {
  /** `SIGBREAK` is what Windows sends; it is imitated on other systems. */
  readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' | 'SIGBREAK'
  /** Milliseconds after the previous signal, or after the moment of the stop. */
  readonly afterMs: number
}

/** The actions that are stopped, in turn by seed. */
export const stoppedActions = ['deploy', 'gate', 'preview'] as const
export type StoppedAction = (typeof stoppedActions)[number]

/** How and when a run is stopped, and how GitHub behaves meanwhile. */
export interface Stop {
  readonly action: StoppedAction
  readonly plan: Plan
  /** Where the time starts: at the start of the process, or at the first line that matches. */
  readonly from: 'start' | RegExp
  readonly ladder: readonly Rung[]
  readonly faults: readonly GithubFault[]
  /** GitHub does not answer from the stop until main has ended. */
  readonly silent: boolean
}

/** The stopped run of a seed, in real time: of the given action, or of the one whose turn it is. */
export function drawStop(seed: number, given?: StoppedAction): Stop {
  const plan = drawPlan(seed)
  const random = seeded(seed ^ 0x5109)
  const action = given ?? stoppedActions[seed % stoppedActions.length] ?? 'deploy'
  const [from, mostMs] = random.pick(moments[action])
  const [first, ...others] = random.pick(ladders)
  return {
    action,
    plan: { ...plan, cancel: undefined, othersAtMs: [], timeoutSeconds: 120 },
    from,
    ladder: [{ ...first, afterMs: random.below(mostMs) }, ...others.map((rung) => late(random, rung))],
    faults: random.pick(githubFaults),
    silent: random.below(5) === 0,
  }
}

const starts: readonly [Moment, ...Moment[]] = [
  ['start', 60],
  ['start', 400],
  ['start', 4_000],
]
/** Lines that are printed right before the result is reported. */
const end: Moment = [/^(::error|The deployment|Deployment)/, 40]
const moments: Readonly<Record<StoppedAction, readonly [Moment, ...Moment[]]>> = {
  deploy: [...starts, [/was accepted/, 30], [/was accepted/, 1_500], [/^Status: /, 800], end],
  gate: [
    ...starts,
    [/Judging deployment/, 1_500],
    [/^Status: /, 900],
    [/^Check health passed/, 900],
    [/^Check [a-z ]+ failed/, 1_500],
    end,
  ],
  preview: [
    ...starts,
    ['start', 1_200],
    [/was created, and is billed/, 300],
    [/The platform deploys the tracked branch first/, 900],
    [/was accepted/, 900],
    end,
  ],
}
type Moment = readonly [Stop['from'], number]

const rung = (signal: Rung['signal'], afterMs = 0): Rung => ({ signal, afterMs })
const ladders: readonly [Ladder, ...Ladder[]] = [
  [rung('SIGINT')],
  [rung('SIGTERM')],
  [rung('SIGINT'), rung('SIGINT', 300)],
  [rung('SIGINT'), rung('SIGTERM', 300)],
  // The runner's own 7.5 s and 2.5 s, and a faster version of them.
  [rung('SIGINT'), rung('SIGTERM', 7_500), rung('SIGKILL', 2_500)],
  [rung('SIGINT'), rung('SIGTERM', 150), rung('SIGKILL', 50)],
  [rung('SIGINT'), rung('SIGBREAK', 300)],
  [rung('SIGKILL')],
  [rung('SIGKILL')],
  [rung('SIGKILL')],
]
type Ladder = readonly [Rung, ...Rung[]]

/** A random time up to the given one; the runner's own times stay unchanged. */
function late(random: Seeded, { signal, afterMs }: Rung): Rung {
  return { signal, afterMs: afterMs >= 1_000 ? afterMs : random.below(afterMs + 1) }
}

const create = 'repos/create-deployment'
const status = 'repos/create-deployment-status'
const githubFaults: readonly [readonly GithubFault[], ...(readonly GithubFault[])[]] = [
  [],
  [],
  [],
  [],
  [{ on: create, nth: [1], effect: 'happens', answer: 'mute' }],
  [{ on: create, nth: [1], effect: 'happens', answer: 'reset' }],
  [{ on: create, nth: [1], effect: 'none', answer: 'mute' }],
  [{ on: create, nth: [1], effect: 'none', answer: 'unicorn' }],
  [{ on: status, nth: [1], effect: 'none', answer: 'mute' }],
  [{ on: status, nth: [2], effect: 'none', answer: 'mute' }],
  [{ on: status, nth: [2], effect: 'happens', answer: 'cut' }],
  [{ on: status, nth: [1, 2], effect: 'none', answer: 'reset' }],
]
