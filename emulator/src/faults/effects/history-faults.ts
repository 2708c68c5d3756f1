import type { IncomingMessage } from 'node:http'
import type { Reply } from '../../http/reply.ts'
import { isObject, toUrl } from '../../http/request.ts'
import { toHistoryRecord } from '../../operations/deployments/dialect-records.ts'
import type { EmulatorContext } from '../../operations/request-context.ts'
import type { Stage } from '../../state/deployment-stages.ts'
import { isFinal } from '../../state/deployment-table.ts'
import type { Fault } from '../fault.ts'

type Row = Readonly<Record<string, unknown>>

/** Applies faults to a page of the history. Any other reply stays as it is. */
export function withHistoryFaults(
  reply: Reply,
  faults: readonly Fault[],
  request: IncomingMessage,
  context: EmulatorContext,
): Reply {
  const rows = readRows(reply)
  if (!rows) return reply
  const isFirstPage = !toUrl(request).searchParams.has('before')
  const deployments = faults.reduce((shown, fault) => {
    if (fault.kind === 'hide-newest') return isFirstPage ? shown.slice(fault.count ?? 1) : shown
    return shown.map((row) => shownRow(row, fault, context))
  }, rows)
  return { ...reply, body: { ...Object(reply.body), deployments } }
}

function shownRow(row: Row, fault: Fault, context: EmulatorContext): Row {
  const { statusKey } = context.dialect
  const { [statusKey]: word, ...others } = row
  switch (fault.kind) {
    case 'show-stage':
      return atStage(row, fault.stage, context)
    case 'show-word':
      return { ...row, [statusKey]: fault.word }
    case 'change-case':
      return typeof word === 'string' ? { ...row, [statusKey]: inCase(word, fault.to) } : row
    case 'hide-status':
      return others
    default:
      return row
  }
}

/** The record as it would be in that stage: without an end if the stage is not final. */
function atStage(row: Row, stage: Stage, context: EmulatorContext): Row {
  const { dialect, state, builds } = context
  const id = row[dialect.idKey]
  const deployment = typeof id === 'string' ? state.deployments.byId(id) : undefined
  if (!deployment) return row
  const { finishedAt, reason } = isFinal(stage) ? deployment : {}
  return toHistoryRecord(dialect, { ...deployment, stage, finishedAt, reason }, builds.urlOf(deployment.serviceId))
}

function inCase(word: string, to: 'upper' | 'lower' | 'mixed'): string {
  if (to === 'upper') return word.toUpperCase()
  if (to === 'lower') return word.toLowerCase()
  return [...word].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('')
}

function readRows({ status, body }: Reply): readonly Row[] | undefined {
  const rows = status === 200 && isObject(body) ? body['deployments'] : undefined
  return Array.isArray(rows) ? rows.filter(isObject) : undefined
}
