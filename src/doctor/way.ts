import { lookup } from 'node:dns/promises'
import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls, type DetailedPeerCertificate, type TLSSocket } from 'node:tls'
import { type Clock, notNeeded } from '../client/time/clock.ts'
import { AbortScope } from '../client/time/timeout.ts'

/** A step of the way: how long it took in milliseconds, or the system's code of its failure. */
export type WayStep = { readonly ms: number } | { readonly code: string }

/** What the network shows between here and the platform, before HTTP. */
export interface WayReading {
  /** The name, and how many addresses it has. */
  readonly name: WayStep & { readonly addresses?: number }
  /** The connection; undefined where it was not tried. */
  readonly tcp: WayStep | undefined
  /** Undefined for plain http. */
  readonly tls:
    | (WayStep & {
        /** Why this machine does not accept the certificate: OpenSSL's code. */
        readonly refused?: string
        readonly protocol?: string
        /** `h2` where the platform offers HTTP/2. */
        readonly offers?: string
        /** Certificates up to the root. */
        readonly chain?: number
        readonly expires?: Date
      })
    | undefined
}

/** Looks at the way to an origin: name, TCP, TLS. Sends no request. Never rejects but with the signal's reason. */
export type LookAtWay = (origin: URL, clock: Clock, signal: AbortSignal) => Promise<WayReading>

const stepLimitMs = 10_000

/** The system's network. One connection each for TCP and TLS, closed at once. */
export const lookAtWay: LookAtWay = async (origin, clock, signal) => {
  const host = origin.hostname.replace(/^\[|\]$/g, '')
  const isTls = origin.protocol === 'https:'
  const port = Number(origin.port || (isTls ? 443 : 80))
  const startMs = clock.now()
  // A silent name server would hold the run up to a minute.
  const found = lookup(host, { all: true }).catch(codeOf)
  using wait = new AbortScope({ clock, signal })
  const late = clock.sleep(stepLimitMs, wait.signal).then(
    () => 'ETIMEDOUT',
    () => 'ABORTED',
  )
  const addresses = await Promise.race([found, late])
  wait.abort(notNeeded)
  signal.throwIfAborted()
  if (typeof addresses === 'string') return { name: { code: addresses }, tcp: undefined, tls: undefined }
  const name = { ms: clock.now() - startMs, addresses: addresses.length }
  const tcp = await step(
    clock,
    signal,
    () => connectTcp({ host, port }),
    'connect',
    () => ({}),
  )
  if ('code' in tcp || !isTls) return { name, tcp, tls: undefined }
  const open = (): TLSSocket =>
    connectTls({
      ...{ host, port, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] },
      ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
    })
  return { name, tcp, tls: await step(clock, signal, open, 'secureConnect', tlsDetails) }
}

/** Opens a socket, looks at it when it is ready, and closes it. */
function step<S extends Socket, Details>(
  clock: Clock,
  signal: AbortSignal,
  open: () => S,
  ready: string,
  look: (socket: S) => Details,
): Promise<({ readonly ms: number } & Details) | { readonly code: string }> {
  const startMs = clock.now()
  return new Promise((resolve, reject) => {
    const socket = open()
    const onAbort = (): void => {
      socket.destroy()
      reject(signal.reason)
    }
    const finish = (result: ({ readonly ms: number } & Details) | { readonly code: string }): void => {
      signal.removeEventListener('abort', onAbort)
      socket.destroy()
      resolve(result)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    socket.setTimeout(stepLimitMs, () => finish({ code: 'ETIMEDOUT' }))
    socket.once(ready, () => finish({ ms: clock.now() - startMs, ...look(socket) }))
    socket.on('error', (error) => finish({ code: codeOf(error) }))
    if (signal.aborted) onAbort()
  })
}

function tlsDetails(socket: TLSSocket) {
  const certificate = socket.getPeerCertificate(true)
  const { authorized, authorizationError, alpnProtocol } = socket
  const expires = new Date(certificate.valid_to)
  return {
    ...(authorized ? {} : { refused: authorizationError === undefined ? 'unknown' : codeOf(authorizationError) }),
    ...(alpnProtocol ? { offers: alpnProtocol } : {}),
    ...(Number.isNaN(expires.getTime()) ? {} : { expires }),
    protocol: socket.getProtocol() ?? 'unknown',
    chain: lengthOf(certificate),
  }
}

/** The root names itself as its issuer. */
function lengthOf(certificate: DetailedPeerCertificate): number {
  const seen = new Set<DetailedPeerCertificate>()
  for (let at: DetailedPeerCertificate | undefined = certificate; at && !seen.has(at); at = at.issuerCertificate)
    seen.add(at)
  return seen.size
}

function codeOf(error: unknown): string {
  if (typeof error === 'string') return error
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)
}
