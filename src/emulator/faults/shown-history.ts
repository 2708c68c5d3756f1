import type { IncomingMessage } from 'node:http'
import { recordOf } from '../dialect.ts'
import type { Answer } from '../http/answer.ts'
import type { World } from '../operations/handler.ts'
import { isFinal, type Stage } from '../state/deployments.ts'
import type { Fault } from './fault.ts'

type Row = Readonly<Record<string, unknown>>

/** What faults show of the history in place of the truth; the same answer where none of them is about it, and for a refusal. */
export function withTroubledHistory(
  answer: Answer,
  struck: readonly Fault[],
  { url = '/' }: IncomingMessage,
  world: World,
): Answer {
  const rows = rowsOf(answer)
  if (!rows) return answer
  const isFirstPage = !new URL(url, 'http://localhost').searchParams.has('before')
  const deployments = struck.reduce((shown, fault) => {
    if (fault.kind === 'hide-newest') return isFirstPage ? shown.slice(fault.count ?? 1) : shown
    return shown.map((row) => shownRow(row, fault, world))
  }, rows)
  return { ...answer, body: { ...Object(answer.body), deployments } }
}

function shownRow(row: Row, fault: Fault, world: World): Row {
  const { statusKey } = world.dialect
  const { [statusKey]: word, ...others } = row
  switch (fault.kind) {
    case 'show-stage':
      return atStage(row, fault.stage, world)
    case 'show-word':
      return { ...row, [statusKey]: fault.word }
    case 'change-case':
      return typeof word === 'string' ? { ...row, [statusKey]: spelled(word, fault.to) } : row
    case 'hide-status':
      return others
    default:
      return row
  }
}

/** The record as it would be in that stage, its end not yet reached where the stage is not final. */
function atStage(row: Row, stage: Stage, world: World): Row {
  const { dialect, state, builds } = world
  const id = row[dialect.idKey]
  const deployment = typeof id === 'string' ? state.deployments.byId(id) : undefined
  if (!deployment) return row
  const { finishedAt, reason } = isFinal(stage) ? deployment : {}
  return recordOf(dialect, { ...deployment, stage, finishedAt, reason }, builds.urlOf(deployment.serviceId))
}

function spelled(word: string, to: 'upper' | 'lower' | 'mixed'): string {
  if (to === 'upper') return word.toUpperCase()
  if (to === 'lower') return word.toLowerCase()
  return [...word].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('')
}

function rowsOf({ status, body }: Answer): readonly Row[] | undefined {
  if (status !== 200 || typeof body !== 'object' || body === null || !('deployments' in body)) return undefined
  return Array.isArray(body.deployments) ? body.deployments.filter(isRow) : undefined
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
