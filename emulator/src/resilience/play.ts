import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { childEnvironment } from '../builds/processes/child-environment.ts'
import { endMarked } from '../builds/processes/marked-processes.ts'
import { ProcessGroups } from '../builds/processes/process-groups.ts'
import type { JournalEntry } from '../journal/journal.ts'
import type { MadeDeployment } from '../journal/ledger.ts'
import { makeWorkFolder } from '../work-folder.ts'
import { type Client, type RunningClient, shellCommand, startClient } from './client-under-test.ts'
import type { FaultCase } from './fault-case.ts'
import { withoutFault } from './fault-cases.ts'
import { ClientOutput, type OutputLine } from './leaks-in-client-output.ts'
import { type OpenScene, openScene, type SceneMachine, sceneProject, sceneService } from './open-scene.ts'
import { SceneActions } from './scene-actions.ts'
import { judge, type Verdict } from './verdict.ts'

/** How a client fared with one fault. */
export interface PlayedFault {
  readonly fault: string
  /** What happens, as a sentence. */
  readonly happens: string
  readonly verdict: Verdict
  /** The exit code of the client; null if it had to be ended. */
  readonly exit: number | null
  readonly seconds: number
  /** The requests that it sent. */
  readonly requests: number
  /** What became of its deployments, in a few words. */
  readonly truth: string
  readonly run: PlayedRun
}

/** What there is to see of a run. */
export interface PlayedRun {
  /** RFC 3339. */
  readonly startedAt: string
  /** The first lines that the client printed, without the key. */
  readonly lines: readonly OutputLine[]
  readonly requests: readonly JournalEntry[]
  readonly deployments: readonly MadeDeployment[]
}

/** What is played, and with whom. */
export interface PlayOptions {
  readonly cases: readonly FaultCase[]
  readonly client: Client
  /** The folder that a command of a shell runs in. */
  readonly folder: string
  /** How long a client may run, milliseconds. */
  readonly timeLimitMs: number
  /** The exit codes by which it says that it does not know. */
  readonly doubtExits: readonly number[]
  readonly onBegin?: (fault: string) => void
  readonly onEnd?: (played: PlayedFault) => void
  readonly signal: AbortSignal
}

/** What playing faults uses of its machine. */
export interface PlayMachine extends SceneMachine {
  readonly temporaryFolder: string
  now(): Date
}

/** Clients and builds mostly wait; more at once would make each other late. */
const mostAtOnce = 4
/** Of the time limit, what the real client gets as its own timeout: it must be able to say how it ended. */
const ownTimeoutShare = 1 / 4
/** A request that a client had sent when it ended has arrived by then. */
const arrivalMs = 100
/** The longest that effects may take to settle. */
const settleMs = 90_000
/** What a shell says of a command that SIGTERM ended. */
const terminatedExit = 143

/**
 * Plays faults with a client: the one without a fault first, then a few at a time, each on a platform of its own. Returns them in the
 * order of the cases. Rejects with the reason of the signal; then no process and no file stays either.
 */
