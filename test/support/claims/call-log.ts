import { AsyncLocalStorage } from 'node:async_hooks'
import type { Answer, Request } from './world.ts'

/** A call of a port that is under way, or the run itself. */
interface Call {
  readonly name: string
  /** How each of the calls that it made ended last, and all answers to each of its own requests. */
  readonly ended: Map<string, Ended>
  readonly underWay: Set<Call>
  /** What it has given so far, if it gives one thing after the other. */
  readonly given: unknown[]
  hasCreated: boolean
}

interface Ended {
  readonly result: unknown
  readonly within: Call | undefined
  isForgotten: boolean
}

const currentCall = new AsyncLocalStorage<Call>()

/**
 * What a run was told, by the calls of its ports: whoever makes a call knows its result alone, and nothing of the requests that led to it.
 */
export class CallLog {
  readonly #root = newCall('')

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
          const call = newCall(`${String(name)} ${JSON.stringify(given)}`)
          const caller = this.#current
          forgetBefore(caller, String(name), call.name)
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
    return (answer) => {
      const key = JSON.stringify(request)
      // Whether search engines are kept from a service that it created changes nothing else.
      if (request.kind === 'platform' && request.method === 'PATCH' && caller.hasCreated) return
      const before = caller.ended.get(key)?.result
      const answers = [...(Array.isArray(before) ? before : []), answer.key]
      caller.ended.set(key, { result: answers, within: undefined, isForgotten: false })
      if (request.kind !== 'platform' || request.method !== 'POST' || answer.kind !== 'answered') return
      caller.hasCreated = true
      // How many services there are, and whether one is remembered, is asked only until one is created.
      forget(caller, (each, result) => each.includes('"GET"') || namesNoService(each, result))
    }
  }

  /** What is still in mind, or all that ever was, with numbers for attempts, which are random. */
  toText(attempts: readonly string[], { isWhole }: { readonly isWhole: boolean }): string {
    const name = (text: string): string =>
      attempts.reduce((named, attempt, number) => named.replaceAll(attempt, `attempt ${number}`), text)
    return name(JSON.stringify(describe(this.#root, isWhole, name)))
  }

  get #current(): Call {
    return currentCall.getStore() ?? this.#root
  }
}

function newCall(name: string): Call {
  return { name, ended: new Map(), underWay: new Set(), given: [], hasCreated: false }
}

/**
 * What a call takes the place of: statuses that were read of the rows of a list before it, and what was read of the memory to its end and named no
 * service.
 */
function forgetBefore(caller: Call, name: string, key: string): void {
  if (name === 'own') forget(caller, (each) => each === key || /^(?:own|last)Status/.test(each))
  if (name === 'read') forget(caller, namesNoService)
}

function forget(caller: Call, isDone: (key: string, result: unknown) => boolean): void {
  for (const [key, ended] of caller.ended) if (isDone(key, ended.result ?? null)) ended.isForgotten = true
}

function end(caller: Call, call: Call, result: unknown): void {
  const key = namesService(call.name, result) ? `${call.name} ${JSON.stringify(result)}` : call.name
  caller.underWay.delete(call)
  caller.ended.delete(key)
  caller.ended.set(key, { result, within: call, isForgotten: false })
}

/** A memory keeps in mind the service that it has read, also when it reads of others later: so reads of services are kept in their order. */
function namesService(key: string, result: unknown): boolean {
  return isRead(key) && JSON.stringify(result).includes('"service"')
}

/** The memory was read to its end. */
function namesNoService(key: string, result: unknown): boolean {
  return isRead(key) && JSON.stringify(result).includes('"whole"') && !namesService(key, result)
}

function isRead(key: string): boolean {
  return key.startsWith('read ')
}

async function awaited(made: Promise<unknown>, caller: Call, call: Call): Promise<unknown> {
  caller.underWay.add(call)
  try {
    const result = await made
    end(caller, call, result)
    return result
  } catch (error) {
    end(caller, call, String(error))
    throw error
  }
}

async function* read(made: AsyncIterable<unknown>, caller: Call, call: Call): AsyncGenerator<unknown, unknown> {
  const { given } = call
  const iterator = made[Symbol.asyncIterator]()
  let isOver = false
  caller.underWay.add(call)
  try {
    for (;;) {
      const next: IteratorResult<unknown, unknown> = await currentCall.run(call, () => iterator.next())
      given.push(next.value)
      if (next.done) {
        isOver = true
        given.push('whole')
        return next.value
      }
      yield next.value
    }
  } catch (error) {
    isOver = true
    given.push(String(error))
    throw error
  } finally {
    if (!isOver) await iterator.return?.()
    end(caller, call, given)
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function describe(
  { name: call, ended, underWay, given }: Call,
  isWhole: boolean,
  name: (text: string) => string,
): unknown {
  const results = [...ended]
    .filter(([, { isForgotten }]) => isWhole || !isForgotten)
    .map(([key, { result, within, isForgotten }]) => {
      const whole = isWhole ? [isForgotten, within && describe(within, isWhole, name)] : []
      return { key: name(key), told: [result, ...whole] }
    })
    .toSorted((one, other) => compareKeys(one.key, other.key))
  const calls = [...underWay].map((each) => describe(each, isWhole, name))
  return [call, given, results, calls]
}

/** Reads keep their order. */
function compareKeys(one: string, other: string): number {
  const [before, after] = [one, other].map((key) => (isRead(key) ? 'read' : key))
  return before === after ? 0 : (before ?? '') < (after ?? '') ? -1 : 1
}
