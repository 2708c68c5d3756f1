import type { Meaning } from '../../deployment/verdict/vocabulary.ts'
import { formatAge } from '../../text/duration.ts'
import type { WordCensus } from '../census.ts'
import { type DoctorFinding, findingsOf, quoted } from '../finding.ts'
import type { Readings } from '../read-platform.ts'

const finding = findingsOf('words')

/** A platform may send another word on each record. */
const mostWords = 20

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
  if (readings.rows.length === 0) return [finding('skipped', 'words', 'no record was seen')]
  if (census.length === 0) return [finding('skipped', 'words', 'no record has a status word')]
  const isOpen = ({ meaning }: WordCensus): boolean => meaning === 'unknown' || meaning === 'ambiguous'
  const known = census.filter((each) => !isOpen(each))
  const open = census.filter(isOpen)
  const others = open.length - mostWords
  const advice = 'Please report this platform: no other has so many status words.'
  const line = (each: WordCensus): string => `\`${each.word}\`: ${phrases[each.meaning]}; ${countsOf(each, readings)}`
  const summary = quoted(known.map(({ word }) => word))
  return [
    ...(known.length === 0 ? [] : [finding('pass', 'known-words', summary, { evidence: known.map(line) })]),
    ...open.slice(0, mostWords).map((each) => openFinding(each, line(each))),
    ...(others <= 0 ? [] : [finding('warn', 'unknown-word', `${others} further words that are unknown`, { advice })]),
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
  const until = meaning === 'unknown' ? `Taxiway waits on \`${word}\` until the timeout. ` : ''
  const advice = `${until}Look at your dashboard: if \`${word}\` is final, add it to \`success-states\` or \`failure-states\`.`
  return finding('warn', name, summary, { advice })
}

function countsOf(census: WordCensus, { rows, again }: Readings): string {
  const { count, rollbackable, onNewest, unchanged, changed, ageMs } = census
  const place = onNewest ? 'the newest included' : 'older ones only'
  const age = ageMs === undefined ? '' : `, last created ${formatAge(ageMs)}`
  const unseen = count - unchanged - changed
  const reads = [
    unchanged > 0 ? `${unchanged} unchanged in two reads` : '',
    changed > 0 ? `${changed} changed between the reads` : '',
    unseen > 0 ? `${unseen} seen in one read only` : '',
  ]
  const isTold = again.length > 0 || changed > 0 || census.meaning === 'unknown' || census.meaning === 'ambiguous'
  return [
    `on ${count} of ${rows.length} records, ${place}${age}`,
    `${rollbackable === 0 ? 'none' : rollbackable} of them rollbackable`,
    ...(isTold ? reads.filter(Boolean) : []),
  ].join(', ')
}
