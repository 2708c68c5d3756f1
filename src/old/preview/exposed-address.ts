import { catchError, RefusedError } from '../client/errors.ts'
import type { ExposedPort } from '../run/exposed-port.ts'
import { withoutFullStop } from '../text/formats/shortening.ts'
import { message } from '../text/message.ts'
import type { Remembered } from './memory/preview-memory.ts'
import { callOptions, type PreviewContext } from './preview-context.ts'

type Port = NonNullable<PreviewContext['inputs']['expose']>
type RememberedPort = Pick<Extract<Remembered, { kind: 'known' }>, 'exposed' | 'url'>

const exposeTimeoutMs = 30_000

/** What is remembered as exposed, if it is what is wanted. */
export function rememberedPort(wanted: Port, last: RememberedPort | undefined): ExposedPort | undefined {
  const { port, label } = last?.exposed ?? {}
  const isSame = port === wanted.port && label === wanted.label
  return isSame && last?.url !== undefined ? { ...wanted, url: last.url } : undefined
}

/**
 * Exposes a port. Undefined if it is not known what was exposed, which is a warning: after a 409 (exposed already, or its label is taken)
 * or a lost answer. Rejects as the client does if the platform refuses.
 */
export async function exposePort(
  context: PreviewContext,
  serviceId: string,
  expose: Port,
): Promise<ExposedPort | undefined> {
  const request = context.platform.call(
    'expose_port',
    { id: serviceId, ...expose },
    callOptions(context, exposeTimeoutMs),
  )
  const error = await catchError(request, context.job.signal)
  const url = error === undefined ? toAddress((await request).hostname ?? '') : undefined
  if (url !== undefined) return { ...expose, url }
  const refusal = error instanceof RefusedError && error.status < 500 ? error.status : undefined
  if (error?.kind === 'input' || (refusal !== undefined && refusal !== 409)) throw error
  const why = error === undefined ? 'the platform gave it no hostname' : withoutFullStop(error.message)
  context.job.console.warn(
    message`preview-port-without-address: The address of port ${expose.port} is not known (${why}): set ${context.job.inputs.named('environment-url')}.`,
  )
  return error === undefined ? expose : undefined
}

/** A hostname of the platform as an address: https, but http for this machine itself. Undefined for anything else. */
export function toAddress(hostname: string): string | undefined {
  const hasScheme = /^https?:\/\//i.test(hostname)
  if (!hasScheme && /[\s/\\@?#]/.test(hostname)) return undefined
  const local = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname)
  const address = hasScheme ? hostname : `${local ? 'http' : 'https'}://${hostname}`
  const url = URL.parse(address)
  // A user name or password must not become an output.
  return url?.username === '' && url.password === '' ? address : undefined
}
