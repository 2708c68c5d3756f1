import { InputError, RefusedError } from '../../client/errors.ts'
import type { CallOptions } from '../../client/options.ts'
import type { Platform } from '../../client/platform.ts'
import type { Run } from '../../client/time/run.ts'
import type { Access } from '../../contract/operation.ts'
import { type OperationName, operations, type Result } from '../../contract/operations.ts'
import { message } from '../../text/message.ts'

type KeyScope = NonNullable<Result<'whoami'>['keyScope']>

/** The preflight must not hold up a deployment. */
const preflightMs = 15_000

/** What an operation is about to write to. */
export interface WriteTarget {
  readonly serviceId?: string | undefined
  /** The service does not exist yet. */
  readonly isNew?: boolean
}

/** By default the check may take 15 s. `onFailure` receives the failure that left it without an answer. */
type PreflightOptions = CallOptions & { readonly onFailure?: (error: unknown) => void }

/**
 * Asks the platform for the key's scope before the first write, and refuses a key that belongs to another service or lacks what
 * the contract requires for the operation. Resolves where the contract requires nothing, the key has no scope, or the platform
 * does not answer.
 *
 * @throws InputError naming `api-key` and the missing capability.
 */
export async function preflight(
  platform: Platform,
  operation: OperationName,
  target: WriteTarget,
  options: PreflightOptions = {},
): Promise<void> {
  const scope = await readScope(platform, options)
  const problem = scope === undefined ? undefined : scopeProblem(scope, operation, target)
  if (problem !== undefined) throw new InputError('api-key', problem)
}

/** The check within a run; notes the `Retry-After` of a failure. */
export function preflightInRun(
  run: Run,
  platform: Platform,
  operation: OperationName,
  target: WriteTarget = {},
): Promise<void> {
  const timeoutMs = Math.min(preflightMs, run.remaining())
  const onFailure = (error: unknown): void => run.noteRetryAfter(error)
  return preflight(platform, operation, target, { signal: run.signal, timeoutMs, onFailure })
}

/** Why this scope does not permit the operation; undefined where it does, or where the contract does not say. */
export function scopeProblem(scope: KeyScope, operation: OperationName, target: WriteTarget): string | undefined {
  const { serviceId: ownService } = scope
  if (ownService && target.isNew) {
    return message`key-of-one-service: \`api-key\` belongs to one service (${ownService}) and cannot deploy to a new one. Use an account key, or a key of the project.`
  }
  if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
    return message`key-of-another-service: \`api-key\` belongs to another service (${ownService}). Use a key of ${target.serviceId}, or of its project.`
  }
  const access: Access = operations[operation].access
  switch (access.kind) {
    case 'any-key':
    case 'own-project':
    case 'not-shown':
      return undefined
    case 'account-only':
      return message`key-must-be-account: ${operation} needs an account key, and \`api-key\` belongs to a ${ownService ? 'service' : 'project'}.`
    case 'capability': {
      const needed = `${access.capability}:${access.level}`
      if (ownService && !access.serviceKey) {
        return message`key-must-not-be-service: A service key cannot use ${operation}. Use an account key, or a project key with ${needed}.`
      }
      if (!scope.permissions || grants(scope.permissions, access)) return undefined
      return message`key-lacks-capability: \`api-key\` lacks the capability ${needed}, which ${operation} needs. Grant it in the dashboard.`
    }
    default:
      return access satisfies never
  }
}

function grants(
  permissions: Readonly<Record<string, unknown>>,
  access: { readonly capability: string; readonly level: 'read' | 'write' },
): boolean {
  const granted = permissions[access.capability]
  return granted === 'write' || granted === access.level
}

async function readScope(
  platform: Platform,
  { onFailure, ...options }: PreflightOptions,
): Promise<KeyScope | undefined> {
  try {
    const identity = await platform.call('whoami', {}, { timeoutMs: preflightMs, ...options })
    return identity.keyScope ?? undefined
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof RefusedError && error.status === 401) throw new InputError('api-key', error.message)
    onFailure?.(error)
    return undefined
  }
}
