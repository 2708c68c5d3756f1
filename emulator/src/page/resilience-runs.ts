import { StatusError } from '../http/status-error.ts'
import type { FaultCase } from '../resilience/fault-case.ts'
import { allFaultCases } from '../resilience/fault-cases.ts'
import { type PlayedFault, type PlayMachine, playFaults } from '../resilience/play.ts'
import { isHonest } from '../resilience/verdict.ts'

/** A fault on the page: `waiting`, `playing`, or how the client fared. */
export interface ShownFault {
  readonly fault: string
  readonly happens: string
  readonly state: 'waiting' | 'playing' | 'played'
  readonly played: (Omit<PlayedFault, 'run'> & { readonly isHonest: boolean }) | null
}

/** What the page shows of all faults. */
export interface ShownResilience {
  /** Whether there is a client to play with. */
  readonly available: boolean
  readonly isUnderWay: boolean
  /** Why it ended early; null if it did not. */
  readonly problem: string | null
  readonly faults: readonly ShownFault[]
}

/** What playing faults for the page needs. */
export interface ResilienceRunOptions {
  /** The program and the first arguments of the client; undefined if there is none on this machine. */
  readonly client: readonly string[] | undefined
  readonly machine: PlayMachine
}

const timeLimitMs = 60_000
/** The exit codes by which the client says that it does not know how a deployment ended (docs/other-ci.md). */
const doubtExits = [5, 6]

/** Plays faults with the real client for the page, one run at a time, each fault on a platform of its own. */
export class ResilienceRuns {
  readonly #options: ResilienceRunOptions
  readonly #played = new Map<string, PlayedFault>()
  readonly #playing = new Set<string>()
  #stop = new AbortController()
  #ended: Promise<void> = Promise.resolve()
  #isUnderWay = false
  #problem: string | null = null
  #changes = 0

  constructor(options: ResilienceRunOptions) {
    this.#options = options
  }

  /** Grows with each change of the run. */
  get changes(): number {
    return this.#changes
  }

  /** All faults, played or not. */
  async show(): Promise<ShownResilience> {
    const cases = await allFaultCases()
    const faults = cases.map(({ name, happens }) => this.#shown(name, happens))
    const available = this.#options.client !== undefined
    return { available, isUnderWay: this.#isUnderWay, problem: this.#problem, faults }
  }

  /** What there is to see of the client and one fault. Throws a 404 if that was not played. */
  find(fault: string): PlayedFault {
    const played = this.#played.get(fault)
    if (played === undefined) throw new StatusError(404, `The fault "${fault}" was not played.`)
    return played
  }

  /** Plays one fault, or all of them. Throws a `StatusError` if there is no client or no such fault, or while a run is under way. */
  async start(fault?: unknown): Promise<void> {
    const { client, machine } = this.#options
    const [program, ...args] = client ?? []
    if (program === undefined) {
      throw new StatusError(
        501,
        'Only `taxiway emulator` knows the client: this platform was started by another program.',
      )
    }
    const all = await allFaultCases()
    const cases = fault === undefined ? all : all.filter(({ name }) => name === fault)
    if (cases.length === 0) throw new StatusError(404, `There is no fault ${JSON.stringify(fault)}.`)
    if (this.#isUnderWay) throw new StatusError(409, 'A run is under way. Wait for its end, or stop it.')
    this.#isUnderWay = true
    this.#problem = null
    for (const { name } of cases) this.#played.delete(name)
    this.#stop = new AbortController()
    this.#changes += 1
    this.#ended = this.#play(cases, { program, args }, machine)
  }

  /** Ends the run, with everything that it started. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('It was stopped.'))
    await this.#ended
  }

  async #play(
    cases: readonly FaultCase[],
    client: { readonly program: string; readonly args: readonly string[] },
    machine: PlayMachine,
  ): Promise<void> {
    try {
      await playFaults(machine, {
        cases,
        client: { kind: 'taxiway', ...client },
        folder: machine.temporaryFolder,
        timeLimitMs,
        doubtExits,
        onBegin: (name) => this.#change(() => this.#playing.add(name)),
        onEnd: (played) => this.#change(() => this.#played.set(played.fault, played)),
        signal: this.#stop.signal,
      })
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error)
    }
    this.#change(() => {
      this.#playing.clear()
      this.#isUnderWay = false
    })
  }

  #shown(fault: string, happens: string): ShownFault {
    const found = this.#played.get(fault)
    if (found === undefined) {
      return { fault, happens, state: this.#playing.has(fault) ? 'playing' : 'waiting', played: null }
    }
    const { run: _, ...played } = found
    return { fault, happens, state: 'played', played: { ...played, isHonest: isHonest(played.verdict) } }
  }

  #change(change: () => unknown): void {
    change()
    this.#changes += 1
  }
}
