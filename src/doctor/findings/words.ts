import type { Meaning } from '../../deployment/verdict/vocabulary.ts'
import { formatDuration } from '../../text/duration.ts'
import type { WordCensus } from '../census.ts'
import { counted, type DoctorFinding, findingsOf, quoted } from '../finding.ts'
import { type Readings, rowsOf } from '../readings.ts'

const finding = findingsOf('words')

const phrases: Readonly<Record<Meaning, string>> = {
  succeeded: 'known as success',
  failed: 'known as failure',
  cancelled: 'known as cancelled',
  superseded: 'known as replaced by a newer deployment',
  ongoing: 'known as still going',
  ambiguous: 'means success on some platforms and still going on others',
  unknown: 'unknown',
}

/** Each status word: known as what, or what was counted of it and the line to copy. */
export function wordFindings(readings: Readings, census: readonly WordCensus[]): DoctorFinding[] {
  const total = rowsOf(readings.history).length
  if (total === 0) return [finding('skipped', 'words', 'no record was seen')]
  if (census.length === 0) return [finding('skipped', 'words', 'no record has a status word')]
  const isOpen = ({ meaning }: WordCensus): boolean => meaning === 'unknown' || meaning === 'ambiguous'
  const known = census.filter((each) => !isOpen(each))
  const line = (each: WordCensus): string => `\`${each.word}\`: ${phrases[each.meaning]}; ${countsOf(each, readings)}`
  const summary = quoted(known.map(({ word }) => word))
  return [
    ...(known.length === 0 ? [] : [finding('pass', 'known-words', summary, { evidence: known.map(line) })]),
    ...census.filter(isOpen).map((each) => openFinding(each, line(each))),
  ]
}

function openFinding(census: WordCensus, summary: string): DoctorFinding {
  const { word, meaning, changed, input } = census
  const name = meaning === 'ambiguous' ? 'ambiguous-word' : 'unknown-word'
  if (input !== undefined) {
    const state = input === 'success-states' ? 'successful' : 'failed'
    const advice = `If your dashboard shows these as ${state}, set \`${input}: ${word}\``
    return finding('warn', name, summary, { advice })
  }
  if (changed > 0) {
    const advice = 'Run the doctor again when this deployment is over.'
    return finding('inconclusive', name, summary, { advice })
  }
  const until = meaning === 'unknown' ? 'Taxiway waits on this word until the timeout. ' : ''
  const advice = `${until}Look at your dashboard: if the word is final, set it in \`success-states\` or \`failure-states\`.`
  return finding('warn', name, summary, { advice })
}

function countsOf(census: WordCensus, { history, again }: Readings): string {
  const { count, rollbackable, onNewest, unchanged, changed, ageMs } = census
  const total = rowsOf(history).length
  const place = onNewest ? 'the newest included' : 'older ones only'
  const age = ageMs === undefined ? '' : `, last created ${ageOf(ageMs)} ago`
  const unseen = count - unchanged - changed
  const reads = [
    unchanged > 0 ? `${unchanged} unchanged in two reads` : '',
    changed > 0 ? `${changed} changed between the reads` : '',
    unseen > 0 ? `${unseen} seen in one read only` : '',
  ]
  const isReadTwice = again.length > 0 || changed > 0
  return [
    `on ${count} of ${counted(total, 'record')}, ${place}${age}`,
    `${rollbackable === 0 ? 'none' : rollbackable} of them rollbackable`,
    ...(isReadTwice ? reads.filter(Boolean) : []),
  ].join(', ')
}

/** `3 h`, `12 days`; below two hours as `formatDuration`. */
function ageOf(ms: number): string {
  const hours = ms / 3_600_000
  if (hours < 2) return formatDuration(ms)
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}
