import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { normalise } from '../deployment/verdict/vocabulary.ts'
import type { DoctorReport } from './report.ts'

/** What is to be written into a configuration file. */
export type ConfigChange =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly why: string }
  /** `write` replaces the file; comments and all else stay. */
  | { readonly kind: 'words'; readonly added: readonly string[]; readonly write: () => void }

/**
 * The proposed words that `taxiway.yaml` does not hold. They go where they count: to the service where it has words of its own, else
 * to the top level. A file that does not exist is made. Writes nothing itself.
 *
 * @param service its name in the file; undefined where none was chosen
 */
export function addProposals(file: string, proposals: DoctorReport['proposals'], service?: string): ConfigChange {
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '')
  if (document.errors.length > 0) return { kind: 'refused', why: 'it is not YAML. Correct it first.' }
  if (document.contents !== null && !isMap(document.contents))
    return { kind: 'refused', why: 'it is not a map of keys.' }
  const added: string[] = []
  for (const [input, words] of Object.entries(proposals)) {
    const own = ['services', service ?? '', input]
    const path = service !== undefined && document.hasIn(own) ? own : [input]
    const present = document.getIn(path, true)
    const known = isSeq(present)
      ? present.items.map((item) => (isScalar(item) ? String(item.value) : ''))
      : isScalar(present)
        ? String(present.value ?? '').split(/[,\r\n]+/)
        : []
    const listed = new Set(known.map(normalise))
    const fresh = words.filter((word) => !listed.has(normalise(word)))
    if (fresh.length === 0) continue
    added.push(...fresh)
    if (isSeq(present)) for (const word of fresh) present.add(document.createNode(word))
    else
      document.setIn(
        path,
        document.createNode([...known.map((word) => word.trim()).filter(Boolean), ...fresh], { flow: true }),
      )
  }
  if (added.length === 0) return { kind: 'nothing' }
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return { kind: 'words', added, write: () => writeFileSync(file, text) }
}
