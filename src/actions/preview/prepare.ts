import { RefusedError, TaxiwayError } from '../../client/errors.ts'
import type { ExposedPort } from '../../github/deployments/memory.ts'
import { callOptions, type PreviewStage } from './context.ts'

const settingMs = 30_000

/** Keeps search engines away from a generated hostname. Gives what the platform or the way there had against it. */
export async function turnIndexingOff(stage: PreviewStage, serviceId: string): Promise<TaxiwayError | undefined> {
  const { job, platform } = stage
  try {
    await platform.call('set_search_indexing', { id: serviceId, enabled: false }, callOptions(stage, settingMs))
    return undefined
  } catch (error) {
    job.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return error
  }
}

/** A refusal says nothing about the deploy. */
export function warnOfIndexing({ job }: PreviewStage, error: TaxiwayError): void {
  job.console.warn(`Search engines may index the preview: ${error.message}`)
}

/**
 * Exposes the port, once: what is remembered of it is not asked for again. Gives undefined where no port is wanted. Sent once; a
 * port that is refused with a 409, for it is exposed already or its label is taken, or whose answer was lost or names no host,
 * has an address that nobody knows, which costs a warning.
 *
 * Rejects as the client does where the platform refuses.
 */
export async function exposePort(
  stage: PreviewStage,
  serviceId: string,
  known: { readonly exposed: ExposedPort | undefined; readonly url: string | undefined },
): Promise<ExposedPort | undefined> {
  const { inputs, job, platform } = stage
  const { expose } = inputs
  if (expose === undefined) return undefined
  const { exposed, url } = known
  const same = exposed?.port === expose.port && exposed.label === expose.label
  const at = same ? (exposed.url ?? url) : undefined
  if (at !== undefined) return { ...expose, url: at }
  try {
    const { hostname } = await platform.call('expose_port', { id: serviceId, ...expose }, callOptions(stage, settingMs))
    const address = addressOf(hostname ?? '')
    if (address !== undefined) return { ...expose, url: address }
    warnOfNoAddress(stage, `The platform exposed port ${expose.port} under no hostname`)
    return expose
  } catch (error) {
    job.signal.throwIfAborted()
    const taken = error instanceof RefusedError && error.status === 409
    const refused = error instanceof RefusedError && error.status < 500 && !taken
    if (refused || !(error instanceof TaxiwayError) || error.kind === 'input') throw error
    const what = taken ? `Port ${expose.port} was not exposed` : 'The answer was lost'
    warnOfNoAddress(stage, `${what} (${error.message})`)
    return undefined
  }
}

function warnOfNoAddress({ job }: PreviewStage, why: string): void {
  job.console.warn(`${why}, so its address is not known: give it as \`environment-url\` where the platform shows none.`)
}

/** A hostname as the platform shows it, as an address: https, but for this machine itself. Undefined for anything else. */
export function addressOf(hostname: string): string | undefined {
  if (/^https?:\/\//i.test(hostname)) return isPlain(hostname) ? hostname : undefined
  if (/[\s/\\@?#]/.test(hostname)) return undefined
  const local = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname)
  const address = `${local ? 'http' : 'https'}://${hostname}`
  return isPlain(address) ? address : undefined
}

/** Without user name and password, which do not belong into an output. */
function isPlain(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.username === '' && url.password === ''
}
