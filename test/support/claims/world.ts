import { creating, previewTask } from '../../../src/github/previews/memory-row-format.ts'
import { removing } from '../../../src/github/previews/removal-claim.ts'

/** What a run asks of GitHub or the platform, as far as an answer depends on what others do. */
export type Request =
  | { readonly kind: 'list'; readonly task: string | null; readonly sha: string | null }
  | { readonly kind: 'statuses'; readonly id: number; readonly newest: boolean }
  | { readonly kind: 'delete'; readonly id: number }
  | { readonly kind: 'create'; readonly task: string; readonly sha: string; readonly payload: Payload }
  | { readonly kind: 'update'; readonly id: number; readonly status: Status }
  | { readonly kind: 'platform'; readonly method: string; readonly path: string }

/** `attempt` numbers those of the run that sent it. */
export type Payload = Readonly<Record<string, unknown>> & { readonly attempt: number | undefined }

export interface Status {
  readonly state: string
  readonly description: string
}

/** The answer to one request; `lost` if none came. Equal ones have the same key. */
export type Answer =
  | { readonly kind: 'answered'; readonly value: unknown; readonly key: number }
  | { readonly kind: 'missing' | 'refused' | 'lost'; readonly key: number }

/** A row as a list shows it to one of the runs. */
export interface ShownRow {
  readonly id: number
  readonly task: string
  readonly sha: string
  readonly payload: Payload
}

/** A GitHub deployment. */
interface Row extends ShownRow {
  /** The run that created it; undefined for one from before. */
  readonly owner: number | undefined
  /** The newest first. Of a row of a preview only that one is ever asked for. */
  readonly statuses: readonly Status[]
  readonly isDeleted: boolean
}

interface Service {
  readonly isThere: boolean
  readonly isOurs: boolean
  /** A removal was sent, and the platform did not refuse it. */
  readonly isRemoved: boolean
}

/** What a run sets while it goes on with a claim. Once it has set anything else, it looks for the row by its id alone. */
const opening = [creating, removing]

/** All that the runs share. A value. */
export interface World {
  readonly rows: readonly Row[]
  /** How many rows there ever were. */
  readonly count: number
  /** The newest creations of rows, by their ids, and deletions, by the negative, that a list may still leave out. */
  readonly changes: readonly number[]
  /** Its id is `svc_` and its place, from 1 on. */
  readonly services: readonly Service[]
}

export interface Effect {
  readonly world: World
  readonly answer: Answer
  /** What must never happen, and did. */
  readonly violation?: string
}

export const emptyWorld: World = { rows: [], count: 0, changes: [], services: [] }

/** The rows that a list with this filter shows, the newest first, without the changes that it leaves out. */
export function listRows(world: World, request: Request & { kind: 'list' }, left: ReadonlySet<number>): readonly Row[] {
  return world.rows
    .filter((row) => isListed(row, request) && !left.has(row.id) && (!row.isDeleted || left.has(-row.id)))
    .toReversed()
}

/** Whether a list with this filter would show the row. */
export function isListed(row: Pick<Row, 'task' | 'sha'>, { task, sha }: Request & { kind: 'list' }): boolean {
  return [null, row.task].includes(task) && [null, row.sha].includes(sha)
}

/** What a run is shown of rows. It compares attempts with its own alone, so that those of others need no numbers. */
export function showRows(rows: readonly Row[], run: number): Answer {
  const value = rows.map(({ id, task, sha, payload, owner }): ShownRow => {
    const attempt = owner === run ? payload.attempt : undefined
    return { id, task, sha, payload: { ...payload, attempt } }
  })
  return answered(value)
}

