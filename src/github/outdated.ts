import { PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { readDetails, readPage } from '../deploy/history.ts'
import { readStatus } from '../deploy/status.ts'
import { buildVocabulary, type UserWords } from '../deploy/words.ts'
import { onlyGitHubErrors } from '../preview/store.ts'
import type { Host } from '../report/host.ts'
import { withoutFullStop } from '../text/format.ts'
import { repositoryOf, type Work } from './repository.ts'

/** How our commit compares with the live one. `why` says what is unknown. */
export type Comparison =
  | { readonly kind: 'not-behind' }
  | { readonly kind: 'behind'; readonly live: string }
  | { readonly kind: 'unknown'; readonly why: string }

export interface Candidate {
  readonly serviceId: string
  /** A commit, branch or tag; undefined if the tracked branch is built. */
  readonly ref: string | undefined
}

const readMs = 10_000

/**
 * Asks GitHub once to compare the ref to deploy with the live commit: that of the newest successful deployment that
 * shows one.
 */
export async function compareWithLive(
  platform: Platform,
  { serviceId, ref }: Candidate,
  host: Host,
  words: UserWords,
): Promise<Comparison> {
  const unknown = (why: string): Comparison => ({ kind: 'unknown', why })
  const { signal } = host
  // Do not wait for a rate limit of GitHub: the deploy continues without the comparison.
  const github = repositoryOf(host, readMs)
  if (ref === undefined) return unknown('the step names no ref')
  if (github === undefined) return unknown('the job has no github-token')
  let live: string | undefined
  try {
    live = await findLiveCommit(platform, serviceId, words, signal)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return unknown(withoutFullStop(error.message))
  }
  if (live === undefined) return unknown('the history shows no commit of a deployment that succeeded')
  try {
    const basehead = `${live}...${ref}`
    const compare: Work<string> = async ({ rest }, place) => {
      const { data } = await rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: 1 })
      return data.status
    }
    const status = await github.ask('contents: read', compare, { once: true })
    return status === 'behind' ? { kind: 'behind', live } : { kind: 'not-behind' }
  } catch (error) {
    signal.throwIfAborted()
    return unknown(`GitHub did not compare the commits: ${onlyGitHubErrors(error).message}`)
  }
}

async function findLiveCommit(
  platform: Platform,
  serviceId: string,
  words: UserWords,
  signal: AbortSignal,
): Promise<string | undefined> {
  const vocabulary = buildVocabulary(words)
  const { rows } = await readPage(platform, serviceId, { signal, attempts: 2, totalMs: readMs })
  const succeeded = rows.filter(({ record }) => readStatus(record, vocabulary).kind === 'succeeded')
  return succeeded.map((row) => readDetails(row).commits[0]).find((commit) => commit !== undefined)
}
