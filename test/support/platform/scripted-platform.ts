import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackServer } from '../loopback.ts'
import { type Seeded, seeded } from '../seeded.ts'
import type { ScriptedDeployment } from './deployment.ts'
import { type Dialect, type DialectChoice, dialect } from './dialect.ts'
import { type Fault, type FaultyAnswer, misbehave } from './fault.ts'
import { type Exchange, type Route, readExchange, undocumented } from './journal.ts'
import { type Ledger, PlatformState, type StateOptions } from './state.ts'
import { serveStream } from './stream.ts'

/** How a test configures its platform; everything has a default. */
export interface Script extends StateOptions {
  readonly seed?: number
  /** The path that `base-url` carries, such as `/eu`. */
  readonly prefix?: string
  readonly dialect?: DialectChoice
  readonly faults?: readonly Fault[]
  /** Routes of this platform that the contract does not document: `METHOD /path` to what is answered. */
  readonly own?: Readonly<Record<string, FaultyAnswer>>
}

/**
 * An implementation of the documented interface, independent of the product's code, that follows a test's script.
 * It answers what it can and keeps a list of everything that the contract does not document.
 */
export class ScriptedPlatform extends LoopbackServer {
  /** Characters that JSON, a URI and base64 each write differently, so that a leak in any of these forms shows. */
  readonly key = 'twk_Zq7+/s3cr3t~K3y"9fB'
  readonly dialect: Dialect
  readonly state: PlatformState
  readonly journal: Exchange[] = []
  readonly violations: string[] = []
  /** Every answer waits for it, given the route. */
  hold: ((route: string) => Promise<void>) | undefined
  readonly #faults: readonly Fault[]
  readonly #own: Readonly<Record<string, FaultyAnswer>>
  readonly #random: Seeded
  readonly #prefix: string
  readonly #counts = new Map<string, number>()

  constructor(script: Script = {}) {
    super()
    this.#faults = script.faults ?? []
    this.#own = script.own ?? {}
    this.#random = seeded(script.seed ?? 1)
    this.#prefix = script.prefix ?? ''
    this.dialect = dialect(this.#random, script.dialect)
    this.state = new PlatformState(script, this.dialect, this.#random)
  }

  override async open(): Promise<this> {
    await super.open()
    this.url += this.#prefix
    return this
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

  /** The requests of one route, in order. */
  requests(route: Route): Exchange[] {
    return this.journal.filter((exchange) => exchange.route === route)
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined)
    let exchange: Exchange
    try {
      exchange = await readExchange(request, this.#prefix)
    } catch {
      // The client disconnected in the middle of its request.
      return
    }
    this.journal.push(exchange)
    await this.hold?.(exchange.route ?? exchange.path)
    const own = this.#own[`${exchange.method} ${exchange.path}`]
    if (own !== undefined) {
      misbehave(response, own, exchange.path)
    } else {
      this.violations.push(...undocumented(exchange, this.key, this.#prefix))
      this.#answer(exchange, response)
    }
  }

  #answer(exchange: Exchange, response: ServerResponse): void {
    const { route } = exchange
    if (route === undefined) {
      misbehave(response, { status: 501, body: { error: 'not documented' } }, exchange.path)
      return
    }
    const count = this.#count(route)
    const fault = this.#faults.find((each) => each.on === route && (each.nth?.includes(count) ?? true))
    if (fault !== undefined) {
      if (fault.effect === 'happens' && route !== 'stream') this.state.perform(route, exchange)
      fault.meanwhile?.(this.state)
      misbehave(response, fault.answer, exchange.path)
    } else if (route === 'stream') {
      this.#stream(exchange, response)
    } else {
      const { status, body } = this.state.perform(route, exchange)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
  }

  #stream({ target, headers }: Exchange, response: ServerResponse): void {
    const deployment = this.state.find(target)
    if (deployment === undefined) {
      misbehave(response, { status: 404 }, target)
      return
    }
    const id = headers['last-event-id']
    serveStream(response, deployment, {
      dialect: this.dialect,
      random: this.#random,
      connection: this.#count(`stream of ${target}`),
      lastEventId: typeof id === 'string' ? id : undefined,
    })
  }

  #count(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    return count
  }
}
