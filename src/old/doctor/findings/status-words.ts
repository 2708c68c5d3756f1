import { readRecord } from '../../deployment/history/history-record.ts'
import { type AreaFinding, finding, quoted } from '../finding.ts'
import { isOpen } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'

/** A platform may send another word on each record. */
const mostShown = 20

/** The status words of the history, in the order in which they first appear: those that are known, and each that is not. */
export function wordFindings({ rows, interpret }: Readings): AreaFinding[] {
  const words = [...new Set(rows.flatMap((row) => readRecord(row).word ?? []))]
  if (words.length === 0) return [finding('skipped', 'words', 'no record with a status word was seen')]
  const known = words.filter((word) => !isOpen(interpret(word)))
  const open = words.filter((word) => isOpen(interpret(word)))
  const others = open.length - mostShown
  const advice = 'Please report this platform: no other has so many status words.'
  return [
    ...(known.length === 0 ? [] : [finding('pass', 'known-words', quoted(known))]),
    ...open.slice(0, mostShown).map((word) => openFinding(word, interpret(word) === 'ambiguous')),
    ...(others <= 0 ? [] : [finding('warn', 'unknown-word', `${others} further words that are unknown`, { advice })]),
  ]
}

function openFinding(word: string, isAmbiguous: boolean): AreaFinding {
  const look = `Look at your dashboard: if \`${word}\` is final, add it to \`success-states\` or \`failure-states\`.`
  if (isAmbiguous) {
    const summary = `\`${word}\` means success on some platforms and still going on others`
    return finding('warn', 'ambiguous-word', summary, { advice: look })
  }
  const advice = `Taxiway waits on \`${word}\` until the timeout. ${look}`
  return finding('warn', 'unknown-word', `\`${word}\` is unknown`, { advice })
}
