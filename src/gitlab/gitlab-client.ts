import { array, number, object, optional, parse, picklist, string } from 'valibot'
import { NoAnswerError, RefusedError } from '../client/errors.ts'
import { JsonApi } from '../client/http/json-api.ts'
import { isTimeout } from '../client/time/timeout.ts'
import type { ChangeRequestNow, CommentPlace } from '../preview/host.ts'
import { formatErrorAsClause } from '../text/formats/format-error.ts'
import { withoutFullStop } from '../text/formats/shortening.ts'
import { message } from '../text/message.ts'
import type { Redactor } from '../text/secrets/redactor.ts'

/** A project on a GitLab server, and how it is reached. */
export interface GitLabProject {
  /** `CI_API_V4_URL`, such as `https://gitlab.example/api/v4`. */
  readonly apiUrl: string
  /** `CI_PROJECT_ID` */
  readonly project: string
  readonly token: string
  /** The token is the job's own: it reaches environments, but no merge request. */
  readonly isJobToken: boolean
  readonly redactor: Redactor
  readonly signal: AbortSignal
}

const requestTimeoutMs = 30_000
/** Characters of GitLab's own words. */
const mostSaid = 200
const mergeRequest = object({
  state: picklist(['opened', 'closed', 'locked', 'merged']),
  sha: string(),
  labels: optional(array(string())),
})
const account = object({ id: number() })

/** One project of GitLab. Methods reject with the errors of our own client. */
export class GitLabClient extends JsonApi {
  readonly isJobToken: boolean

  constructor({ apiUrl: url, project, token, isJobToken, redactor, signal }: GitLabProject) {
    const headers = () => ({ [isJobToken ? 'job-token' : 'private-token']: token })
    const repository = `/projects/${encodeURIComponent(project)}`
    super({
      url,
      repository,
      headers,
      redact: (text) => redactor.redactSecrets(text),
      signal,
      totalMs: requestTimeoutMs,
    })
    this.isJobToken = isJobToken
  }

  async mergeRequest(iid: number): Promise<ChangeRequestNow> {
    const { state, sha, labels } = parse(mergeRequest, await this.request('GET', `/merge_requests/${iid}`))
    // Locked: it is being merged.
    return { open: state === 'opened' || state === 'locked', headSha: sha, labels }
  }

  notes(iid: number): CommentPlace {
    const all = `/merge_requests/${iid}/notes`
    let own: Promise<unknown> | undefined
    return {
      signal: this.signal,
      list: (mostPages) => this.pages(`${all}?order_by=created_at&sort=asc`, mostPages),
      create: (body) => this.request('POST', all, { body }),
      change: (id, body) => this.request('PUT', `${all}/${id}`, { body }),
      remove: (id) => this.request('DELETE', `${all}/${id}`),
      own: async () => {
        own ??= this.request('GET', '/user', undefined, '')
        return parse(account, await own).id
      },
      explain: (error) => this.explain(error),
    }
  }

  /** Why it refused, as a clause; of a wait that was given up it says what GitLab had answered until then. */
  explain(error: unknown): string {
    const { lastFailure } = this
    const why = gitlabRefusal(error, this.isJobToken)
    if (!isTimeout(error) || lastFailure === undefined) return why
    return `${why}; before that, ${gitlabRefusal(lastFailure, this.isJobToken)}`
  }
}

/** Why GitLab refused, as a clause. */
export function gitlabRefusal(error: unknown, isJobToken: boolean): string {
  if (isTimeout(error)) return 'GitLab did not answer in time'
  if (error instanceof NoAnswerError) return `GitLab gave no answer (${error.code ?? 'the connection broke'})`
  if (!(error instanceof RefusedError)) return formatErrorAsClause(error)
  const { status, said } = error
  if (status === 401 || status === 403 || status === 404) {
    return isJobToken
      ? message`gitlab-job-token-refused: GitLab answered ${status} to the job's token; give a project access token with the scope \`api\` as TAXIWAY_GITLAB_TOKEN`
      : `GitLab answered ${status}; TAXIWAY_GITLAB_TOKEN needs the scope \`api\` and the role Developer in this project`
  }
  return `GitLab answered ${status}: ${withoutFullStop(said.slice(0, mostSaid))}`
}
