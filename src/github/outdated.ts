import { PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { readDetails, readPage } from '../deploy/history.ts'
import { readStatus } from '../deploy/status.ts'
import { buildVocabulary, type UserWords } from '../deploy/words.ts'
import type { Host } from '../report/host.ts'
import { withoutFullStop } from '../text/format.ts'
import { explainGitHub, openOctokit } from './octokit.ts'

/** How our commit lies to the live one; `why` says what is not known. */
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

/** Asks GitHub once to compare what is to be deployed with the commit that is live: the newest success that shows one. */
export async function compareWithLive(
  platform: Platform,
  { serviceId, ref }: Candidate,
  { inputs, facts, signal }: Host,
  words: UserWords,
): Promise<Comparison> {
  const unknown = (why: string): Comparison => ({ kind: 'unknown', why })
  const token = inputs.get('github-token')
  if (ref === undefined) return unknown('the step names no ref')
  if (facts.github === undefined || token === undefined) return unknown('the job has no github-token')
  let live: string | undefined
  try {
    live = await findLiveCommit(platform, serviceId, words, signal)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return unknown(withoutFullStop(error.message))
  }
  if (live === undefined) return unknown('the history shows no commit of a deployment that succeeded')
  const [owner = '', repo = ''] = facts.github.repository.split('/')
  try {
    const { rest } = await openOctokit(token, facts.github.apiUrl)
    const basehead = `${live}...${ref}`
    const { data } = await rest.repos.compareCommitsWithBasehead({
      ...{ owner, repo, basehead, per_page: 1 },
      request: { retries: 0, signal },
    })
    return data.status === 'behind' ? { kind: 'behind', live } : { kind: 'not-behind' }
  } catch (error) {
    signal.throwIfAborted()
    return unknown(`GitHub did not compare the commits: ${explainGitHub(error, 'contents: read')}`)
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
