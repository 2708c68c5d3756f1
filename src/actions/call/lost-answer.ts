import { setTimeout } from 'node:timers/promises'
import { NoAnswerError, RefusedError, UnreadableError } from '../../client/errors.ts'
import { isFields, readId } from '../../client/fields.ts'
import type { Platform } from '../../client/platform.ts'
import type { Effect } from '../../contract/operation.ts'
import { type NameWithEffect, type OperationName, operationOf } from '../../contract/operations.ts'
import type { Given } from './inputs.ts'
import { readBackOf } from './read-back.ts'

/** A write whose answer was lost and whose effect was seen all the same. */
export interface Settled {
  /** As much of the documented result as could be read back. */
  readonly result: unknown
  readonly warning: string
}

/** A write that the platform is slow with may show a little later. */
const looks = 3
const betweenLooksMs = 2_000

/** Whether a write may have taken effect although its answer says nothing of it (contract: Errors, 500). */
export function answerMayBeLost(error: unknown, effect: Effect): boolean {
  if (effect === 'read') return false
  if (error instanceof NoAnswerError) return error.sent
  if (error instanceof UnreadableError) return true
  // A platform that does not know the operation has not done it.
  return error instanceof RefusedError && error.status >= 500 && error.status !== 501
}

/**
 * Reads a setting back after its answer was lost. The write itself is never sent again.
 *
 * @throws Error that says what is known, and how to find out the rest, where the effect was not seen
 */
export async function settle(
  platform: Platform,
  { operation, args }: Given,
  error: unknown,
  signal: AbortSignal,
): Promise<Settled> {
  const lost = error instanceof Error ? error.message : String(error)
  const readBack = readBackOf(operation)
  if (readBack === undefined) throw unknownState(lost, knownToExist(operation, error) ?? howToFindOut(operation), error)
  for (let look = 1; look <= looks; look++) {
    if (look > 1) await setTimeout(betweenLooksMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    const result = await readBack.look(platform, args, { signal }).catch((failure: unknown) => {
      signal.throwIfAborted()
      const why = failure instanceof Error ? failure.message : String(failure)
      throw unknownState(lost, `It could not be read back either. ${why}`, error)
    })
    if (result === undefined) continue
    const warning = `${lost} Read back with ${readBack.operation}: it has taken effect, and \`result\` is what was read.`
    return { result, warning }
  }
  const seen = `Read back with ${readBack.operation}: it has not taken effect so far, so it may be called again.`
  throw unknownState(lost, seen, error)
}

/** A service that the answer names all the same, whatever else of it cannot be read. */
function knownToExist(operation: OperationName, error: unknown): string | undefined {
  if (!isCreation(operation) || places[operation] !== billed || !(error instanceof UnreadableError)) return undefined
  const { body } = error
  const id = readId(isFields(body) && isFields(body['service']) ? body['service'] : body)
  return id === undefined ? undefined : `Service ${id} exists and is billed: look at it before calling this again.`
}

function howToFindOut(operation: OperationName): string {
  const { effect } = operationOf(operation)
  switch (effect) {
    case 'secret':
      return (
        'A secret may have been created that nobody has seen, and the one before it is invalid then. ' +
        'It is not asked for twice: call it again on purpose to rotate it.'
      )
    case 'exec':
      return 'The statement may have run, and is never sent twice: look at the data before calling it again.'
    case 'create':
      return `It may exist now, and is not asked for twice: ${whereToLook(operation)} before calling it again.`
    case 'set':
      return 'The platform documents no read for it; calling it again sets the same once more.'
    case 'delete':
      return 'Calling it again deletes nothing more.'
    case 'read':
      return 'Call it again.'
    default:
      return effect satisfies never
  }
}

const dashboard = 'look at the dashboard'
const billed = 'a service is billed, so look at the dashboard, or at serviceCount in list_projects,'

/** Where each creation shows. */
const places: Record<NameWithEffect<'create'>, string> = {
  deploy_service: 'look with list_deployments',
  create_project: 'look with list_projects',
  create_service: billed,
  deploy_upload: billed,
  expose_port: dashboard,
  add_domain: dashboard,
}

function whereToLook(operation: OperationName): string {
  return isCreation(operation) ? places[operation] : dashboard
}

function isCreation(operation: OperationName): operation is keyof typeof places {
  return Object.hasOwn(places, operation)
}

function unknownState(lost: string, more: string, cause: unknown): NoAnswerError {
  const operation = cause instanceof NoAnswerError ? cause.operation : 'call'
  return new NoAnswerError(`${lost} ${more}`, { operation, sent: true, cause })
}
