import type { ListPage } from '../client/http/json-api.ts'
import type { CommentContent } from './comment/comment-text.ts'
import type { PreviewMemory } from './memory/preview-memory.ts'

/** The change request of a preview, and the server that has it. */
export interface PreviewHost {
  readonly number: number
  /** How people name it: `pull request #7`. */
  readonly reference: string
  /** The commit that is deployed: its head when the run was started. */
  readonly headSha: string
  readonly memory: PreviewMemory
  /** The change request as it is now; undefined if the host is not asked. Rejects if it does not say. */
  readonly now: () => Promise<ChangeRequestNow | undefined>
  /** Whether the preview of the head was deployed before. */
  readonly isDeployed?: ((target: string) => Promise<boolean>) | undefined
  /** Why it did not say, as a clause. */
  readonly explain: (error: unknown) => string
  /** Undefined keeps no comment. */
  readonly comments: CommentPlace | undefined
  /** What every comment says of the run. */
  readonly rows: Pick<CommentContent, 'commit' | 'run'>
}

/** A change request as it is now, which may be later than what started the run. */
export interface ChangeRequestNow {
  readonly open: boolean
  readonly headSha: string
}

/** The comments on one change request. */
export interface CommentPlace {
  /** Ends what is under way. */
  readonly signal: AbortSignal
  /** Those that there are, page by page, the oldest first, so many pages at most. */
  readonly list: (mostPages: number) => AsyncIterable<ListPage>
  /** Gives what the server says of the new one. */
  readonly create: (body: string) => Promise<unknown>
  readonly change: (id: number, body: string) => Promise<unknown>
  readonly remove: (id: number) => Promise<unknown>
  /** The account of the token, as the comments name their author. */
  readonly own: () => Promise<string | number>
  /** Why the server refused, as a clause. */
  readonly explain: (error: unknown) => string
}
