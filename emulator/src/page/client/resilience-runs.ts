import { StatusError } from '../../http/status-error.ts'
import { allFaultCases } from '../../resilience/fault-cases.ts'
import { type PlayedFault, type PlayMachine, playFaults } from '../../resilience/play.ts'
import { isHonest } from '../../resilience/verdict.ts'

/** A fault in the matrix: `waiting`, `playing`, or how the client fared. */
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

/** What playing all faults for the page needs. */
export interface ResilienceRunOptions {
  /** The program and the first arguments of the client; undefined if there is none on this machine. */
  readonly client: readonly string[] | undefined
  readonly machine: PlayMachine
}

const timeLimitMs = 60_000
/** The exit codes by which the client says that it does not know how a deployment ended (docs/ci.md). */
const doubtExits = [5, 6]

/** Plays every fault with the real client for the page, one run at a time, each fault on a platform of its own. */
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

  /** Throws a `StatusError` if there is no client, or while a run is under way. */
  async start(): Promise<void> {
    const { client, machine } = this.#options
    const [program, ...args] = client ?? []
    if (program === undefined) {
      throw new StatusError(
        501,
        'Only `taxiway emulator` knows the client: this platform was started by another program.',
      )
    }
    if (this.#isUnderWay) throw new StatusError(409, 'The faults are being played. Wait for the end, or stop it.')
    this.#isUnderWay = true
    this.#problem = null
    this.#played.clear()
    this.#stop = new AbortController()
    this.#changes += 1
    const cases = await allFaultCases()
    this.#ended = playFaults(machine, {
      cases,
      client: { kind: 'taxiway', program, args },
      folder: machine.temporaryFolder,
      timeLimitMs,
      doubtExits,
      onBegin: (fault) => this.#change(() => this.#playing.add(fault)),
      onEnd: (played) => this.#change(() => this.#played.set(played.fault, played)),
      signal: this.#stop.signal,
    })
      .catch((error: unknown) => {
        this.#problem = error instanceof Error ? error.message : String(error)
      })
      .then(() =>
        this.#change(() => {
          this.#playing.clear()
          this.#isUnderWay = false
        }),
      )
  }

  /** Ends the run, with everything that it started. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('It was stopped.'))
    await this.#ended
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
