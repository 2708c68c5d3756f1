import { boolean, type InferOutput, literal, object, optional, parseJson, pipe, safeParse, string } from 'valibot'
import { exposedPort } from '../../run/exposed-port.ts'

/** What is stored: with `service` it is known; with `claim` alone one may exist; with neither there is none. */
const document = object({
  tool: literal('taxiway'),
  version: literal(1),
  target: string(),
  /** The attempt to create the service whose end was not seen. */
  claim: optional(string()),
  service: optional(string()),
  /** Taxiway created the service. */
  created: optional(boolean()),
  image: optional(string()),
  exposed: optional(exposedPort),
  url: optional(string()),
  /** The head that was deployed last. */
  head: optional(string()),
  /** The attempt to remove the service whose end was not seen. */
  removing: optional(string()),
  /** The change request was closed, and the service is certainly gone. */
  ended: optional(boolean()),
  /** Unique for each run. */
  run: string(),
})
export type StoredDocument = InferOutput<typeof document>

/** Whether it names a service, or a claim. */
export function isTaken({ service, claim }: StoredDocument): boolean {
  return (service ?? claim) !== undefined
}

const parsed = pipe(string(), parseJson(), document)

/** What a text holds; undefined if this version of Taxiway did not write it. */
export function readDocument(text: string): StoredDocument | undefined {
  const read = safeParse(parsed, text)
  return read.success ? read.output : undefined
}

/** As a text. It may stand in a comment of Markdown. */
export function formatDocument(stored: StoredDocument): string {
  return JSON.stringify(stored).replaceAll('>', '\\u003e')
}
