import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** The address of a local process. */
export type Origin = { readonly host: '127.0.0.1' | '::1'; readonly port: number }

const attemptMs = 25

/**
 * A port that is free, below those that systems give if any port will do: until the program listens on it, it goes to
 * another program only by an accident of one in thousands.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
  await new Promise((resolve) => server.close(resolve))
  return isFree ? port : freePort()
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
  // Without a listener TCP can connect a port to itself, if the system takes that port for the socket.
  const isItself = socket.localPort === port
  socket.destroy()
  return connected !== undefined && !isItself
}
