import { type Outcome, outcomeFacts } from '../../deployment/outcome.ts'
import {
  besides,
  code,
  escapeMarkdown,
  folded,
  heading,
  isAddress,
  link,
  paragraph,
  prose,
  sentence,
} from '../../output/markdown.ts'
import { abbreviateCommit } from '../../text/commits/commit-id.ts'
import { excerpt, lastLines } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'

/** What the comment of a preview says. Every text may be untrusted; secrets are replaced already. */
export interface CommentContent {
  readonly name: string
  /** What happened, in a few words that follow the name. */
  readonly news: string
  /** The same as a sentence that says more, with the name. */
  readonly title?: string | undefined
  /** An emoji before the title. */
  readonly icon: string
  /** One sentence, if the title does not say it all. */
  readonly reason?: string | undefined
  readonly url?: string | undefined
  readonly commit?: { readonly sha: string; readonly address: string | undefined } | undefined
  readonly duration?: string | undefined
  /** How long the deployment before it took. */
  readonly before?: string | undefined
  readonly run?: { readonly id: string; readonly address: string } | undefined
  readonly tail?: readonly string[]
}

/** The part of it that changes during a run. */
export type News = Omit<CommentContent, 'name' | 'commit' | 'run'>

/** GitHub refuses a comment of more characters. */
export const longestComment = 65_536
const longestReason = 2_000
const longestName = 200
/** No browser's address bar holds more. */
const longestAddress = 2_048
/** The log's share in characters of Markdown: an escaped character takes up to six. */
const mostTail = 48_000

export const building: News = { icon: '🚧', news: 'is being built' }

/** What a comment says of a run that ended so. */
export function formatOutcome(outcome: Outcome): News {
  const { icon, news } = outcomeFacts[outcome]
  return { icon, news }
}

/** What to do about a service that was not removed: the contract documents no way to delete one. */
export function stillBilled(serviceId: string): string {
  return message`preview-closed-still-billed: The preview has ended. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`
}

/** For a deploy that the close of its change request has overtaken, which may have removed the service. */
export function closedMeanwhile(serviceId: string): string {
  return message`preview-closed-meanwhile: The preview has ended, while a run was deploying to service ${serviceId}. Unless the run of the close removed it, the service still exists and is billed: delete it in the dashboard of the platform.`
}

/** Hidden from readers; untrusted text cannot end it. */
export function formatMarker(target: string): string {
  return `<!-- taxiway ${encodeURIComponent(target)} -->`
}

/** The body without its marker, well below GitHub's limit. */
export function renderComment(content: CommentContent): string {
  const { name, news, icon, reason, url, commit, run, tail = [] } = content
  const title = sentence(content.title ?? `Preview ${excerpt(name, longestName)} ${news}`)
  const facts = [
    url === undefined ? '' : formatAddress(url, reason === undefined),
    commit === undefined ? '' : linked(code(abbreviateCommit(commit.sha)), commit.address),
    prose(formatTime(content)),
    run?.address === undefined ? '' : linked('log', run.address),
  ]
  // A line that is too long is cut; the last lines that fit once they are escaped are shown.
  const lines = tail.map((line) => excerpt(line, mostTail / 8))
  const end = lastLines(lines, mostTail, (line) => escapeMarkdown(line).length + 1)
  const parts = [
    heading(`${icon} ${title}`),
    paragraph(besides(facts)),
    reason === undefined ? '' : paragraph(sentence(excerpt(reason, longestReason))),
    end.length === 0 ? '' : folded('The end of the build log', end),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** One tap opens it. What did not become ready may still be served as it was before. */
function formatAddress(url: string, isReady: boolean): string {
  if (url.length > longestAddress) return code(excerpt(url, longestAddress))
  return isReady && isAddress(url) ? `<b>${link(url, 'Open the preview')}</b>` : link(url)
}

function formatTime({ title = '', duration, before }: CommentContent): string {
  const isSaid = duration !== undefined && title.includes(duration)
  if (before === undefined) return isSaid ? '' : (duration ?? '')
  return duration === undefined || isSaid ? `the one before took ${before}` : `${duration} (the one before: ${before})`
}

function linked(text: string, address: string | undefined): string {
  return address === undefined ? text : link(address, text)
}
