import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { RefusedError } from '../../../src/old/client/errors.ts'
import { GitHubRepository } from '../../../src/old/github/api/github-repository.ts'
import { Deployments } from '../../../src/old/github/deployments/deployments.ts'
import { Redactor } from '../../../src/old/text/secrets/redactor.ts'
import { readEntries } from '../github/description.ts'

/** What happens to one of several runs; times in milliseconds. */
export interface Luck {
  readonly startsAt: number
  /** How long the host and the platform take, request by request, repeated. */
  readonly hostMs: readonly number[]
  /** How many looks into the memory fail at first. */
  readonly unread: number
  /** What becomes of each write into the memory; those behind the list work. */
  readonly writes: readonly ('works' | 'answer lost' | 'no effect')[]
  /** Since its start: when it is cancelled, or killed so that nothing more of it has an effect. */
  readonly stop: { readonly how: 'cancelled' | 'killed'; readonly atMs: number } | undefined
}

const ms = (...all: readonly number[]) => fc.constantFrom(...all)
/** Of any run. */
export const anyLuck = {
  startsAt: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_200 }), fc.constant(400_000)),
  hostMs: fc.array(ms(1, 1, 40, 300, 700), { minLength: 1, maxLength: 7 }),
  unread: fc.constantFrom(0, 0, 1),
  writes: fc.array(fc.constantFrom('works', 'works', 'answer lost', 'no effect'), { maxLength: 4 }),
  stop: fc.option(
    fc.record({
      how: fc.constantFrom('cancelled', 'killed'),
      atMs: fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 40_000 })),
    }),
    { nil: undefined, freq: 2 },
  ),
}
/** How far behind the lists of GitHub are, in milliseconds. */
export const lags = fc.array(ms(0, 0, 0, 400, 2_500), { minLength: 1, maxLength: 5 })

export interface Row {
  readonly id: number
  readonly payload: unknown
  readonly sha: string
  readonly task: string
  readonly atMs: number
  readonly created_at: string
  readonly statuses: { readonly state: string; readonly description: string; readonly creator: object }[]
  deletedAtMs?: number
}

export const creator = { login: 'github-actions[bot]' }

/** What both runs share, and what the platform really made. */
export class World {
  services = 0
  readonly rows: Row[] = []
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** One run's way to the world. */
export class Reach {
  readonly world: World
  readonly luck: Luck
  readonly key = `twk_virtual_${randomUUID()}`
  isKilled = false
  #requests = 0
  #looks = 0
  #writes = 0

  constructor(world: World, luck: Luck) {
    this.world = world
    this.luck = luck
  }

  /** Travels to the host or back; a killed run neither arrives nor returns. */
  async travel(): Promise<void> {
    const { hostMs } = this.luck
    await sleep(hostMs[this.#requests++ % hostMs.length] ?? 0)
    if (this.isKilled) await new Promise<never>(() => undefined)
  }

  /** A request there, its effect, and its answer back. */
  async ask<T>(effect: () => T): Promise<T> {
    await this.travel()
    const answer = effect()
    await this.travel()
    return answer
  }

  /** A look into the memory. */
  async look<T>(read: () => T): Promise<T> {
    const fails = this.#looks++ < this.luck.unread
    return await this.ask(() => {
      if (fails) throw Object.assign(new Error('Bad Gateway'), { status: 502 })
      return read()
    })
  }

  /** A write into the memory. */
  async write<T>(effect: () => T): Promise<T> {
    const luck = this.luck.writes[this.#writes++] ?? 'works'
    return await this.ask(() => {
      if (luck === 'no effect') throw new Error('Bad Gateway')
      const answer = effect()
      if (luck === 'answer lost') throw new Error('no answer')
      return answer
    })
  }

  /** GitHub; its lists may be some time behind, as a whole. */
  github(lagMs: readonly number[], signal = new AbortController().signal): Deployments {
    const { rows } = this.world
    let lists = 0
    const answer = (
      method: string,
      { pathname, searchParams }: URL,
      fields: Readonly<Record<string, unknown>>,
    ): Promise<unknown> => {
      const path = pathname.replace('/repos/ada/harbor', '')
      const [, collection, id] = path.split('/')
      if (collection === 'pulls')
        return this.look(() => (id === undefined ? [] : { state: 'closed', head: { sha: 'sha' } }))
      const row = rows[Number(id) - 1]
      const checkThere = (): void => {
        const details = { operation: path, status: 404, said: 'Not Found', retryAfterMs: undefined }
        if (row?.deletedAtMs !== undefined) throw new RefusedError('Not Found', details)
      }
      if (method === 'GET' && row !== undefined) {
        return this.ask(() => {
          checkThere()
          return row.statuses.slice()
        })
      }
      if (method === 'GET') {
        return this.look(() => {
          const seenMs = Date.now() - (lagMs[lists++ % lagMs.length] ?? 0)
          const shown = rows.filter(
            ({ atMs, deletedAtMs = Infinity, ...row }) =>
              atMs <= seenMs &&
              seenMs < deletedAtMs &&
              (['task', 'sha'] as const).every((name) => [null, row[name]].includes(searchParams.get(name))),
          )
          return shown.toReversed().map((each) => ({ ...each, creator }))
        })
      }
      return this.write(() => {
        checkThere()
        if (method === 'DELETE' && row !== undefined) row.deletedAtMs = Date.now()
        else if (row !== undefined) row.statuses.unshift({ state: '', description: '', ...fields, creator })
        else {
          const { ref, task = 'deploy', payload } = fields
          const made = { sha: String(ref), task: String(task), payload, atMs: Date.now() }
          rows.push({ id: rows.length + 1, ...made, created_at: new Date().toISOString(), statuses: [] })
        }
        return { id: rows.length }
      })
    }
    const repository = { owner: 'ada', repo: 'harbor' }
    const target = {
      repository,
      environment: 'preview',
      token: 'token',
      redactor: new Redactor(),
      signal,
      transient: true,
    }
    const github = new (class extends GitHubRepository {
      override async send(method: string, path: string, fields?: unknown) {
        const value = await answer(method, new URL(path, 'http://github.invalid'), readEntries(fields))
        return { value, link: undefined, answeredAtMs: Date.now() }
      }
      override async author() {
        return { ...creator, assumed: false }
      }
    })(target)
    return new (class extends Deployments {
      override readonly github = github
    })(target)
  }
}
