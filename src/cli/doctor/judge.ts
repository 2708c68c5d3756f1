import type { Result as Answer } from '../../contract/operations.ts'
import { type HistoryPage, isOutOfOrder, type Row, readDetails } from '../../deploy/history.ts'
import { findExcess, findScopeProblem, keyKind, listDeployRights, listRights } from '../../deploy/key.ts'
import { findNumberKey, readNumber } from '../../deploy/log/record.ts'
import { readStatus, type Status } from '../../deploy/status.ts'
import type { Vocabulary } from '../../deploy/words.ts'
import { count, shorten } from '../../text/format.ts'

/** A finding of the doctor. `problem`: a deploy cannot work. `notice`: a person should know it, or change something. */
export interface Finding {
  readonly level: 'good' | 'notice' | 'problem'
  readonly kind: 'platform' | 'key' | 'rights' | 'history' | 'words' | 'records' | 'log' | 'stream'
  /** What was found, and what to do. It may quote the platform: neither clean nor redacted. */
  readonly text: string
}

export function finding(level: Finding['level'], kind: Finding['kind'], text: string): Finding {
  return { level, kind, text }
}

/** Judges a key: its owner, the rights that a deploy needs, and the rights that it does not need. */
export function judgeKey({ id, name, keyScope }: Answer<'whoami'>, serviceId: string): Finding[] {
  const kind = keyKind(keyScope)
  const own = keyScope?.serviceId ? `, for service ${shorten(keyScope.serviceId, 60)}` : ''
  const whose = `${kind} key of "${shorten(name || id || 'unknown', 60)}"${own}`
  const rights = listRights(keyScope)
  const lacks = (...oneOf: readonly string[]): boolean => rights?.every((right) => !oneOf.includes(right)) ?? false
  const problem = findScopeProblem(keyScope, serviceId)
  const excess = findExcess(keyScope, listDeployRights({ hasVariables: true }))
  const findings = [finding('good', 'key', `The key is ${kind === 'account' ? 'an' : 'a'} ${whose}.`)]
  if (problem !== undefined) findings.push(finding('problem', 'rights', problem))
  else if (rights !== undefined) {
    findings.push(finding('good', 'rights', `It may deploy. Its rights: ${shorten(rights.join(', '), 200)}.`))
  } else {
    const text = 'The platform does not show what the key may do, so only a deploy shows whether it may write.'
    findings.push(finding('notice', 'rights', text))
  }
  if (lacks('logs:read', 'logs:write')) {
    findings.push(finding('notice', 'rights', 'The key lacks logs:read, so a failed deploy may not show why. Add it.'))
  }
  if (lacks('variables:write')) {
    findings.push(finding('good', 'rights', 'The key lacks variables:write, which only `env-vars` needs.'))
  }
  if (excess !== undefined) findings.push(finding('notice', 'rights', excess))
  return findings
}

/** Judges one page of the history, and the words on it that leave Taxiway undecided. */
export function judgeHistory({ rows, next }: HistoryPage, vocabulary: Vocabulary): Finding[] {
  if (rows.length === 0) {
    const text =
      "The service has no deployments, so the platform's status words are not known. Ask again after the first."
    return [finding('notice', 'history', text)]
  }
  const more = next === undefined ? '' : ', and there are older ones'
  const findings = [finding('good', 'history', `The newest page has ${count(rows.length, 'deployment')}${more}.`)]
  if (rows.every(({ id }) => id === undefined)) {
    findings.push(finding('problem', 'history', 'The records show no deployment id, so a deploy cannot be followed.'))
  }
  if (isOutOfOrder(rows)) {
    const text = 'The newest deployment does not come first, so a deploy whose answer is lost cannot be found.'
    findings.push(finding('notice', 'history', text))
  }
  return [...findings, ...judgeWords(rows, vocabulary), judgeRecords(rows)]
}

function judgeWords(rows: readonly Row[], vocabulary: Vocabulary): Finding[] {
  const statuses = rows.map(({ record }) => readStatus(record, vocabulary))
  const unknown = new Set(statuses.flatMap((status) => status.unknown))
  const isClear = ({ kind }: Status): boolean => !['undecided', 'contradiction', 'unknown'].includes(kind)
  const understood = statuses.filter((status) => isClear(status) && status.word !== undefined)
  const unclear = statuses.filter((status) => !isClear(status) && status.unknown.length === 0)
  const teach = 'Look at your dashboard. If a word is final, add it to `success-states` or `failure-states`.'
  const findings: Finding[] = []
  if (understood.length > 0) {
    const words = new Set(understood.map(({ word, kind }) => `"${word}" (${kind})`))
    findings.push(finding('good', 'words', `Taxiway understands ${list(words)}.`))
  }
  if (unknown.size > 0) {
    const words = list(new Set([...unknown].map((word) => `"${word}"`)))
    const text = `Taxiway does not know ${words}, and counts it as still running.`
    findings.push(finding('notice', 'words', `${text} ${teach}`))
  }
  if (unclear.length > 0) {
    const words = list(new Set(unclear.map(({ word }) => (word === undefined ? 'no status' : `"${word}"`))))
    const text = `${count(unclear.length, 'record')} of ${rows.length} leave open how the deployment ended: ${words}.`
    findings.push(finding('notice', 'words', `${text} ${teach}`))
  }
  return findings
}

function list(words: ReadonlySet<string>): string {
  const shown = [...words].slice(0, 10).join(', ')
  return words.size > 10 ? `${shown} and ${words.size - 10} more` : shown
}

/** Says which of the fields are on the page that a rollback, `on-outdated` and an address need. */
function judgeRecords(rows: readonly Row[]): Finding {
  const details = rows.map(readDetails)
  const fields = {
    commit: details.some(({ commits }) => commits.length > 0),
    ref: details.some(({ names }) => names.length > 0),
    address: details.some(({ url }) => url !== undefined),
    time: details.some(({ createdMs }) => createdMs !== undefined),
    rollbackable: details.some(({ rollbackable }) => rollbackable),
  }
  const named = (isShown: boolean): string => {
    const names = Object.entries(fields).filter(([, is]) => is === isShown)
    return names.map(([name]) => name).join(', ') || 'nothing'
  }
  return finding('good', 'records', `Fields that records show: ${named(true)}. Not shown: ${named(false)}.`)
}

/** Judges the stored build log of a deployment. */
export function judgeLog(deploymentId: string, records: readonly unknown[]): Finding {
  if (records.length === 0) return finding('notice', 'log', `The build log of ${deploymentId} has no lines.`)
  const read = `The build log of ${deploymentId} begins with ${count(records.length, 'line')}`
  const key = findNumberKey(records[0])
  if (key === undefined) return finding('notice', 'log', `${read} without numbers, so each read begins at the start.`)
  const numbers = records.map((record) => readNumber(record, key))
  const isRising = numbers.every((number, index) => number !== undefined && number > (numbers[index - 1] ?? -1))
  if (isRising) return finding('good', 'log', `${read}, numbered from ${numbers[0]}.`)
  return finding('notice', 'log', `${read} whose numbers do not rise, so lines may be missing from what is shown.`)
}
