import { outcomeFacts } from '../deploy/outcome.ts'
import type { Result } from '../deploy/result.ts'
import { formatDuration, shorten } from '../text/format.ts'
import { code, folded, lines, link, sentence } from '../text/markdown.ts'
import type { PreviewKey } from './store.ts'

/** The facts that a comment shows besides the result of a run. */
export interface CommentFacts {
  readonly name: string
  readonly commit: string | undefined
  /** The page of the repository. */
  readonly repositoryUrl: string | undefined
  readonly runUrl: string | undefined
}

/**
 * The first line of a preview's comment. It is invisible, and its name is encoded so that it cannot close the HTML
 * comment.
 */
export function marker({ name }: PreviewKey): string {
  return `<!-- taxiway preview ${encodeURIComponent(name)} -->`
}

export function formatBuilding(facts: CommentFacts): string {
  return compose(facts, { icon: '🚧', news: 'is being built' })
}

export function formatDeployed(facts: CommentFacts, result: Result): string {
  const { outcome, reason, url, durationMs, cause } = result
  const isReady = outcome === 'succeeded'
  return compose(facts, {
    icon: outcomeFacts[outcome].icon,
    news: isReady ? `is ready after ${formatDuration(durationMs)}` : newsOf[outcome],
    address: url === null ? '' : link(url, isReady ? 'Open the preview' : 'The address of the preview'),
    text: isReady ? '' : sentence(shorten(reason, 2_000)),
    more: cause === null ? '' : folded('Why it failed', lines(cause.excerpt)),
  })
}

/** Says that a preview has ended, and how to bring it back. */
export function formatEnded(facts: Pick<CommentFacts, 'name' | 'runUrl'>, text: string): string {
  const own = { ...facts, commit: undefined, repositoryUrl: undefined }
  return compose(own, { icon: '🏁', news: 'has ended', text: sentence(shorten(text, 2_000)) })
}

const newsOf: Readonly<Record<Result['outcome'], string>> = {
  succeeded: 'is ready',
  failed: 'failed',
  cancelled: 'was cancelled on the platform',
  superseded: 'was replaced by a newer deployment',
  'timed-out': 'was not ready in time',
  indeterminate: 'ended with an unknown result',
  accepted: 'was requested',
  skipped: 'was not deployed',
  aborted: 'was interrupted with its job',
}

interface Parts {
  readonly icon: string
  readonly news: string
  readonly address?: string
  readonly text?: string
  readonly more?: string
}

/** GitHub accepts 65,536 characters: the callers cut every part that can be long. */
function compose(
  { name, commit, repositoryUrl, runUrl }: CommentFacts,
  { icon, news, address = '', text = '', more = '' }: Parts,
): string {
  const short = commit === undefined ? '' : code(commit.slice(0, 7))
  const facts = [
    address === '' ? '' : `<b>${address}</b>`,
    commit === undefined || repositoryUrl === undefined ? short : link(`${repositoryUrl}/commit/${commit}`, short),
    runUrl === undefined ? '' : link(runUrl, 'log'),
  ]
  const parts = [
    `### ${icon} ${sentence(`Preview ${shorten(name, 200)} ${news}`)}`,
    facts.filter((fact) => fact !== '').join(' · '),
    text,
    more,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
