import { onlyPlatformErrors, type PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { Result as Answer } from '../contract/operations.ts'
import { shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'
import type { RunTime } from './run-time.ts'

/** The scope of a restricted key; an account key has none (contract: Authentication, 3 and 4). */
export interface KeyScope {
  readonly kind?: string | null | undefined
  readonly serviceId?: string | null | undefined
  readonly permissions?: Readonly<Record<string, unknown>> | null | undefined
}

/** Reads the key's identity and scope before the first write. Most runs can continue without them. */
export async function readKey(platform: Platform, time: RunTime): Promise<Answer<'whoami'> | PlatformError> {
  return await platform.call('whoami', {}, time.beforeWrite).catch(onlyPlatformErrors)
}

/** Says why a key cannot deploy the service; undefined if nothing speaks against it. */
export function findScopeProblem(scope: KeyScope | null | undefined, serviceId: string): string | undefined {
  if (scope?.serviceId && scope.serviceId !== serviceId) {
    return `The API key belongs to service "${cleanText(scope.serviceId)}", not to "${serviceId}". Check service-id and api-key.`
  }
  return findMissingPermission(scope, 'deployments')
}

/** Says why a key cannot create a service by an upload; undefined if nothing speaks against it. */
export function findUploadProblem(scope: KeyScope | null | undefined): string | undefined {
  if (scope?.serviceId) {
    return `The API key belongs to service "${cleanText(scope.serviceId)}", and an upload creates a new one. Use an account key, or a project key with project:write.`
  }
  return findMissingPermission(scope, 'project')
}

/** The rights that a deploy by ref may need: `logs:read` shows why one failed, `variables:write` imports `env-vars`. */
export function listDeployRights({ hasVariables }: { readonly hasVariables: boolean }): readonly string[] {
  return ['deployments:write', 'logs:read', ...(hasVariables ? ['variables:write'] : [])]
}

/** The rights in a key's scope, such as `deployments:write`; undefined if it lists none. */
export function listRights(scope: KeyScope | null | undefined): readonly string[] | undefined {
  if (!scope?.permissions) return undefined
  return Object.entries(scope.permissions)
    .filter(([, level]) => level === 'read' || level === 'write')
    .map(([category, level]) => `${shorten(cleanText(category), 40)}:${level}`)
}

/** The kind of a key (contract: Authentication, 2): an account key shows no scope, and a service key names its service. */
export function keyKind(scope: KeyScope | null | undefined): 'account' | 'project' | 'service' {
  if (!scope) return 'account'
  if (scope.serviceId || /service/i.test(scope.kind ?? '')) return 'service'
  return /account/i.test(scope.kind ?? '') ? 'account' : 'project'
}

/** Says which rights of a key a deploy of one service does not need, and which narrower key to create. */
export function findExcess(scope: KeyScope | null | undefined, needed: readonly string[]): string | undefined {
  const advice = `Create a key of this service alone, with at most ${needed.join(', ')}.`
  const kind = keyKind(scope)
  if (kind === 'account')
    return `The API key is an account key, which can do everything that its creator can. ${advice}`
  if (kind === 'project') return `The API key is a project key, which reaches more than one service. ${advice}`
  // Write includes read.
  const isNeeded = (right: string): boolean =>
    needed.includes(right) || needed.includes(right.replace(/read$/, 'write'))
  const excess = listRights(scope)?.filter((right) => !isNeeded(right)) ?? []
  if (excess.length === 0) return undefined
  return `The API key may do more than a deploy needs: ${shorten(excess.join(', '), 200)}. ${advice}`
}

function findMissingPermission(scope: KeyScope | null | undefined, capability: string): string | undefined {
  if (!scope?.permissions || scope.permissions[capability] === 'write') return undefined
  return `The API key lacks ${capability}:write. Create a key with that permission.`
}
