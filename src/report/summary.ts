import { stripVTControlCharacters } from 'node:util'
import { isCommit } from '../deploy/history.ts'
import type { Result } from '../deploy/result.ts'
import { formatDuration, shorten, shortenAtWord } from '../text/format.ts'
import { code, folded, lines, link, sentence, table } from '../text/markdown.ts'
import type { Prose } from '../text/redact.ts'
import { headline, iconOf, startNote } from './headline.ts'
import type { Facts } from './host.ts'

/** The runner drops a whole summary above 1 MiB; escaping makes up to five bytes of one. */
const longestTail = 150_000
const longestTailLine = 2_000
const mostBars = 20

/**
 * Formats a result as Markdown: one line that says it all, the cause, the facts with links, the phases, and the end of
 * the log.
 *
 * @param tail the last lines of the log
 */
export function formatSummary(result: Result, facts: Facts, tail: readonly Prose[]): string {
  const line = headline(result)
  const first = shortenAtWord(line, 250)
  const parts = [
    `### ${iconOf(result)} ${sentence(first)}`,
    first === line ? '' : sentence(line),
    formatCause(result),
    formatChecks(result),
    ...formatServices(result),
    table(['Outcome', code(result.outcome)], factRows(result, facts)),
    ...result.next.map(sentence),
    formatPhases(result),
    tail.length === 0 ? '' : folded('The end of the log', lines(lastLines(tail))),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function formatCause({ cause }: Result): string {
  if (cause === null) return ''
  const excerpt = lines(cause.excerpt)
  return cause.phase === 'build' ? excerpt : `**The service did not start.** ${startNote}\n\n${excerpt}`
}

function formatChecks({ checks, rollback }: Result): string {
  if (checks.length === 0) return ''
  const rows = checks.map(({ name, passed, evidence: [found = '', ...more] }) => {
    return [code(name), passed ? '✅ passed' : '❌ failed', sentence([found, ...more.slice(0, 10)].join(' · '))]
  })
  const back = rollback === null ? [] : [[code('rollback'), iconOf(rollback), sentence(rollback.reason)]]
  return table(['Check', 'Result', 'What was seen'], [...rows, ...back])
}

/** Formats the services of a fleet as one table, then the cause of each failure. */
function formatServices({ services }: Result): string[] {
  if (services.length === 0) return []
  const rows = services.map(({ name, result }) => {
    const { serviceId, deploymentId, url, durationMs, reason } = result
    const place = deploymentId === null ? '' : cell(deploymentId)
    const time = deploymentId === null ? '' : formatDuration(durationMs)
    const shown = url === null ? code(name) : link(url, code(name))
    return [`${iconOf(result)} ${shown}`, cell(serviceId ?? ''), place, time, sentence(shortenAtWord(reason, 300))]
  })
  const broken = services.filter(({ result: { passed, cause } }) => !passed && cause !== null)
  const most = Math.floor(longestTail / Math.max(1, broken.length))
  const quotes = broken.map(
    ({ name, result }) => `**${code(name)}**\n\n${lines(firstLines(result.cause?.excerpt ?? [], most))}`,
  )
  return [table(['Service', 'Id', 'Deployment', 'Time', 'What happened'], rows), ...quotes]
}

function factRows(result: Result, facts: Facts): string[][] {
  const { serviceId, deploymentId, ref, url, status, durationMs } = result
  const isPage = ref !== null && facts.github !== undefined && isCommit(ref)
  const shown: readonly (readonly [string, string | undefined])[] = [
    ['Service', serviceId === null ? undefined : cell(serviceId)],
    ['Deployment', deploymentId === null ? undefined : cell(deploymentId)],
    ['Ref', ref === null ? undefined : isPage ? link(`${facts.github?.url}/commit/${ref}`, cell(ref)) : cell(ref)],
    ['Address', url === null ? undefined : link(url, cell(url))],
    ['Status', status === null ? undefined : cell(status)],
    ['Time', formatDuration(durationMs)],
    ['Log', facts.runUrl === undefined ? undefined : link(facts.runUrl, 'of this job')],
  ]
  return shown.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
}

/** Shortened, because a fact from a platform may have any length. */
function cell(fact: string): string {
  return code(shorten(fact, 300))
}

/** A Mermaid chart. Characters that Mermaid would interpret are removed from the platform's words. */
function formatPhases({ phases, status }: Result): string {
  // The last phase is the end itself, during which the rest of the log was read.
  const before = phases.at(-1)?.name === status ? phases.slice(0, -1) : phases
  const shown = before.filter(({ durationMs }) => durationMs >= 50).slice(0, mostBars)
  if (shown.length < 2) return ''
  let startMs = 0
  const bars = shown.map(({ name, durationMs }) => {
    const label =
      name
        .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
        .trim()
        .slice(0, 40) || 'phase'
    const bar = `  ${label} ${formatDuration(durationMs)} : ${startMs}, ${startMs + durationMs}`
    startMs += durationMs
    return bar
  })
  return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', '  section Phases', ...bars, '```'].join('\n')
}

/** The first lines that fit: an excerpt begins with the error. */
function firstLines(excerpt: readonly Prose[], most: number): string[] {
  let length = 0
  return excerpt.filter((line) => {
    length += line.length + 1
    return length <= most
  })
}

/** The newest lines that fit. */
function lastLines(tail: readonly Prose[]): string[] {
  const kept: string[] = []
  let length = 0
  for (const line of tail.toReversed()) {
    const text = stripVTControlCharacters(line).slice(0, longestTailLine)
    length += text.length + 1
    if (length > longestTail) break
    kept.push(text)
  }
  return kept.toReversed()
}
