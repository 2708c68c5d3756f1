import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../../test/support/loopback.ts'
import { seeded } from '../../test/support/seeded.ts'

/** What lies between a client and a server. */
export interface LinkOptions {
  /** How long bytes travel to the server, and back, in milliseconds. */
  readonly thereMs: number
  readonly backMs: number
  /** The share of packets that are lost. Each is sent again after `resendMs`, and what follows it on its connection waits. */
  readonly loss?: number
  readonly resendMs?: number
  /** In each direction, over all connections; unlimited by default. */
  readonly bitsPerSecond?: number
}

/** The payload of one packet in bytes. */
const packet = 1_448

/**
 * A link of this length, quality and speed, as a proxy on loopback for TCP: a server is as far away through it as the options say. A
 * lost packet stalls its connection as TCP would. The lost packets are the same each time.
 */
export class Link implements AsyncDisposable {
  url = ''
  readonly #options: LinkOptions
  readonly #target: URL
  readonly #random = seeded(1)
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer({ allowHalfOpen: true }, (socket) => this.#join(socket))
  /** When each direction has sent the bytes before. */
  readonly #freeAtMs = { there: 0, back: 0 }

  constructor(target: string, options: LinkOptions) {
    this.#target = new URL(target)
    this.#options = options
  }

  /** Listens on a free port of loopback; `url` then leads to the server. */
  async open(): Promise<this> {
    const url = await listen(this.#server)
    const { pathname } = this.#target
    this.url = `${url}${pathname === '/' ? '' : pathname}`
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #join(client: Socket): void {
    const server = connect({ host: this.#target.hostname, port: Number(this.#target.port), allowHalfOpen: true })
    this.#carry(client, server, 'there')
    this.#carry(server, client, 'back')
  }

  /** Carries the bytes of one direction, in order, and then its end. */
  #carry(from: Socket, to: Socket, direction: 'there' | 'back'): void {
    this.#sockets.add(from)
    from.setNoDelay(true)
    let arriving: Promise<unknown> = Promise.resolve()
    let arrivesMs = 0
    const after = (bytes: number, deliver: () => void): void => {
      arrivesMs = Math.max(arrivesMs, this.#sentAtMs(bytes, direction) + this.#travelMs(bytes, direction))
      const atMs = arrivesMs
      arriving = arriving.then(() => pause(Math.max(0, atMs - performance.now()))).then(deliver)
    }
    from.on('data', (chunk: Buffer) => after(chunk.length, () => to.destroyed || to.write(chunk)))
    from.on('end', () => after(0, () => to.end()))
    from.on('error', () => undefined)
    from.on('close', () => {
      this.#sockets.delete(from)
      after(0, () => to.destroy())
    })
  }

  #sentAtMs(bytes: number, direction: 'there' | 'back'): number {
    const { bitsPerSecond = Number.POSITIVE_INFINITY } = this.#options
    const freeAtMs = Math.max(performance.now(), this.#freeAtMs[direction]) + (bytes * 8_000) / bitsPerSecond
    this.#freeAtMs[direction] = freeAtMs
    return freeAtMs
  }

  #travelMs(bytes: number, direction: 'there' | 'back'): number {
    const { thereMs, backMs, loss = 0, resendMs = 0 } = this.#options
    let travelMs = direction === 'there' ? thereMs : backMs
    for (let sent = 0; sent < bytes; sent += packet)
      if (this.#random.below(10_000) < loss * 10_000) travelMs += resendMs
    return travelMs
  }
}
