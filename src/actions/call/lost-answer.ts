import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { NoAnswerError, RefusedError, UnreadableError } from '../../client/errors.ts'
import { isFields, readId } from '../../client/fields.ts'
import type { CallOptions } from '../../client/options.ts'
import type { Platform } from '../../client/platform.ts'
import type { Effect } from '../../contract/operation.ts'
import { type NameWithEffect, type OperationName, operationOf, operations } from '../../contract/operations.ts'
import { message } from '../../text/message.ts'
import { textOf } from '../shared/failure.ts'
import type { GivenCall } from './inputs.ts'

/** A write whose answer was lost, and which took effect. */
export interface Settled {
  /** As much of the documented result as could be read back. */
  readonly result: unknown
  readonly warning: string
}

/** How another operation shows the effect of a setting. */
interface ReadBack {
  readonly operation: OperationName
  /**
   * What the setting's own answer would have held, as far as it can be read; undefined where the setting is not as asked.
   * Rejects as the client does.
   */
  look(platform: Platform, args: unknown, options: CallOptions): Promise<unknown>
}

/** The effect of a write may show a little later. */
const looks = 3
const betweenLooksMs = 2_000

/** Whether a write may have taken effect although its answer does not say so (contract: Errors, 500). */
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
  { operation, args }: GivenCall,
  error: unknown,
  signal: AbortSignal,
): Promise<Settled> {
  const lost = textOf(error)
  const readBack = isIn(readBacks, operation) ? readBacks[operation] : null
  if (readBack === null) throw unknownState(whatMayBe(operation, error, lost), error)
  for (let look = 1; look <= looks; look++) {
    if (look > 1) await setTimeout(betweenLooksMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    const result = await readBack.look(platform, args, { signal }).catch((failure: unknown) => {
      signal.throwIfAborted()
      throw unknownState(
        message`read-back-failed: ${lost} The setting could not be read back either. ${textOf(failure)}`,
        error,
      )
    })
    if (result === undefined) continue
    const warning = message`read-back-took-effect: ${lost} ${readBack.operation} shows that it took effect. \`result\` holds what was read.`
    return { result, warning }
  }
  throw unknownState(
    message`read-back-no-effect: ${lost} ${readBack.operation} shows that it has not taken effect so far. You can call it again.`,
    error,
  )
}

function unknownState(text: string, cause: unknown): NoAnswerError {
  const operation = cause instanceof NoAnswerError ? cause.operation : 'call'
  return new NoAnswerError(text, { operation, sent: true, cause })
}

/** What is known of a write without a read that shows its effect, and how to find out the rest. */
function whatMayBe(operation: OperationName, error: unknown, lost: string): string {
  if (isIn(creations, operation)) return creations[operation](lost, error)
  const { effect } = operationOf(operation)
  switch (effect) {
    case 'secret':
      return message`lost-secret: ${lost} A secret may have been created that was never shown; the previous one is then invalid. Call it again only to rotate the secret.`
    case 'exec':
      return message`lost-statement: ${lost} The statement may have run, and is never sent twice. Check the data before you call it again.`
    case 'set':
      return message`lost-setting: ${lost} The platform documents no operation that reads this setting. Calling it again sets the same value.`
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

/** How each setting is read back; null where the contract has no read for it. */
const readBacks: Record<NameWithEffect<'set'>, ReadBack | null> = {
  set_storage: null,
  import_env: null,
  set_search_indexing: null,
  set_autodeploy: null,
  scale_service: {
    operation: 'get_scaling',
    async look(platform, args, options) {
      const { id, ...asked } = v.parse(operations.scale_service.args, args)
      const scaling = await platform.call('get_scaling', { id }, options)
      const { minReplicas, maxReplicas, instances, ...shown } = scaling
      // With autoscaling `instances` is the floor, and the scaler chooses the effective number.
      const seen = { ...shown, instances: minReplicas ?? instances, maxInstances: maxReplicas }
      const names = ['instances', 'maxInstances', 'autoscaleEnabled', 'autoscaleCpuPct', 'autoscaleMemPct'] as const
      return names.every((name) => asked[name] === undefined || asked[name] === seen[name]) ? { scaling } : undefined
    },
  },
  attach_service_dedicated_ip: {
    operation: 'get_service_dedicated_ip',
    async look(platform, args, options) {
      const { id, ipId } = v.parse(operations.attach_service_dedicated_ip.args, args)
      const { ip } = await platform.call('get_service_dedicated_ip', { id }, options)
      return ip?.id === ipId ? { ip } : undefined
    },
  },
  set_db_tls: shownByConnection(({ tls }, args) =>
    tls === v.parse(operations.set_db_tls.args, args).tls ? { tls } : undefined,
  ),
  set_db_allowlist: shownByConnection(({ allowIps }, args) => {
    const asked = v.parse(operations.set_db_allowlist.args, args).allowIps
    return allowIps && sources(allowIps) === sources(asked) ? { allowIps } : undefined
  }),
  rotate_db_credentials: shownByConnection(({ password }, args) =>
    password === v.parse(operations.rotate_db_credentials.args, args).password ? {} : undefined,
  ),
}

type DbConnection = v.InferOutput<typeof operations.get_db_connection.result>

/** A setting of a database; `holds` gives what its own answer would have held, or undefined where it is not as asked. */
function shownByConnection(holds: (shown: DbConnection, args: unknown) => unknown): ReadBack {
  return {
    operation: 'get_db_connection',
    async look(platform, args, options) {
      const { id } = v.parse(v.object({ id: v.string() }), args)
      return holds(await platform.call('get_db_connection', { id }, options), args)
    },
  }
}

/** An address alone and its /32 are the same source; the order does not matter. */
function sources(list: readonly string[]): string {
  return list
    .map((source) => source.toLowerCase().replace(/\/32$/, ''))
    .sort()
    .join(' ')
}

function isIn<Table extends object>(table: Table, operation: OperationName): operation is keyof Table & OperationName {
  return Object.hasOwn(table, operation)
}
