import type { CommitSummary } from '../../text/commits/commit-graph.ts'
import { shortenCommit } from '../../text/commits/commit-id.ts'
import { formatAge, formatSpan } from '../../text/formats/duration.ts'
import { oneLine, shorten } from '../../text/formats/shortening.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import type { Comparison, LiveDeployment } from './comparison.ts'

/** Two commits that are not equal. */
interface Pair {
  readonly own: CommitSummary
  readonly live: LiveDeployment
}

const longestSubject = 60

/** Why an older commit was not deployed, and how to go back on purpose. */
export function outdatedReason(pair: Pair, named: NameInput): string {
  return message`deploy-outdated: Not deployed: ${lies(pair)}. To go back on purpose, run \`taxiway rollback\`, or set ${named('on-outdated', 'deploy')}.`
}

/** What a dry run says of an older commit. */
export function wouldBeOutdated(pair: Pair, onOutdated: 'skip' | 'fail', named: NameInput): string {
  const end = onOutdated === 'skip' ? 'would be skipped' : 'would fail'
  return message`dry-run-outdated: Dry run: the deployment ${end}, because ${lies(pair)}. To go back on purpose, run \`taxiway rollback\`, or set ${named('on-outdated', 'deploy')}.`
}

/** What is said of a commit that is deployed though what is live is not an ancestor of it; undefined if nothing is to be said. */
export function deployedAnyway(comparison: Comparison, purpose: string | undefined): string | undefined {
  switch (comparison.kind) {
    case 'diverged': {
      const { own, live } = comparison
      return message`deploy-diverged: ${name(own)} and what is live, ${nameLive(live)}, have diverged: neither has the other in its history. It is deployed all the same.`
    }
    case 'put back':
      return message`deploy-put-back: ${lies(comparison)}. The branch ${shorten(comparison.branch)} was put back to it, so it is deployed.`
    case 'behind':
      return message`deploy-on-purpose: ${lies(comparison)}. It is deployed, because ${purpose}.`
    case 'ahead':
    case 'equal':
    case 'nothing live':
    case 'unknown':
      return undefined
    default:
      return comparison satisfies never
  }
}

/** Of a deployment that succeeded after a newer commit had. */
export function laidOverWarning({ own, live }: Pair): string {
  return message`deploy-laid-over: While ${name(own)} was deployed, ${name(live)}, which is newer, succeeded too, and now the older one lies over it. Deploy ${shortenCommit(live.id)} again.`
}

/** That a commit is older, as a clause that names both. */
function lies({ own, live }: Pair): string {
  const [ownMs, liveMs] = [own.committedMs, live.committedMs]
  const earlier =
    ownMs !== undefined && liveMs !== undefined && liveMs - ownMs >= 1_000 ? `, by ${formatSpan(liveMs - ownMs)}` : ''
  return `${name(own)} is older than what is live, ${nameLive(live)}${earlier}`
}

function nameLive(live: LiveDeployment): string {
  return live.ageMs === undefined ? name(live) : `${name(live)}, deployed ${formatAge(live.ageMs)}`
}

/** Subjects are the texts of whoever wrote the commit. */
function name({ id, subject }: CommitSummary): string {
  const short = shortenCommit(id)
  return subject === undefined || subject === '' ? short : `${short} ("${shorten(oneLine(subject), longestSubject)}")`
}
