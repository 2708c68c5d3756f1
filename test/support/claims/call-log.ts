import { AsyncLocalStorage } from 'node:async_hooks'
import { RecordGoneError } from '../../../src/preview/memory/preview-memory.ts'
import { describe, describeWhole } from './call-description.ts'
import { type Call, newCall } from './calls.ts'
import { forgetAfter, forgetAtCreation, forgetBefore, forgetClaiming, forgetTries, recall } from './forgetting.ts'
import type { Answer, Request } from './world.ts'

/** It tells how many services there are: only what creates one asks. */
const countPath = '/api/projects'

/**
 * Once a run has chosen, it lists only to find what it has created, if it was given no answer. Once it has claimed a removal, or has not, it lists
 * no rows but those for people, which nobody writes here.
 */
export type Lists = 'perhaps' | 'after a fault' | 'never'

const currentCall = new AsyncLocalStorage<Call>()

/**
 * What a run was told, by the calls of its ports: whoever makes a call knows its result alone, and nothing of the requests that led to it.
 */
export class CallLog {
  readonly #root = newCall('', [])

  /** Does something within the run, outside of any call. */
  begin<Result>(act: () => Result): Result {
    return currentCall.run(this.#root, act)
  }

  /** A port whose calls are written down. */
  observe<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          const caller = this.#current
          const call = newCall(String(name), given, caller)
          forgetBefore(caller, call)
          const made: unknown = currentCall.run(call, () => Reflect.apply(value, target, given))
          if (made instanceof Promise) return awaited(made, caller, call)
          return isAsyncIterable(made) ? read(made, caller, call) : made
        }
      },
    })
  }

  /** Gives what writes down the answer to a request of the call that is under way. */
  asked(request: Request): (answer: Answer) => void {
    const caller = this.#current
    const name = request.kind === 'platform' ? request.method : request.kind
    if (request.kind === 'platform' && request.path === countPath) forgetClaiming(caller)
    return (answer) => {
      const hasThrown = answer.kind !== 'answered'
      // Whether search engines are kept from a service that it created changes nothing else.
      const isForgotten = name === 'PATCH' && caller.ended.some((each) => each.name === 'POST' && !each.hasThrown)
      if (!hasThrown) forgetTries(caller, request)
      if (name === 'POST' && !hasThrown) forgetAtCreation(caller)
      const result = request.kind === 'list' && answer.kind === 'answered' ? answer.value : answer.key
      caller.ended.push({ name, given: [request], result, hasThrown, call: undefined, isForgotten })
    }
  }

  /** Whether it may still read what a memory holds. */
  get mayRead(): boolean {
    return !this.#root.hasChosen
  }

  /** When it lists rows again that others write. */
  get lists(): Lists {
    const { hasChosen, ended, underWay } = this.#root
    const isSettled =
      ended.some(({ name }) => name === 'claimRemoval') || [...underWay].some(({ name }) => name === 'close')
    if (isSettled) return 'never'
    return hasChosen && !mayFindCreated(this.#root) ? 'after a fault' : 'perhaps'
  }

  /** What is still in mind, or all that ever was, with numbers for attempts, which are random. */
  toText(attempts: readonly string[], { isWhole }: { readonly isWhole: boolean }): string {
    const described = isWhole ? describeWhole(this.#root) : describe(this.#root)
    return attempts.reduce(
      (text, attempt, number) => text.replaceAll(attempt, `attempt ${number}`),
      JSON.stringify(described),
    )
  }

  get #current(): Call {
    return currentCall.getStore() ?? this.#root
  }
}

/** Whether it has created a row, and was given no answer. */
function mayFindCreated({ name, ended, underWay }: Call): boolean {
  return (name === 'create' && ended.some(({ hasThrown }) => hasThrown)) || [...underWay].some(mayFindCreated)
}

function end(caller: Call, call: Call, result: unknown): void {
  const { name, given } = call
  caller.underWay.delete(call)
  const isForgotten = forgetAfter(caller, call, result)
  caller.ended.push({ name, given, result, hasThrown: false, call, isForgotten })
}

function fail(caller: Call, call: Call, error: unknown): void {
  const { name, given } = call
  caller.underWay.delete(call)
  // It is read again at once.
  const isForgotten = error instanceof RecordGoneError && name === 'read'
  caller.ended.push({ name, given, result: String(error), hasThrown: true, call, isForgotten })
}

async function awaited(made: Promise<unknown>, caller: Call, call: Call): Promise<unknown> {
  caller.underWay.add(call)
  try {
    const result = await made
    end(caller, call, result)
    return result
  } catch (error) {
    fail(caller, call, error)
    throw error
  }
}

async function* read(made: AsyncIterable<unknown>, caller: Call, call: Call): AsyncGenerator<unknown, unknown> {
  const { yielded } = call
  const iterator = made[Symbol.asyncIterator]()
  let failure: { readonly error: unknown } | undefined
  let isOver = false
  caller.underWay.add(call)
  try {
    for (;;) {
      const next: IteratorResult<unknown, unknown> = await currentCall.run(call, () => iterator.next())
      yielded.push(next.value)
      recall(caller, call)
      if (next.done) {
        isOver = true
        yielded.push('whole')
        return next.value
      }
      yield next.value
    }
  } catch (error) {
    isOver = true
    failure = { error }
    throw error
  } finally {
    if (!isOver) await iterator.return?.()
    if (failure === undefined) end(caller, call, yielded)
    else fail(caller, call, failure.error)
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
