import type { Seeded } from '../seeded.ts'
import type { Asked, Route } from './asked.ts'
import type { ServerClock } from './clock.ts'
import { CreatedServices, noSuchService } from './created-services.ts'
import { type Chapter, checkStory, ScriptedDeployment, type Story } from './deployment.ts'
import type { Dialect } from './dialect.ts'
import type { Reply } from './reply.ts'
import { RuntimeLog } from './runtime-log.ts'

/** What the platform did for the requests. */
export interface Ledger {
  readonly deployments: ScriptedDeployment[]
  readonly services: NewService[]
  readonly imports: Readonly<Record<string, unknown>>[]
  /** Names of variables, as they were asked to be deleted. */
  readonly deletions: string[]
  /** The statements that ran in the SQL console. */
  readonly statements: string[]
}

/** A service that an upload created; `env` is the query parameter. */
export interface NewService {
  readonly id: string
  readonly projectSlug: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly env: string | undefined
}

/** The initial state; everything has a default. */
export interface StateOptions {
  /** The identity's further fields, such as `keyScope`. */
  readonly identity?: Readonly<Record<string, unknown>>
  /** The stages of each new deployment. The default builds and succeeds. */
  readonly story?: Story
  /** The stages of the deployment of a ref, instead of the default. */
  readonly stories?: Readonly<Record<string, Story>>
  /** The stages of the deployment that a creation queues, instead of the story. */
  readonly firstStory?: Story
  /** Further services, with the story of each one's deployments. */
  readonly services?: Readonly<Record<string, Story | undefined>>
  /** A service takes one deployment at a time, and answers 409 meanwhile. */
  readonly oneAtATime?: boolean
  /** The test writes the log and ends it. */
  readonly byHand?: boolean
  /** Refs of existing deployments, oldest first. */
  readonly earlier?: readonly string[]
  /** Rows in a page of the history; by default 25. */
  readonly historyPage?: number
  /** What `POST …/env/import` leaves out, with the reason. */
  readonly skippedKeys?: Readonly<Record<string, string>>
  /** Further fields of a service that an upload creates. */
  readonly service?: Readonly<Record<string, unknown>>
  /** The lines that the service has already printed. */
  readonly printed?: readonly string[]
  /** The SQL console's answer to a statement. */
  readonly console?: (query: string) => Readonly<Record<string, unknown>>
}

/** The service and the project on every scripted platform. */
export const serviceId = 'svc-harbor'
export const projectSlug = 'harbor'

/** The lines of the default story's log. */
export const goodLog = ['Cloning', 'Installing 12 packages', 'Building', 'Pushing the image', 'Listening on 8080']

const goodStory: readonly Chapter[] = [
  { is: 'queued' },
  { is: 'building', log: goodLog.slice(0, 3) },
  { is: 'success', log: goodLog.slice(3), rollbackable: true },
]

/** The platform's state and what its operations do to it. */
export class PlatformState {
  readonly ledger: Ledger = { deployments: [], services: [], imports: [], deletions: [], statements: [] }
  readonly runtime: RuntimeLog
  readonly created = new CreatedServices()
  readonly #options: StateOptions
  readonly #dialect: Dialect
  readonly #random: Seeded
  readonly #clock: ServerClock
  readonly #history: { service: string; deployment: ScriptedDeployment }[] = []

  constructor(options: StateOptions, dialect: Dialect, random: Seeded, clock: ServerClock) {
    this.#options = options
    this.#dialect = dialect
    this.#random = random
    this.#clock = clock
    this.runtime = new RuntimeLog(random)
    const { story, stories = {}, firstStory, services = {} } = options
    for (const told of [story, firstStory, ...Object.values(stories), ...Object.values(services)])
      if (told !== undefined) checkStory(told, dialect)
    this.runtime.print(...(options.printed ?? []))
    for (const ref of options.earlier ?? []) this.makeDeployment(ref, [{ is: 'success', rollbackable: true }])
  }

