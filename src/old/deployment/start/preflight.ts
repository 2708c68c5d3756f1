import { type OperationName, operations, type Result } from '../../../contract/operations.ts'
import type { CallOptions } from '../../client/call-options.ts'
import { type BodyKind, InputError, NoAnswerError, RefusedError, UnreadableError } from '../../client/errors.ts'
import { isFields } from '../../client/json-fields.ts'
import { isReadOnlyKey, readKeyKind } from '../../client/key-kind.ts'
import type { Platform } from '../../client/platform.ts'
import { AbortScope } from '../../client/time/abort-scope.ts'
import type { Run } from '../../client/time/run.ts'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { type NameInput, nameAsInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'

type Identity = Result<'whoami'>

/** The preflight must not hold up a deployment. */
export const preflightTimeoutMs = 15_000

/** What an operation is about to write to. */
export interface WriteTarget {
  /** The service; undefined for what is not a service's. */
  readonly serviceId?: string | undefined
  /** The service does not exist yet. */
  readonly isNew?: boolean
}

/** What the platform said of the key, or why it did not. */
export type KeyAnswer =
  | { readonly kind: 'told'; readonly identity: Identity }
  | { readonly kind: 'untold'; readonly error: TaxiwayError }

/**
 * The question whose key it is. It is sent at once and once, and its answer is judged before each write; whatever else is only read
 * can be asked beside it.
 */
export class KeyCheck {
  /**
   * The answer. It is `untold` if the platform failed, or was silent.
   *
   * @throws InputError for a key that is not valid, and if something else than this interface answers at `base-url`
   * @throws NoAnswerError if connections to the platform failed each time
   */
  readonly answer: Promise<KeyAnswer>
  readonly #named: NameInput

  /** @param options by default the answer may take 15 s */
  constructor(platform: Platform, options: CallOptions = {}) {
    this.#named = platform.named
    this.answer = ask(platform, { timeoutMs: preflightTimeoutMs, ...options })
    // Whoever needs the answer hears of a failure.
    silenceUntilAwaited(this.answer)
  }

  /** The check of a run, within its time. */
  static of(run: Run, platform: Platform): KeyCheck {
    return new KeyCheck(platform, { signal: run.signal, timeoutMs: Math.min(preflightTimeoutMs, run.remaining()) })
  }

  /**
   * Refuses a key that belongs to another service or lacks what the contract requires for the operation. Resolves if the contract
   * requires nothing, or the platform did not say.
   *
   * @throws as `answer` does, and InputError naming `api-key` and what it lacks
   */
  async require(operation: OperationName, target: WriteTarget = {}): Promise<KeyAnswer> {
    const answer = await this.answer
    const problem = answer.kind === 'told' ? keyProblem(answer.identity, operation, target, this.#named) : undefined
    if (problem !== undefined) throw new InputError('api-key', problem, { answered: true })
    return answer
  }
}

/**
 * Asks the platform what the key may do, and refuses a key that belongs to another service or lacks what the contract requires for
 * the operation. Resolves if the contract requires nothing, or the platform fails or is silent.
 *
 * @throws InputError naming `api-key`, or `base-url` if something else than this interface answers there
 * @throws NoAnswerError if the platform could not be reached
 */
export async function preflight(
  platform: Platform,
  operation: OperationName,
  target: WriteTarget,
  options: CallOptions = {},
): Promise<void> {
  await new KeyCheck(platform, options).require(operation, target)
}

/**
 * Checks the key and reads at the same time; gives what was read. Rejects as `KeyCheck.require` does, and ends the reading then.
 *
 * @param read must not write; it ends when the signal aborts
 */
export async function checkAndRead<Found>(
  run: Run,
  { key, operation, target }: { key: KeyCheck; operation: OperationName; target: WriteTarget },
  read: (signal: AbortSignal) => Promise<Found>,
): Promise<Found> {
  using scope = new AbortScope({ clock: run.clock, signal: run.signal })
  const reading = read(scope.signal)
  silenceUntilAwaited(reading)
  try {
    await key.require(operation, target)
  } catch (error) {
    scope.abort(error)
    throw error
  }
  return await reading
}

/** Why this key may not do the operation; undefined if it may, or if neither the platform nor the contract says. */
export function keyProblem(
  identity: Identity,
  operation: OperationName,
  target: WriteTarget,
  named: NameInput = nameAsInput,
): string | undefined {
  const { access, effect } = operations[operation]
  const kind = readKeyKind(identity)
  const scope = identity.keyScope ?? {}
  const ownService = scope.serviceId ?? undefined
  if (effect !== 'read' && isReadOnlyKey(identity)) {
    return message`key-read-only: ${named('api-key')} is a read-only key, and ${operation} writes. Use a key that can write.`
  }
  if (kind === 'service' && target.isNew) {
    return `${named('api-key')} belongs to one service (${ownService ?? 'unnamed'}) and cannot deploy to a new one. Use an account key, or a key of the project.`
  }
  if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
    return message`key-of-another-service: ${named('api-key')} belongs to another service (${ownService}). Use a key of ${target.serviceId}, or of its project, or check ${named('service-id')}.`
  }
  switch (access.kind) {
    case 'any-key':
    case 'own-project':
    case 'not-shown':
      return undefined
    case 'account-only':
      if (kind === 'account') return undefined
      return message`key-must-be-account: ${operation} needs an account key, and ${named('api-key')} belongs to a ${kind}.`
    case 'capability': {
      if (kind === 'account') return undefined
      const needed = `${access.capability}:${access.level}`
      if (kind === 'service' && !access.serviceKey) {
        return message`key-must-not-be-service: A service key cannot use ${operation}. Use an account key, or a project key with ${needed}.`
      }
      const granted = scope.permissions?.[access.capability]
      if (!scope.permissions || granted === 'write' || granted === access.level) return undefined
      return `${named('api-key')} lacks the capability ${needed}, which ${operation} needs. Grant it in the dashboard.`
    }
    default:
      return access satisfies never
  }
}

async function ask(platform: Platform, options: CallOptions): Promise<KeyAnswer> {
  try {
    const identity = await platform.call('whoami', {}, options)
    const problem = whyNotThisInterface(platform.baseUrl, identity, platform.named)
    if (problem !== undefined) throw new InputError('base-url', problem, { answered: true })
    return { kind: 'told', identity }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!(error instanceof TaxiwayError) || error.kind === 'input') throw error
    const problem = whyNotThisInterface(platform.baseUrl, error, platform.named)
    if (problem !== undefined) throw new InputError('base-url', problem, { answered: true })
    if (error instanceof RefusedError && error.status === 401)
      throw new InputError('api-key', error.message, { answered: true })
    // After the retries; a host that only was slow may still take the write.
    if (error instanceof NoAnswerError && !error.sent && error.code !== undefined) throw error
    return { kind: 'untold', error }
  }
}

