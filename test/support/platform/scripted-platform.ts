import { type Seeded, seeded } from '../seeded.ts'
import { type Asked, type Route, undocumented } from './asked.ts'
import { realTime, type ServerClock } from './clock.ts'
import type { ScriptedDeployment } from './deployment.ts'
import { type Dialect, type DialectChoice, dialect } from './dialect.ts'
import { type FaultyAnswer, type Reply, replyOf } from './reply.ts'
import { ServedRoutes } from './served.ts'
import { type Ledger, PlatformState, type StateOptions } from './state.ts'
import { streamOf } from './stream.ts'

/** The key of the account on every scripted platform. */
export const platformKey = 'twk_Zq7+/s3cr3t~K3y"9fB'

/** A fault in some of a route's requests. */
export interface Fault {
  readonly on: Route
  /** Which of the route's requests, from 1; all of them by default. */
  readonly nth?: readonly number[]
  /** Whether the request still takes effect. */
  readonly effect?: 'none' | 'happens'
  readonly answer: FaultyAnswer
  /** A side effect at that moment. */
  readonly meanwhile?: (state: PlatformState) => void
}

/** How a test configures its platform; everything has a default. */
export interface Script extends StateOptions {
  readonly seed?: number
  /** The path that `base-url` carries, such as `/eu`. */
  readonly prefix?: string
  readonly dialect?: DialectChoice
  readonly faults?: readonly Fault[]
  /** Routes of this platform that the contract does not document: `METHOD /path` to what is answered. */
  readonly own?: Readonly<Record<string, FaultyAnswer>>
  /** What is told in place of stories: one build on a clock (`TimedBuild`), or a ledger of writes and a history of any look (`WriteLedger`). */
  readonly scene?: Scene
}

/** A part of the platform's state of which a test tells more than a story can. */
export interface Scene {
  /** Undefined for what it does not tell. */
  answer(asked: Asked): Reply | undefined
}

/**
 * The one platform of the tests: an implementation of the documented interface, independent of the product's code, that follows a
 * test's script. It answers what it can and keeps a list of everything that the contract does not document. It is reached over sockets, or
 * on virtual time, where its `routes` are enough.
 */
export class ScriptedPlatform extends ServedRoutes {
  /** Characters that JSON, a URI and base64 each write differently, so that a leak in any of these forms shows. */
  readonly key = platformKey
  readonly dialect: Dialect
  readonly state: PlatformState
  readonly violations: string[] = []
  readonly #script: Script
  readonly #random: Seeded
  readonly #clock: ServerClock
  readonly #counts = new Map<string, number>()

  constructor(script: Script = {}, clock = realTime) {
    super((asked) => this.#answer(asked), clock, script.prefix)
    this.#script = script
    this.#random = seeded(script.seed ?? 1)
    this.#clock = clock
    this.dialect = dialect(this.#random, script.dialect)
    this.state = new PlatformState(script, this.dialect, this.#random, clock)
  }

  get ledger(): Ledger {
    return this.state.ledger
  }

  /** The deployment that the run under test made; the last one if there are several. */
  get deployment(): ScriptedDeployment {
    const last = this.ledger.deployments.at(-1)
    if (last === undefined) throw new Error('no deployment was requested')
    return last
  }

  #answer(asked: Asked): Reply {
    const { route, method, path } = asked
    const { own = {}, faults = [], prefix = '' } = this.#script
    const ownAnswer = own[`${method} ${path}`]
    if (ownAnswer !== undefined) return replyOf(ownAnswer, path, this.#clock)
    this.violations.push(...undocumented(asked, this.key, prefix))
    if (route === undefined) return { status: 501, json: { error: 'not documented' } }
    const count = this.#count(route)
    const fault = faults.find((each) => each.on === route && (each.nth?.includes(count) ?? true))
    if (fault === undefined) return this.#perform(route, asked)
    if (fault.effect === 'happens' && route !== 'stream') this.#perform(route, asked)
    fault.meanwhile?.(this.state)
    return replyOf(fault.answer, path, this.#clock)
  }

  #perform(route: Route, asked: Asked): Reply {
    const told = this.#script.scene?.answer(asked)
    if (told !== undefined) return told
    return route === 'stream' ? this.#stream(asked) : this.state.perform(route, asked)
  }

  #stream(asked: Asked): Reply {
    const deployment = this.state.find(asked.target)
    if (deployment === undefined) return replyOf({ status: 404 }, asked.path)
    const connection = this.#count(`stream of ${asked.target}`)
    return streamOf(deployment, asked, { dialect: this.dialect, random: this.#random, connection })
  }

  #count(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    return count
  }
}
