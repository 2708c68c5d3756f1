import { type OperationName, operationOf } from '../../../contract/operations.ts'
import { InputError, mayHaveTakenEffect, NoAnswerError, UnreadableError } from '../../client/errors.ts'
import { isFields, readId } from '../../client/json-fields.ts'
import type { Platform } from '../../client/platform.ts'
import { openPlatform } from '../../config/connection.ts'
import { preflight } from '../../deployment/start/preflight.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { plainEnd } from '../../report/run-end.ts'
import { toRunReport } from '../../report/to-run-report.ts'
import { formatError } from '../../text/formats/format-error.ts'
import { excerpt } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import { explain } from '../explain-error.ts'
import { createCleaning, type Job } from '../job.ts'
import { type CallRequest, readCallInputs } from './call-inputs.ts'
import { maskArguments, setStatus, writeResult } from './call-result.ts'

/** The call action: one operation of the contract, its answer as an output. A failure ends the step red. */
export async function callAction(job: Job): Promise<void> {
  let isWrite = false
  try {
    const request = await readCallInputs(job.inputs, (given) => maskArguments(job, given))
    isWrite = operationOf(request.operation).effect !== 'read'
    if (operationOf(request.operation).events) await (await import('./call-stream.ts')).printStream(job, request)
    else await callOnce(job, request)
  } catch (error) {
    setStatus(job, error)
    const cancelled = job.signal.aborted
    const reason = error === job.signal.reason ? formatError(error) : explain(error, job.inputs.named)
    const isUnknown = error instanceof NoAnswerError && error.sent && isWrite
    const outcome = cancelled ? 'aborted' : isUnknown ? 'indeterminate' : 'failed'
    const end = plainEnd(outcome, reason, { wrongUsage: error instanceof InputError && !error.answered })
    job.end(toRunReport(end, createCleaning(job)))
    job.console.error(reason)
  }
}

/** Characters of a database's error; its first words are enough. */
const longestFailure = 500

/** One request and its answer. Rejects as the client does, and if a failure hides in the success. */
async function callOnce(job: Job, request: CallRequest): Promise<void> {
  await using platform = openPlatform(request.connection, job)
  const operation = operationOf(request.operation)
  const { id } = request.args
  // Every write whose path has an `id` is a service's.
  const target = typeof id === 'string' ? { serviceId: id } : {}
  if (operation.effect !== 'read') await preflight(platform, request.operation, target, { signal: job.signal })
  const result = await askFor(job, platform, request)
  await writeResult(job, operation, result)
  const failure = operation.hiddenFailure?.(result)
  // A failure that the platform reports with a status of success.
  if (failure !== undefined) {
    throw new TaxiwayError('refused', excerpt(sanitizeText(failure, job.redactor), longestFailure))
  }
}

/** The answer. If that of a write was lost, the error says what may have taken effect; the write itself is never sent again. */
async function askFor(job: Job, platform: Platform, { operation, args }: CallRequest): Promise<unknown> {
  const { signal } = job
  try {
    const { status, result } = await platform.answer(operation, args, { signal })
    job.outputs.set('http-status', String(status))
    job.console.say(`${operation}: the platform answered ${status}.`)
    return result
  } catch (error) {
    if (operationOf(operation).effect === 'read') throw error
    if (signal.aborted) {
      const text = `${formatError(signal.reason)} ${operation} may have taken effect. Check the state before you run it again.`
      throw new TaxiwayError('no-answer', text)
    }
    if (!mayHaveTakenEffect(error)) throw error
    setStatus(job, error)
    throw new NoAnswerError(whatMayBe(operation, error), { operation, sent: true, cause: error })
  }
}

/** What is known of a write whose answer was lost, and how to find out the rest. */
function whatMayBe(operation: OperationName, error: unknown): string {
  const lost = formatError(error)
  const shown = shownBy[operation]
  const { effect } = operationOf(operation)
  switch (effect) {
    case 'secret':
      return message`lost-secret: ${lost} A secret may have been created that was never shown; the previous one is then invalid. Call it again only to rotate the secret.`
    case 'exec':
      return message`lost-statement: ${lost} The statement may have run, and is never sent twice. Check the data before you call it again.`
    case 'set': {
      const where = shown === undefined ? '' : `: ${shown} shows it`
      return message`lost-setting: ${lost} The setting may have taken effect${where}. Calling it again sets the same value.`
    }
    case 'delete':
      return `${lost} You can call it again: nothing more is deleted.`
    case 'create': {
      const what = created[operation] ?? 'What it creates may exist'
      const id = what === billed ? serviceIn(error) : undefined
      if (id !== undefined)
        return message`lost-service-known: ${lost} Service ${id} exists and is billed. Look at it before you call this again.`
      return message`lost-creation: ${lost} ${what}. Check ${shown ?? 'the dashboard'} before you call it again.`
    }
    case 'read':
      return lost
    default:
      return effect satisfies never
  }
}

/** A service that the answer names exists, whatever else of it cannot be read. */
function serviceIn(error: unknown): string | undefined {
  const body = error instanceof UnreadableError ? error.body : undefined
  return readId(isFields(body) && isFields(body['service']) ? body['service'] : body)
}

const billed = 'The service may exist and be billed'
/** What may be there after a creation whose answer was lost. */
const created: Partial<Record<OperationName, string>> = {
  create_project: 'The project may exist',
  create_service: billed,
  deploy_upload: billed,
  deploy_service: 'The deployment may exist',
  expose_port: 'The port may be exposed',
  add_domain: 'The domain may have been added',
}

const inProject = 'the dashboard, or serviceCount in list_projects,'
/** Where the effect of a write is seen; the contract has no operation that shows the others. */
const shownBy: Partial<Record<OperationName, string>> = {
  deploy_service: 'list_deployments',
  create_project: 'list_projects',
  create_service: inProject,
  deploy_upload: inProject,
  scale_service: 'get_scaling',
  attach_service_dedicated_ip: 'get_service_dedicated_ip',
  set_db_tls: 'get_db_connection',
  set_db_allowlist: 'get_db_connection',
  rotate_db_credentials: 'get_db_connection',
}
