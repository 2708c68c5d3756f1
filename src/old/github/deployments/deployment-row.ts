import { array, nullish, number, object, optional, safeParse, string, unknown } from 'valibot'
import { type DeploymentPayload, readPayload } from './deployment-payload.ts'

const account = object({ login: string() })
/** The fields that are used of GitHub's rows. */
const deploymentRow = object({
  id: number(),
  payload: unknown(),
  creator: optional(account),
  created_at: optional(string()),
  updated_at: optional(string()),
  sha: optional(string()),
})
/** The statuses of one, as GitHub lists them. */
export const statusRows = array(
  object({
    state: string(),
    description: nullish(string(), ''),
    environment_url: nullish(string()),
    log_url: nullish(string()),
    creator: nullish(account),
  }),
)

/** A GitHub deployment that Taxiway created with this token. */
export interface RememberedDeployment {
  readonly id: number
  readonly sha: string | undefined
  /** How old it was when GitHub was asked, in milliseconds by GitHub's own clock; undefined if GitHub did not say. */
  readonly ageMs: number | undefined
  /** When its last status was set, RFC 3339, or it was created. */
  readonly updatedAt: string | undefined
  /** How long ago that was, as `ageMs`. */
  readonly idleMs: number | undefined
  readonly memory: DeploymentPayload
}

interface ReadRow extends RememberedDeployment {
  /** Who created it. */
  readonly author: string | undefined
}

/**
 * The rows of a page that Taxiway may have written: by their payload, which everyone with write access can write.
 *
 * @param answeredAtMs when GitHub gave the page, by its own clock
 */
export function readDeploymentRows(page: readonly unknown[], answeredAtMs: number | undefined) {
  const rows = page.map((row) => safeParse(deploymentRow, row)).flatMap((read) => (read.success ? read.output : []))
  const found = rows.flatMap((row): ReadRow[] => {
    const { id, sha, payload, creator, created_at: createdAt, updated_at: updatedAt = createdAt } = row
    const memory = readPayload(payload)
    if (memory === undefined) return []
    const times = { ageMs: ageAt(answeredAtMs, createdAt), updatedAt, idleMs: ageAt(answeredAtMs, updatedAt) }
    return [{ id, sha, ...times, memory, author: creator?.login }]
  })
  return {
    found,
    /** One that cannot be read, or names nobody, may be our own. */
    isReadable: rows.length === page.length && rows.every(({ creator }) => creator !== undefined),
    oldest: rows.at(-1)?.created_at,
  }
}

function ageAt(answeredAtMs: number | undefined, time: string | undefined): number | undefined {
  const timeMs = Date.parse(time ?? '')
  return answeredAtMs === undefined || Number.isNaN(timeMs) ? undefined : answeredAtMs - timeMs
}
