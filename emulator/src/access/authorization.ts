import { type Access, type Capability, type NameWithAccess, type OperationName, operationOf } from 'taxiway/contract'
import { StatusError } from '../http/status-error.ts'
import type { Key, Level } from '../state/account-tables.ts'
import type { PlatformState } from '../state/platform-state.ts'

/** The token of an `Authorization: Bearer` header; undefined if there is none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

/** The key in an `Authorization` header (contract: Authentication, 1). Throws a 401 if there is no valid key. */
export function authenticate(authorization: string | undefined, { keys }: PlatformState): Key {
  const token = bearerToken(authorization)
  // The challenges of RFC 9110, 15.5.2, and RFC 6750, 3.
  if (token === undefined) {
    const challenge = { 'www-authenticate': 'Bearer' }
    throw new StatusError(401, 'The API key is missing: send "Authorization: Bearer <API_KEY>".', challenge)
  }
  const stored = keys.get({ token })
  if (stored) return stored.grants
  const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' }
  throw new StatusError(401, 'The API key is invalid or revoked.', challenge)
}

/** Throws a 403 if the key may not call the operation. */
export function requirePermission(key: Key, name: OperationName): void {
  const reason = forbidden(key, name)
  if (reason !== undefined) throw new StatusError(403, reason)
}

/**
 * Why the key may not call the operation, whatever resource the request names; undefined if it may. A resource that the key
 * cannot see is another matter, and a 404 (`visibleTo`).
 */
export function forbidden(key: Key, name: OperationName): string | undefined {
  const { access, effect } = operationOf(name)
  if (key.kind === 'account') {
    return key.readOnly && effect !== 'read' ? `A read-only account key cannot call ${name}.` : undefined
  }
  return forbiddenByScope(key, name, isAssumed(name) ? assumed[name] : access)
}

function forbiddenByScope(key: Exclude<Key, { kind: 'account' }>, name: string, access: Access): string | undefined {
  switch (access.kind) {
    case 'any-key':
      return undefined
    case 'account-only':
    case 'not-shown':
      return `Only an account key can call ${name}.`
    case 'own-project':
      return key.kind === 'project' ? undefined : `A service key cannot call ${name}.`
    case 'capability': {
      if (key.kind === 'service' && !access.serviceKey) return `A service key cannot call ${name}.`
      const granted = key.permissions[access.capability]
      const enough = granted === 'write' || (granted === 'read' && access.level === 'read')
      return enough ? undefined : `The key lacks ${access.capability}:${access.level}, which ${name} needs.`
    }
    default:
      return access satisfies never
  }
}

function scoped(capability: Capability, level: Level, serviceKey = true): Access {
  return { kind: 'capability', capability, level, serviceKey }
}

/**
 * The permission that this platform requires of a scoped key if the contract shows none (contract: Gaps in the endpoint list):
 * the category whose name fits. A client must not rely on it.
 */
const assumed: Readonly<Record<NameWithAccess<'not-shown'>, Access>> = {
  create_service: scoped('project', 'write', false),
  list_deployments: scoped('deployments', 'read'),
  import_env: scoped('variables', 'write'),
  expose_port: scoped('domains', 'write'),
  add_domain: scoped('domains', 'write'),
  set_search_indexing: scoped('settings', 'write'),
  set_autodeploy: scoped('settings', 'write'),
  attach_service_dedicated_ip: { kind: 'account-only' },
  get_logs: scoped('logs', 'read'),
  get_deployment_logs: scoped('logs', 'read'),
  stream_deployment_logs: scoped('logs', 'read'),
  get_metrics: scoped('metrics', 'read'),
}

function isAssumed(name: OperationName): name is keyof typeof assumed {
  return Object.hasOwn(assumed, name)
}
