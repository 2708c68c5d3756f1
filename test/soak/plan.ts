import type { DialectName, Fault } from '../../emulator/src/index.ts'
import type { GithubFault } from '../support/github/fault.ts'
import { type Seeded, seeded } from '../support/seeded.ts'
import { drawFaults, lostAnswer } from './draw-faults.ts'

export type Action = 'deploy' | 'command' | 'gate' | 'preview'

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
  /** What runs: an action, or the command line in place of the deploy action. */
  readonly action: Action
  readonly dialect: DialectName
  readonly what: 'ref' | 'branch' | 'upload'
  readonly build: BuildPlan
  readonly faults: readonly Fault[]
  /** When somebody else deploys another ref to the same service, counted from the first line. */
  readonly othersAtMs: readonly number[]
  /** The `timeout` input in seconds, on the action's clock. */
  readonly timeoutSeconds: number
  /** How many times faster than real time the action's clock runs: its limits of half a minute take three seconds. */
  readonly timeFactor: number
  readonly stop: Stop | undefined
}

/** How and when a run is stopped, and how GitHub behaves meanwhile. */
export interface Stop {
  /** Where the time starts: at the start of the process, or at the first line that matches. */
  readonly from: 'start' | RegExp
  readonly ladder: readonly Rung[]
  readonly githubFaults: readonly GithubFault[]
  /** GitHub does not answer from the stop until main has ended. */
  readonly silent: boolean
}

/** One signal of the sequence that stops a run. */
export interface Rung {
  /** `SIGBREAK` is what Windows sends; it is imitated on other systems. */
  readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' | 'SIGBREAK'
  /** Milliseconds after the previous signal, or after the moment of the stop. */
  readonly afterMs: number
}

/** Extra time for a busy machine. */
export const slackMs = 2_500

/** The run of a seed: of six, three deploy by the action, two by the command, and one is stopped, at the speed of real time. */
export function drawPlan(seed: number): Plan {
  const random = seeded(seed)
  const isStopped = seed % 6 === 5
  const action = isStopped
    ? random.pick(['deploy', 'gate', 'preview'] as const)
    : random.pick(['deploy', 'deploy', 'deploy', 'command', 'command'] as const)
  const what = random.pick(['ref', 'ref', 'ref', 'branch', 'upload'] as const)
  const others = what === 'ref' && !isStopped ? random.pick([0, 0, 0, 1, 2]) : 0
  // The hardest case: our answer is lost while others deploy.
  const contested = others > 0 && random.below(2) === 0
  const write = what === 'upload' ? 'deploy_upload' : 'deploy_service'
  return {
    seed,
    action,
    dialect: random.pick(['plain', 'plain', 'upper', 'running', 'statusless'] as const),
    what,
    build: drawBuild(random),
    faults: [...(contested ? [lostAnswer(random, write)] : []), ...drawFaults(random, write)],
    othersAtMs: Array.from({ length: others }, () => random.below(contested ? 400 : 1_500)),
    timeoutSeconds: isStopped ? 120 : random.pick([30, 60, 120]),
    timeFactor: isStopped ? 1 : 10,
    stop: isStopped ? drawStop(random, action) : undefined,
  }
}

const kinds = [
  ...['plain', 'plain', 'unicode', 'command', 'issue', 'stop'],
  ...['escape', 'secret', 'encoded', 'long', 'return'],
] as [string, ...string[]]

/** A random build, of which a third fail. */
function drawBuild(random: Seeded): BuildPlan {
  const count = random.pick([0, 1, 5, 20, 60])
  return {
    lines: Array.from({ length: count }, () => random.pick(kinds)),
    bursts: 1 + random.below(6),
    durationMs: 50 + random.below(450),
    code: random.below(3) === 0 ? 1 : 0,
  }
}

function drawStop(random: Seeded, action: Action): Stop {
  const [from, mostMs] = random.pick<Moment>([...anywhere, ...(moments[action] ?? [])])
  const [first, ...others] = random.pick(ladders)
  return {
    from,
    ladder: [{ ...first, afterMs: random.below(mostMs) }, ...others.map((rung) => late(random, rung))],
    githubFaults: random.pick(githubFaults),
    silent: random.below(5) === 0,
  }
}

/** A place in the output, and how long after it the stop comes at the latest. */
type Moment = readonly [Stop['from'], number]
const anywhere: readonly [Moment, ...Moment[]] = [
  ['start', 60],
  ['start', 400],
  ['start', 4_000],
  // Lines that are printed right before the result is reported.
  [/^(::error|The deployment|Deployment)/, 40],
]
const moments: Readonly<Partial<Record<Action, readonly Moment[]>>> = {
  deploy: [
    [/was accepted/, 30],
    [/was accepted/, 1_500],
    [/^Status: /, 800],
  ],
  gate: [
    [/Judging deployment/, 1_500],
    [/^Status: /, 900],
    [/^Check health passed/, 900],
    [/^Check [a-z ]+ failed/, 1_500],
  ],
  preview: [
    ['start', 1_200],
    [/was created, and is billed/, 300],
    [/The platform deploys the tracked branch first/, 900],
    [/was accepted/, 900],
  ],
}

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
