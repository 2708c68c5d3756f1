import {
  type InferOutput,
  literal,
  number,
  object,
  optional,
  parse,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot'

/** A port that was exposed; where it is served is undefined where the platform's answer was not seen. */
export const exposedPort = object({ port: string(), label: string(), url: optional(string()) })
export type ExposedPort = InferOutput<typeof exposedPort>

/**
 * What Taxiway remembers in a GitHub deployment's payload. `target` says what is replaced by the next one: a service, an
 * upload's project and name, or a pull request's preview. `digest` is that of an upload, archive and inputs.
 */
const memory = object({
  tool: literal('taxiway'),
  target: string(),
  digest: optional(string()),
  /** The service of a preview. */
  service: optional(string()),
  /** The image that it runs. */
  image: optional(string()),
  /** The port that was exposed for it. */
  exposed: optional(exposedPort),
  /** Tells one creation from another of the same content: its answer may be lost, and then it is looked for. */
  attempt: optional(string()),
})

export interface DeploymentMemory {
  readonly target: string
  readonly digest?: string | undefined
  readonly service?: string | undefined
  readonly image?: string | undefined
  readonly exposed?: ExposedPort | undefined
  readonly attempt?: string | undefined
}

/** GitHub hands a payload back as it was sent, or as JSON in a string. */
const payload = union([
  memory,
  pipe(
    string(),
    transform((text): unknown => JSON.parse(text)),
    memory,
  ),
])

/** A row of GitHub's list of deployments, as far as it is read. */
export const deploymentRow = object({
  id: number(),
  payload: unknown(),
  creator: optional(object({ login: string() })),
  created_at: optional(string()),
  sha: optional(string()),
})

/** What stands in a payload; undefined where it is not ours. */
export function readMemory(value: unknown): DeploymentMemory | undefined {
  try {
    return parse(payload, value)
  } catch {
    return undefined
  }
}
