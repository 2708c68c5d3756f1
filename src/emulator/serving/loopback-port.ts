import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** The address of a local process. */
export type Origin = { readonly host: '127.0.0.1' | '::1'; readonly port: number }

const attemptMs = 25

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : freePort()
}

/** Waits until something accepts connections on the port of either loopback address. Rejects when the signal aborts. */
export async function waitForPort(port: number, signal: AbortSignal): Promise<Origin> {
  for (;;) {
    for (const host of ['127.0.0.1', '::1'] as const) if (await accepts(host, port)) return { host, port }
    await setTimeout(attemptMs, undefined, { signal })
  }
}

async function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  const connected = await once(socket, 'connect').catch(() => undefined)
  socket.destroy()
  return connected !== undefined
}
