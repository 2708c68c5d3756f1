import { isMissing } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { serviceName } from '../../config/file/keys.ts'
import { formatCount } from '../../text/size.ts'

const answerMs = 15_000

/** What a key may see: the service that it is for, or the projects of the account. The interface lists no services. */
export interface Seen {
  readonly service: { readonly id: string; readonly name: string } | undefined
  /** Each as a phrase. */
  readonly projects: readonly string[]
}

/** Asks only what is read. Rejects as the client does. */
export async function look(platform: Platform, signal: AbortSignal): Promise<Seen> {
  const identity = await platform.call('whoami', {}, { signal, timeoutMs: answerMs })
  const { serviceId, serviceName: name } = identity.keyScope ?? {}
  if (serviceId) return { service: { id: serviceId, name: nameFrom(name ?? serviceId) }, projects: [] }
  if (identity.keyScope) return { service: undefined, projects: [] }
  const projects = await platform.call('list_projects', {}, { signal, timeoutMs: answerMs })
  const phrases = projects.map(
    ({ slug, name: title, serviceCount }) => `${slug ?? title ?? '?'} (${formatCount(serviceCount ?? 0, 'service')})`,
  )
  return { service: undefined, projects: phrases }
}

/** Whether the platform shows the service to this key. Rejects if it does not say. */
export async function exists(platform: Platform, id: string, signal: AbortSignal): Promise<boolean> {
  try {
    await platform.call('list_deployments', { id, limit: 1 }, { signal, timeoutMs: answerMs })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** A name for a service of the file, from one that the platform takes. */
export function nameFrom(text: string): string {
  const plain = text
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '')
    .slice(0, 63)
  return serviceName.test(plain) ? plain : 'app'
}
