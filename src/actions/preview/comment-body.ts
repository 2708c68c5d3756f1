import type { Job } from '../../github/job/job.ts'
import { code, escapeMarkdown, folded, heading, link, prose } from '../../output/markdown.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { excerpt, lastLines } from '../../text/excerpt.ts'

/** What the comment of a preview tells; every text may be foreign, secrets are replaced already. */
export interface PreviewNews {
  /** Of the service. */
  readonly name: string
  /** What became of it, in few words that follow the name. */
  readonly news: string
  /** Stands before the title. */
  readonly sign: string
  /** One sentence, where the title is not all. */
  readonly reason?: string | undefined
  readonly url?: string | undefined
  readonly commit?: { readonly sha: string; readonly address: string | undefined } | undefined
  readonly duration?: string | undefined
  readonly run?: { readonly id: string; readonly address: string } | undefined
  /** The end of the build log. */
  readonly tail?: readonly string[]
}

/** GitHub refuses a comment of more characters. */
export const longestComment = 65_536
const longestReason = 2_000
const longestName = 200
/** No browser's address bar holds more. */
const longestAddress = 2_048
/** The log's share, as it is written: an escaped character is up to six. */
const mostTail = 48_000

/** Hidden from readers; foreign text cannot end it. */
export function markerOf(target: string): string {
  return `<!-- taxiway ${encodeURIComponent(target)} -->`
}

/** What a comment says of its run, whatever became of it. */
export function newsOfRun(
  { context, environment, redactor }: Job,
  { name, sha }: { readonly name: string; readonly sha: string },
): Pick<PreviewNews, 'name' | 'commit' | 'run'> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment
  const address = server && repository ? `${server}/${repository}/commit/${sha}` : undefined
  return {
    name: sanitizeText(name, redactor),
    commit: { sha, address },
    run: run && context.runUrl ? { id: run, address: context.runUrl } : undefined,
  }
}

/** The body without its marker, well below GitHub's limit. */
export function renderPreview({
  name,
  news,
  sign,
  reason,
  url,
  commit,
  duration,
  run,
  tail = [],
}: PreviewNews): string {
  const rows = [
    url === undefined ? '' : row('URL', url.length > longestAddress ? code(excerpt(url, longestAddress)) : link(url)),
    commit === undefined ? '' : row('Commit', linked(commit.sha.slice(0, 7), commit.address)),
    duration === undefined ? '' : row('Duration', prose(duration)),
    run === undefined ? '' : row('Run', linked(run.id, run.address)),
  ].filter((each) => each !== '')
  const kept = endOf(tail)
  const parts = [
    heading(`${sign} Preview ${code(excerpt(name, longestName))} ${prose(news)}`),
    rows.length === 0 ? '' : `<table>\n${rows.join('\n')}\n</table>`,
    reason === undefined ? '' : `<p>${prose(excerpt(reason, longestReason))}</p>`,
    kept.length === 0 ? '' : folded('The end of the build log', kept),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function row(name: string, value: string): string {
  return `<tr><td><b>${name}</b></td><td>${value}</td></tr>`
}

function linked(text: string, address: string | undefined): string {
  if (address === undefined || !/^https?:\/\/[^\s<>"']+$/.test(address)) return code(text)
  return `<a href="${escapeMarkdown(address)}">${code(text)}</a>`
}

/** The last lines that fit, escaped; of a single longer one its beginning. */
function endOf(lines: readonly string[]): readonly string[] {
  const short = lines.map((line) => excerpt(line, mostTail / 8))
  return lastLines(short, mostTail, (line) => escapeMarkdown(line).length + 1)
}
