import { NoAnswerError, RefusedError, UnreadableError } from '../../client/errors.ts'
import { isFields, readId } from '../../client/fields.ts'
import type { Effect } from '../../contract/operation.ts'
import { type NameWithEffect, type OperationName, operationOf } from '../../contract/operations.ts'
import { message } from '../../text/message.ts'
import { textOf } from '../shared/failure.ts'

/** Whether a write may have taken effect although its answer does not say so (contract: Errors, 500). */
export function answerMayBeLost(error: unknown, effect: Effect): boolean {
  if (effect === 'read') return false
  if (error instanceof NoAnswerError) return error.sent
  if (error instanceof UnreadableError) return true
  // A platform that does not know the operation has not done it.
  return error instanceof RefusedError && error.status >= 500 && error.status !== 501
}

/** What is known of a write whose answer was lost, and how to find out the rest. The write itself is never sent again. */
export function lostAnswer(operation: OperationName, error: unknown): NoAnswerError {
  return new NoAnswerError(whatMayBe(operation, error), { operation, sent: true, cause: error })
}

function whatMayBe(operation: OperationName, error: unknown): string {
  const lost = textOf(error)
  if (isIn(creations, operation)) return creations[operation](lost, error)
  const { effect } = operationOf(operation)
  switch (effect) {
    case 'secret':
      return message`lost-secret: ${lost} A secret may have been created that was never shown; the previous one is then invalid. Call it again only to rotate the secret.`
    case 'exec':
      return message`lost-statement: ${lost} The statement may have run, and is never sent twice. Check the data before you call it again.`
    case 'set':
      return shownBy[operation] === undefined
        ? message`lost-setting: ${lost} The platform documents no operation that reads this setting. Calling it again sets the same value.`
        : message`lost-setting-shown: ${lost} The setting may have taken effect: ${shownBy[operation]} shows it. Calling it again sets the same value.`
    case 'delete':
      return message`lost-deletion: ${lost} You can call it again: nothing more is deleted.`
    case 'create':
    case 'read':
      return lost
    default:
      return effect satisfies never
  }
}

/** What may exist after each creation, and where to look for it. */
const creations: Record<NameWithEffect<'create'>, (lost: string, error: unknown) => string> = {
  deploy_service: (lost) =>
    message`lost-deploy: ${lost} The deployment may exist. Check with list_deployments before you call it again.`,
  create_project: (lost) =>
    message`lost-project: ${lost} The project may exist. Check with list_projects before you call it again.`,
  create_service: lostService,
  deploy_upload: lostService,
  expose_port: lostCreation,
  add_domain: lostCreation,
}

function lostCreation(lost: string): string {
  return message`lost-creation: ${lost} It may exist. Check the dashboard before you call it again.`
}

/** A service that the answer names exists, whatever else of it cannot be read. */
function lostService(lost: string, error: unknown): string {
  const body = error instanceof UnreadableError ? error.body : undefined
  const id = readId(isFields(body) && isFields(body['service']) ? body['service'] : body)
  return id === undefined
    ? message`lost-service: ${lost} The service may exist and be billed. Check the dashboard, or serviceCount in list_projects, before you call it again.`
    : message`lost-service-known: ${lost} Service ${id} exists and is billed. Look at it before you call this again.`
}

/** The operations that show a setting; the contract has none for the others. */
const shownBy: Partial<Record<OperationName, OperationName>> = {
  scale_service: 'get_scaling',
  attach_service_dedicated_ip: 'get_service_dedicated_ip',
  set_db_tls: 'get_db_connection',
  set_db_allowlist: 'get_db_connection',
  rotate_db_credentials: 'get_db_connection',
}

function isIn<Table extends object>(table: Table, operation: OperationName): operation is keyof Table & OperationName {
  return Object.hasOwn(table, operation)
}