export async function playFaults(machine: PlayMachine, options: PlayOptions): Promise<readonly PlayedFault[]> {
  const { cases, signal } = options
  const groups = new ProcessGroups()
  const folder = await makeWorkFolder(machine.temporaryFolder)
  using _ = endMarked(folder)
  const failed = new AbortController()
  const stop = AbortSignal.any([signal, failed.signal])
  const played = new Map<FaultCase, PlayedFault>()
  const play = async (faultCase: FaultCase): Promise<void> => {
    options.onBegin?.(faultCase.name)
    const place = join(folder, faultCase.name)
    const one = await playFault(faultCase, { machine, options, groups, place, signal: stop })
    played.set(faultCase, one)
    options.onEnd?.(one)
  }
  try {
    const first = cases.filter((each) => each === withoutFault)
    const queue = cases.filter((each) => each !== withoutFault)
    for (const faultCase of first) await play(faultCase)
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await play(next)
    }
    const workers = Array.from({ length: mostAtOnce }, () =>
      worker().catch((error: unknown) => {
        failed.abort(error)
        throw error
      }),
    )
    const ends = await Promise.allSettled(workers)
    stop.throwIfAborted()
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return cases.flatMap((each) => played.get(each) ?? [])
  } finally {
    await groups.endAll()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Stage {
  readonly machine: PlayMachine
  readonly options: PlayOptions
  readonly groups: ProcessGroups
  /** A folder of its own. */
  readonly place: string
  readonly signal: AbortSignal
}

async function playFault(faultCase: FaultCase, stage: Stage): Promise<PlayedFault> {
  const { machine, options, signal } = stage
  signal.throwIfAborted()
  await using scene = await openScene(faultCase, stage.place, machine)
  const output = new ClientOutput(scene.key, () => machine.now())
  const acts = new SceneActions(scene, signal)
  await faultCase.before?.(acts)
  const startedAt = machine.now().toISOString()
  const client = await startOn(scene, output, stage)
  acts.begin(client)
  // What it would still do is over with the client.
  const meanwhile = faultCase.meanwhile?.(acts).then(
    () => undefined,
    (error: unknown) => (acts.isOver ? undefined : error),
  )
  const { exit, ms } = await client.ended
  acts.end()
  const problem = await meanwhile
  if (problem !== undefined) throw problem
  scene.releaseBuilds()
  signal.throwIfAborted()
  await setTimeout(arrivalMs)
  await untilSettled(scene, signal)
  const { truth } = scene
  const byWay = faultCase.isKnowable === 'by-ref' ? !truth.isUpload : faultCase.isKnowable
  const verdict = judge({
    exit,
    doubtExits: new Set([...options.doubtExits, ...(acts.hasTerminated ? [terminatedExit] : [])]),
    // A job that ended before it was cancelled could know everything.
    isKnowable: faultCase.needsSignals === true ? !acts.hasTerminated : byWay,
    isWithoutFault: faultCase === withoutFault,
    deployments: truth.deployments.length,
    isLive: truth.isLive,
    isKeyShown: output.isKeyShown || scene.otherHost.hasKey,
    hasObeyedLog: output.hasObeyedLog,
  })
  const { name: fault, happens } = faultCase
  const requests = scene.platform.journal.filter(({ key }) => key !== 'account')
  return {
    ...{ fault, happens, verdict, exit, seconds: Math.round(ms / 100) / 10 },
    ...{ requests: truth.requests, truth: truth.summary },
    run: { startedAt, lines: output.lines, requests, deployments: truth.deployments },
  }
}

/** Rejects if something still goes on after a time in which everything ends. */
async function untilSettled({ platform }: OpenScene, signal: AbortSignal): Promise<void> {
  const late = AbortSignal.timeout(settleMs)
  try {
    await platform.settled(AbortSignal.any([signal, late]))
  } catch (error) {
    if (!late.aborted || signal.aborted) throw error
    throw new Error(
      `What the client began had no end ${settleMs / 1_000} s after the client's, so it cannot be judged.`,
    )
  }
}

async function startOn(scene: OpenScene, output: ClientOutput, stage: Stage): Promise<RunningClient> {
  const { groups, machine, options, place, signal } = stage
  const { client, timeLimitMs } = options
  const [home, temporary] = [join(place, 'home'), join(place, 'temporary')]
  await Promise.all([home, temporary].map((each) => mkdir(each, { recursive: true })))
  const given = {
    BASE_URL: scene.platform.url,
    API_KEY: scene.key,
    SERVICE_ID: sceneService,
    REF: scene.ref,
    FOLDER: scene.source,
    PROJECT_SLUG: sceneProject,
  }
  const ours = { TAXIWAY_BASE_URL: scene.platform.url, TAXIWAY_API_KEY: scene.key }
  const own = { ...given, ...(client.kind === 'taxiway' ? ours : {}), TMPDIR: temporary, NO_COLOR: '1' }
  const timeout = `${Math.max(1, Math.round((timeLimitMs * ownTimeoutShare) / 1_000))}s`
  const deploying = ['deploy', '--service-id', sceneService, '--ref', scene.ref, '--timeout', timeout]
  const start = {
    command:
      client.kind === 'command'
        ? shellCommand(client.text)
        : { program: client.program, args: [...client.args, ...deploying] },
    // The real client would read the configuration file of the folder that it is in.
    cwd: client.kind === 'command' ? options.folder : home,
    env: childEnvironment(machine.environment, home, own),
    marker: home,
    onLines: (lines: readonly string[]) => output.add(lines),
  }
  return await startClient(groups, start, { ms: timeLimitMs, signal })
}