/** Statuses of a platform that is there, with a key that it does not accept or at a bad moment. */
const ownStatuses: ReadonlySet<number> = new Set([401, 403, 408, 429])
/** The contract's fields of the identity; a platform shows at least one of them. */
const identityFields = ['id', 'name', 'email', 'keyScope']

/**
 * Why the answer to `whoami` shows that `base-url` is not the address of the platform's API, as a sentence that says what came and
 * asks the right question; undefined if the answer is the platform's, or there was none. A server error says nothing: a gateway
 * before the platform answers it too, with a page.
 *
 * @param baseUrl that was asked
 * @param answer the parsed identity, or the error of the call
 */
export function whyNotThisInterface(
  baseUrl: string,
  answer: unknown,
  named: NameInput = nameAsInput,
): string | undefined {
  if (answer instanceof NoAnswerError) {
    if (answer.code?.startsWith('HPE_') !== true) return undefined
    return message`base-url-not-http: What answers at ${baseUrl} does not speak HTTP (${answer.code}). Are scheme and port of ${named('base-url')} correct?`
  }
  if (answer instanceof RefusedError) {
    const { status, found } = answer
    if (status >= 500) return undefined
    // The text names the target and asks about the address.
    if (status < 400) return answer.message
    return found !== 'HTML' && ownStatuses.has(status) ? undefined : otherText(baseUrl, status, found, named)
  }
  if (answer instanceof UnreadableError) {
    const { status, found, body } = answer
    const mayBeOurs = isFields(body) || found === 'broken JSON' || (found === 'JSON' && body === undefined)
    return mayBeOurs ? undefined : otherText(baseUrl, status, found, named)
  }
  const isIdentity = isFields(answer) && identityFields.some((name) => answer[name] !== undefined)
  return isIdentity ? undefined : otherText(baseUrl, 200, 'JSON', named)
}

function otherText(baseUrl: string, status: number, found: BodyKind, named: NameInput): string {
  // Each path of the contract begins with `/api` itself.
  if (/\/api$/i.test(baseUrl))
    return message`base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of ${named('base-url')}? Taxiway adds "/api" itself: try without it. Nothing was written.`
  if (status === 404 && found !== 'HTML')
    return message`base-url-without-api: ${baseUrl} answered whoami with 404: there is no /api/auth/me. Is ${named('base-url')} the address of the platform's API, with its path prefix if it has one? Nothing was written.`
  return message`base-url-other-interface: ${baseUrl} answered whoami with ${found} (status ${status}), which is not an answer of the platform's API. Is ${named('base-url')} its address, and not that of a website or a sign-in page? Nothing was written.`
}
