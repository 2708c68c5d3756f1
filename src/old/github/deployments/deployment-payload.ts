import {
  boolean,
  type InferOutput,
  literal,
  object,
  optional,
  parseJson,
  pipe,
  safeParse,
  string,
  union,
} from 'valibot'
import { exposedPort } from '../../run/exposed-port.ts'

/**
 * What Taxiway remembers in the payload of a GitHub deployment. `target` says what the next one replaces: a service, an upload's
 * project and name, or a pull request's preview.
 */
const memory = object({
  tool: literal('taxiway'),
  target: string(),
  /** A head of a preview, as people see it. What is remembered of the preview has a row of its own. */
  head: optional(boolean()),
  /** The platform's deployment. */
  deployment: optional(string()),
  /** What was deployed, if it was asked for by a whole commit, which GitHub may not know. */
  commit: optional(string()),
  /** The service of a preview. */
  service: optional(string()),
  /** Taxiway created it: only then it is ever removed. */
  created: optional(boolean()),
  image: optional(string()),
  exposed: optional(exposedPort),
  /** Unique for each creation, so that one whose answer was lost can be found. */
  attempt: optional(string()),
})

/** The same without the mark of the tool. */
export type DeploymentPayload = Readonly<Omit<InferOutput<typeof memory>, 'tool'>>

/** GitHub hands a payload back as it was sent, or as JSON in a string. */
const payload = union([memory, pipe(string(), parseJson(), memory)])

/** Reads a payload; undefined if Taxiway did not write it. */
export function readPayload(value: unknown): DeploymentPayload | undefined {
  const read = safeParse(payload, value)
  return read.success ? read.output : undefined
}