/** What a request does, and the answer. A list is answered by `showRows`. */
export function takeEffect(world: World, run: number, request: Exclude<Request, { kind: 'list' }>): Effect {
  switch (request.kind) {
    case 'create': {
      const { task, sha, payload } = request
      const id = world.count + 1
      const row: Row = { id, task, sha, payload, owner: run, statuses: [], isDeleted: false }
      const changed = { rows: [...world.rows, row], count: id, changes: [...world.changes, id] }
      return { world: { ...world, ...changed }, answer: answered({ id }) }
    }
    case 'statuses':
    case 'update':
    case 'delete': {
      const row = world.rows.find(({ id, isDeleted }) => id === request.id && !isDeleted)
      if (row === undefined) return { world, answer: missing }
      if (request.kind === 'statuses') {
        if (!request.newest && row.task === previewTask) throw new Error('Only the newest status of a preview is kept')
        return { world, answer: answered(request.newest ? row.statuses.slice(0, 1) : row.statuses) }
      }
      const isDeleted = request.kind === 'delete'
      const before = row.task === previewTask ? [] : row.statuses
      const statuses = request.kind === 'update' ? [request.status, ...before] : []
      const isSettled = request.kind === 'update' && row.owner === run && !opening.includes(request.status.description)
      const changed = world.rows.map((each) => (each === row ? { ...row, statuses, isDeleted } : each))
      const rows = isSettled ? endAttempt(changed, row) : changed
      const changes = isDeleted ? [...world.changes, -row.id] : world.changes
      return { world: { ...world, rows, changes }, answer: answered({ id: row.id }) }
    }
    case 'platform':
      return askPlatform(world, request)
    default:
      return request satisfies never
  }
}

/**
 * The run compares the attempt with its own no more; there are two rows of it if an answer was lost. Whose they are stays known: otherwise the
 * prover would take a world that one run has reached for one that another run has.
 */
function endAttempt(rows: readonly Row[], { owner, payload: { attempt } }: Row): readonly Row[] {
  return rows.map((row) =>
    row.owner === owner && row.payload.attempt === attempt
      ? { ...row, payload: { ...row.payload, attempt: undefined } }
      : row,
  )
}

/** What the platform does. */
function askPlatform(world: World, { method, path }: Request & { kind: 'platform' }): Effect {
  const { services } = world
  const [, , collection, name = '', setting] = path.split('/')
  if (method === 'POST') return createService(world)
  if (collection === 'projects' && name === '') {
    const serviceCount = services.filter(({ isThere }) => isThere).length
    return { world, answer: answered([{ slug: 'shop', serviceCount }]) }
  }
  if (collection === 'projects') {
    const deletedAt = '2026-01-01T00:00:00Z'
    const gone = services.flatMap(({ isThere }, index) => (isThere ? [] : [{ id: `svc_${index + 1}`, deletedAt }]))
    return { world, answer: answered(gone) }
  }
  const at = Number(name.replace('svc_', '')) - 1
  const service = services[at]
  if (service === undefined) return { world, answer: missing }
  if (setting !== undefined) return { world, answer: service.isThere ? answered({}) : missing }
  return removeService(world, at, service)
}

function createService(world: World): Effect {
  const { services } = world
  const created = { ...world, services: [...services, { isThere: true, isOurs: true, isRemoved: false }] }
  const effect = { world: created, answer: answered({ id: `svc_${created.services.length}` }) }
  const other = services.findIndex(({ isThere, isOurs }) => isThere && isOurs)
  return other < 0 ? effect : { ...effect, violation: `A second service is created beside svc_${other + 1}` }
}

function removeService(world: World, at: number, service: Service): Effect {
  const services = world.services.with(at, { ...service, isThere: false, isRemoved: true })
  const effect = { world: { ...world, services }, answer: service.isThere ? answered({}) : missing }
  const id = `svc_${at + 1}`
  if (!service.isOurs) return { ...effect, violation: `The removal of ${id} is sent, which Taxiway did not create` }
  return service.isRemoved ? { ...effect, violation: `The removal of ${id} is sent a second time` } : effect
}

/** A removal that was lost before its effect may have been one for all that the runs know. */
export function afterLoss(world: World, request: Request): World {
  if (request.kind !== 'platform' || request.method !== 'DELETE') return world
  const at = Number(request.path.split('_').at(-1)) - 1
  return {
    ...world,
    services: world.services.map((each, index) => (index === at ? { ...each, isRemoved: true } : each)),
  }
}

export const missing: Answer = { kind: 'missing', key: -1 }
export const refused: Answer = { kind: 'refused', key: -2 }
export const lost: Answer = { kind: 'lost', key: -3 }

/** Equal answers are one, because a list is the same in many worlds. */
const answers = new Map<string, Answer>()

function answered(value: unknown): Answer {
  const text = JSON.stringify(value)
  const known = answers.get(text)
  if (known !== undefined) return known
  const answer: Answer = { kind: 'answered', value, key: answers.size }
  answers.set(text, answer)
  return answer
}
