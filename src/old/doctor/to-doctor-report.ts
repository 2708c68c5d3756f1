import type { DoctorReport } from './doctor-report.ts'
import { type Area, type AreaFinding, areas, type DoctorFinding } from './finding.ts'
import { connectionFindings } from './findings/connection.ts'
import { contractFindings } from './findings/contract.ts'
import { historyFindings } from './findings/deployment-history.ts'
import { answerFindings } from './findings/http-answers.ts'
import { keyFindings } from './findings/key.ts'
import { wordFindings } from './findings/status-words.ts'
import { storedLogFindings } from './findings/stored-log.ts'
import { streamFindings } from './findings/stream.ts'
import { readPage } from './lenient-reading.ts'
import type { Readings } from './read-platform.ts'

/** What the readings show. Pure. */
export function buildReport(
  readings: Readings,
  { proxied, durationMs }: { readonly proxied: boolean; readonly durationMs: number },
): DoctorReport {
  const { serviceId, exchanges } = readings
  const found: Readonly<Record<Area, readonly AreaFinding[]>> = {
    connection: connectionFindings(readings, proxied),
    key: keyFindings(readings),
    history: historyFindings(readings),
    words: wordFindings(readings),
    'stored log': storedLogFindings(readings),
    stream: streamFindings(readings),
    answers: answerFindings(readings),
    contract: contractFindings(readings),
  }
  const findings = areas.flatMap((area) => found[area].map((each) => ({ area, ...each })))
  const ready = whyUnread(readings) === undefined && !findings.some(({ result }) => result === 'fail')
  return {
    ...{ ready, next: nextStep(readings, findings), serviceId, findings },
    ...{ requests: exchanges.length, durationMs },
  }
}

/** Why it is not known whether a deploy can work, and what to do; undefined if key and history were read. */
function whyUnread({ identity, whoami, serviceId, history, rows }: Readings): string | undefined {
  const again = 'Try again when the platform is well.'
  if (identity === undefined) {
    const isWhole = whoami?.status !== undefined && whoami.ended
    return `the question whose key it is ${isWhole ? `was answered with ${whoami.status}` : 'had no whole answer'}. ${again}`
  }
  if (serviceId === undefined) return 'no service was named. Name one with `service-id`.'
  const isRead = rows.length > 0 || readPage(history[0]).list?.length === 0
  return isRead ? undefined : `the history could not be read. ${again}`
}

function nextStep(readings: Readings, findings: readonly DoctorFinding[]): string {
  const failed = findings.find(({ result }) => result === 'fail')
  if (failed !== undefined) return `Not ready to deploy: ${joined(failed)}`
  const { stopped } = readings
  const unread = whyUnread(readings)
  const why = stopped === undefined ? '' : `Not everything was read, because ${stopped}.`
  if (unread !== undefined) return `Not known whether a deploy can work: ${unread} ${why}`.trimEnd()
  if (why !== '') return `${why} Try again later.`
  const open = findings.find(
    ({ area, name, result, advice }) =>
      advice !== undefined && (name === 'unknown-word' || (area === 'history' && result === 'inconclusive')),
  )
  if (open?.advice !== undefined) return `Next: ${open.advice}`
  const limited = findings.find(({ name, result }) => result === 'warn' && ['status', 'ambiguous-word'].includes(name))
  return limited === undefined ? 'Ready to deploy.' : `Ready to deploy, but ${joined(limited)}`
}

function joined({ summary, advice }: DoctorFinding): string {
  return advice === undefined ? `${summary}.` : `${summary}. ${advice}`
}
