import { PlatformError } from '../client/errors.ts'
import { cleanText } from '../text/untrusted.ts'

/** What a key is restricted to; an account key has no scope (contract: Authentication, 3 and 4). */
export interface KeyScope {
  readonly serviceId?: string | null | undefined
  readonly permissions?: Readonly<Record<string, unknown>> | null | undefined
}

/** Why a key cannot deploy the service. */
export function findScopeProblem(scope: KeyScope | null | undefined, serviceId: string): string | undefined {
  if (scope?.serviceId && scope.serviceId !== serviceId) {
    return `The API key belongs to service "${cleanText(scope.serviceId)}", not to "${serviceId}". Check service-id and api-key.`
  }
  return findMissingPermission(scope, 'deployments')
}

/** Why a key cannot create a service by an upload. */
export function findUploadProblem(scope: KeyScope | null | undefined): string | undefined {
  if (scope?.serviceId) {
    return `The API key belongs to service "${cleanText(scope.serviceId)}", and an upload creates a new one. Use an account key, or a project key with project:write.`
  }
  return findMissingPermission(scope, 'project')
}

function findMissingPermission(scope: KeyScope | null | undefined, capability: string): string | undefined {
  if (!scope?.permissions || scope.permissions[capability] === 'write') return undefined
  return `The API key lacks ${capability}:write. Create a key with that permission.`
}

/** A question that the run can go on without: its failure is an answer. */
export function onlyPlatformErrors(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  throw error
}
