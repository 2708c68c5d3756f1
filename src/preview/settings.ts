import { isRefused, onlyPlatformErrors, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { withoutFullStop } from '../text/format.ts'

/** A port to expose, and the first part of its hostname. */
export interface Expose {
  readonly port: string
  readonly label: string
}

/**
 * Applies the settings of a new service: hides it from search engines, turns automatic deployment off (only the pull
 * request decides what is deployed), and exposes its port unless it already has an address. A failure is only a
 * warning. Returns the address, if known, and whether an exposed port still has to take effect.
 */
export async function applySettings(
  platform: Platform,
  { serviceId: id, shown }: { readonly serviceId: string; readonly shown: string | undefined },
  expose: Expose | undefined,
  signal: AbortSignal,
): Promise<{ readonly url: string | undefined; readonly isExposed: boolean; readonly warnings: readonly string[] }> {
  const limits = { ...settingLimits, signal }
  const [indexing, automatic, address] = await Promise.all([
    platform.call('set_search_indexing', { id, enabled: false }, limits).catch(onlyPlatformErrors),
    platform.call('set_autodeploy', { id, enabled: false }, limits).catch(onlyPlatformErrors),
    shown ?? (expose === undefined ? undefined : exposePort(platform, id, expose, signal)),
  ])
  const warnings: string[] = []
  if (indexing instanceof PlatformError) warnings.push(`Search engines may index the preview. ${indexing.message}`)
  if (automatic instanceof PlatformError) {
    warnings.push(`A push to the tracked branch may replace the preview. ${automatic.message}`)
  }
  if (address instanceof PlatformError) warnings.push(explainPort(address, expose))
  const isAsked = shown === undefined && expose !== undefined
  // If there was no answer, or none with an address, the port may still be exposed.
  const isExposed = isAsked && !(address instanceof PlatformError && address.effect === 'none')
  return { url: address instanceof PlatformError ? undefined : address, isExposed, warnings }
}

const settingLimits = { attemptMs: 15_000, totalMs: 30_000 }

/** Exposes a port, which takes effect with the next deployment. Returns the address. */
async function exposePort(
  platform: Platform,
  id: string,
  expose: Expose,
  signal: AbortSignal,
): Promise<string | PlatformError | undefined> {
  try {
    const { hostname } = await platform.call('expose_port', { id, ...expose }, { ...settingLimits, signal })
    return toAddress(hostname ?? '')
  } catch (error) {
    return onlyPlatformErrors(error)
  }
}

function explainPort(error: PlatformError, expose: Expose | undefined): string {
  const why = withoutFullStop(error.message)
  const known = isRefused(error, 409) ? 'It may be exposed already: set environment-url.' : 'Set environment-url.'
  return `The address of port ${expose?.port} is not known: ${why}. ${known}`
}

/** Turns a hostname from the platform into a URL: https, but http for this machine. Undefined for anything else. */
function toAddress(hostname: string): string | undefined {
  if (hostname === '' || /[\s/\\@?#]/.test(hostname)) return undefined
  const isLocal = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname)
  const address = `${isLocal ? 'http' : 'https'}://${hostname}`
  return URL.canParse(address) ? address : undefined
}
