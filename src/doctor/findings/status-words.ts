import type { Meaning } from '../../deployment/verdict/vocabulary.ts'
import { formatAge } from '../../text/formats/duration.ts'
import { type AreaFinding, finding, quoted } from '../finding.ts'
import { isOpen } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'
import type { WordCensus } from '../word-census.ts'

/** A platform may send another word on each record. */
const mostShown = 20

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
export function wordFindings(readings: Readings, census: readonly WordCensus[]): AreaFinding[] {
  if (census.length === 0) return [finding('skipped', 'words', 'no record with a status word was seen')]
  const known = census.filter(({ meaning }) => !isOpen(meaning))
  const open = census.filter(({ meaning }) => isOpen(meaning))
  const others = open.length - mostShown
  const advice = 'Please report this platform: no other has so many status words.'
  const line = (each: WordCensus): string => `\`${each.word}\`: ${phrases[each.meaning]}; ${tallyWords(each, readings)}`
  const summary = quoted(known.map(({ word }) => word))
  return [
    ...(known.length === 0 ? [] : [finding('pass', 'known-words', summary, { evidence: known.map(line) })]),
    ...open.slice(0, mostShown).map((each) => openFinding(each, line(each))),
    ...(others <= 0 ? [] : [finding('warn', 'unknown-word', `${others} further words that are unknown`, { advice })]),
  ]
}

function openFinding(census: WordCensus, summary: string): AreaFinding {
  const { word, meaning, changed, input } = census
  const name = meaning === 'ambiguous' ? 'ambiguous-word' : 'unknown-word'
  if (input !== undefined) {
    const state = input === 'success-states' ? 'successful' : 'failed'
    const advice = `If your dashboard shows these as ${state}, set \`${input}: ${word}\``
    return finding('warn', name, summary, { advice })
  }
  if (changed > 0)
    return finding('inconclusive', name, summary, { advice: 'Run the doctor again when this deployment is over.' })
  const until = meaning === 'unknown' ? `Taxiway waits on \`${word}\` until the timeout. ` : ''
  const advice = `${until}Look at your dashboard: if \`${word}\` is final, add it to \`success-states\` or \`failure-states\`.`
  return finding('warn', name, summary, { advice })
}

function tallyWords(
  { count, rollbackable, onNewest, unchanged, changed, ageMs }: WordCensus,
  { rows }: Readings,
): string {
  const unseen = count - unchanged - changed
  const parts = [
    `on ${count} of ${rows.length} records`,
    onNewest ? 'the newest included' : 'older ones only',
    ageMs === undefined ? '' : `last created ${formatAge(ageMs)}`,
    `${rollbackable === 0 ? 'none' : rollbackable} of them rollbackable`,
    unchanged > 0 ? `${unchanged} unchanged in two reads` : '',
    changed > 0 ? `${changed} changed between the reads` : '',
    unseen > 0 ? `${unseen} seen in one read only` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