  /** Adds a deployment, the newest of its service. */
  makeDeployment(ref: string | undefined, story?: Story, service = serviceId): ScriptedDeployment {
    const id = `dep-${this.#history.length + 1}-${(0x1000 + this.#random.below(0xefff)).toString(16)}`
    const play = { story: story ?? this.#options.story ?? goodStory, dialect: this.#dialect, clock: this.#clock }
    const deployment = new ScriptedDeployment(id, ref, { ...play, byHand: this.#options.byHand ?? false })
    this.#history.unshift({ service, deployment })
    return deployment
  }

  /** Takes a row out of the history for good, as retention does: the rows behind it move up, over the borders of pages. */
  forgetDeployment(position: number): void {
    this.#history.splice(position, 1)
  }

  find(deploymentId: string): ScriptedDeployment | undefined {
    return this.#history.find(({ deployment }) => deployment.id === deploymentId)?.deployment
  }

  /** Does what the request asks for. The stream is not among the operations, because its answer is endless. */
  perform(route: Exclude<Route, 'stream'>, asked: Asked): Reply {
    switch (route) {
      case 'whoami':
        return ok({ id: 'u-1', name: 'Ada', email: 'ada@example.com', ...this.#options.identity })
      case 'projects':
        return this.#projects()
      case 'deleted':
        return this.created.listDeleted()
      case 'history':
        return this.#page(asked)
      case 'deploy':
        return this.#deploy(asked)
      case 'upload':
        return this.#upload(asked)
      case 'import':
        return this.#import(asked)
      case 'unset':
        return this.#unset(asked)
      case 'log':
        return this.#log(asked)
      case 'runtime':
        return ok({ logs: this.runtime.read(asked.query, asked.target) })
      case 'console':
        return this.#console(asked)
      case 'create':
        return this.#create(asked)
      case 'expose':
        return this.created.expose(asked.target, asked.body ?? {})
      case 'indexing':
        return this.created.switch(asked.target, 'searchIndexing', asked.body?.['enabled'])
      case 'autodeploy':
        return this.created.switch(asked.target, 'autoDeploy', asked.body?.['enabled'])
      default:
        return route satisfies never
    }
  }

  #projects(): Reply {
    const serviceCount = 3 + this.ledger.services.length + this.created.all.length
    return ok([{ id: 'p-1', name: 'Harbor', slug: projectSlug, description: '', serviceCount, services: [] }])
  }

  #page({ target, query }: Asked): Reply {
    const before = query['before']
    if (before === undefined) for (const { deployment } of this.#history) deployment.turn()
    const all = this.#history.filter((row) => row.service === target)
    const rows = all
      .map(({ deployment }, index) => ({ deployment, cursor: all.length - index }))
      .filter((row) => row.cursor < Number(before ?? Number.POSITIVE_INFINITY))
    const page = rows.slice(0, Math.min(Number(query['limit'] ?? 25), this.#options.historyPage ?? 25))
    const last = page.at(-1)
    const more = last !== undefined && rows.length > page.length
    return ok({
      deployments: page.filter((row) => !row.deployment.absent).map((row) => row.deployment.row(row.cursor)),
      ...(more ? { nextCursor: last.cursor } : this.#dialect.lastPage === 'null' ? { nextCursor: null } : {}),
    })
  }

  #deploy({ target, body }: Asked): Reply {
    const { services = {}, stories = {} } = this.#options
    if (target !== serviceId && !Object.hasOwn(services, target) && !this.created.has(target)) return noSuchService
    const newest = this.#history.find(({ service }) => service === target)?.deployment
    if (this.#options.oneAtATime === true && newest?.ended === false) {
      return { status: 409, json: { error: 'another deployment is going on' } }
    }
    const ref = typeof body?.['ref'] === 'string' ? body['ref'] : 'main'
    const deployment = this.makeDeployment(ref, stories[ref] ?? services[target], target)
    this.ledger.deployments.push(deployment)
    return { status: 202, json: { deploymentId: deployment.id, ref, queuedAt: 'now' } }
  }

  #upload({ target, body = {}, query }: Asked): Reply {
    const id = `svc-up-${this.ledger.services.length + 1}`
    this.ledger.services.push({ id, projectSlug: target, fields: body, env: query['env'] })
    const deployment = this.makeDeployment(undefined, undefined, id)
    this.ledger.deployments.push(deployment)
    const { name } = body
    const service = { id, name, slug: name, sourceType: 'upload', status: 'idle', ...this.#options.service }
    return { status: 201, json: { service, deploymentId: deployment.id } }
  }

  /** A new service starts a deployment by itself. */
  #create({ body = {} }: Asked): Reply {
    const { id, ...reply } = this.created.create(body)
    if (reply.status === 201) this.makeDeployment(undefined, this.#options.firstStory, id)
    return reply
  }

  #import({ body }: Asked): Reply {
    const pairs = Array.isArray(body?.['vars']) ? body['vars'] : []
    const reasons = this.#options.skippedKeys ?? {}
    const kept = pairs.filter((pair) => !(pair.key in reasons))
    this.ledger.imports.push(Object.fromEntries(kept.map((pair) => [pair.key, pair.value])))
    const skipped = pairs.filter((pair) => pair.key in reasons).map(({ key }) => ({ key, reason: reasons[key] }))
    return ok({ imported: kept.length, skipped })
  }

  #unset({ path }: Asked): Reply {
    const key = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
    this.ledger.deletions.push(key)
    const isSet = this.ledger.imports.some((pairs) => key in pairs)
    return isSet ? ok({ status: 'deleted' }) : { status: 404, json: { error: 'no such variable' } }
  }

  #console({ body }: Asked): Reply {
    const query = String(body?.['query'])
    this.ledger.statements.push(query)
    return ok(this.#options.console?.(query) ?? { output: '(1 row)' })
  }

  #log({ target, query }: Asked): Reply {
    const deployment = this.find(target)
    if (deployment === undefined) return { status: 404, json: { error: 'no such deployment' } }
    const { sequenceKey, textKey, logPage } = this.#dialect
    const after = Number(query['after'] ?? 0)
    const newer = deployment.log.filter(({ sequence }) => sequence > after).slice(0, logPage)
    return ok(newer.map(({ sequence, text }) => ({ [sequenceKey]: sequence, [textKey]: text, stream: 'stdout' })))
  }
}

function ok(json: unknown): Reply {
  return { json }
}
