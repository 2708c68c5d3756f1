import { createSocket } from 'node:dgram'

/** An address of this machine that other name servers leave alone; the port of a name server is fixed. */
const address = '127.83.0.53'

/** A name server on loopback, until it is disposed of. */
export interface NameServer extends Disposable {
  /** What `/etc/resolv.conf` must hold. */
  readonly configuration: string
}

/** Starts a name server that knows no name, and never answers for one below `.silent`. Needs root. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address: to, port }) => {
    // In a query, the length of each part of a name stands before it.
    if (query.includes('\u0006silent\0')) return
    // The question again, as an answer (QR, RD, RA) with the code 3: this name does not exist.
    const answer = Buffer.from(query)
    answer.writeUInt16BE(0x8183, 2)
    // Additional records (EDNS) do not have to come back.
    answer.fill(0, 6, 12)
    socket.send(answer, port, to)
  })
  await new Promise<void>((resolve, reject) => socket.once('error', reject).bind(53, address, resolve))
  return {
    // Longer than any run of the tests takes to end.
    configuration: `nameserver ${address}\noptions timeout:15 attempts:1\n`,
    [Symbol.dispose]() {
      socket.close()
    },
  }
}
