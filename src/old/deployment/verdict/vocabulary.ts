/** What a platform's status word means. `unknown`: in no list, so the deployment counts as still running. */
export type Meaning = 'succeeded' | 'failed' | 'cancelled' | 'superseded' | 'ongoing' | 'ambiguous' | 'unknown'

/** The user's words (inputs `success-states` and `failure-states`), in any case and with any separator. */
export interface UserWords {
  readonly successStates?: readonly string[]
  readonly failureStates?: readonly string[]
}

/**
 * ASSUMED words: the contract shows none. Hosted platforms use these words for a deployment in their public APIs, as read in
 * November 2026; status-words.tsv beside this file names the platform, the meaning and the source of each, and the words left out.
 * Each row there is a word of a public page, or of a path in a repository on GitHub.
 *
 * A word is a success or a failure only if no hosted platform gives it another meaning. A false success is the worst error, a
 * false failure the second; `ambiguous` (success on further evidence only) and a word left out (`unknown`) are safe. The success
 * of a build alone is `ongoing`. Each word is listed once, as `normalise` returns it.
 *
 * Some words needed a choice:
 *
 * - `ready`: CodeDeploy says it of a deployment that still waits for its traffic, but moves traffic between hosts of the user's own.
 * - `completed`, `done`: at Heroku and Deployment Manager also of what failed, but of a promotion or an operation, not of a deployment.
 * - `success` of a build or a stage: Taxiway reads the record of a deployment, so the word is about the deployment.
 * - `crashed`: Railway gives it to a deployment that ran; its own command-line tool fails then.
 * - `removed`, `deleted`, `destroyed`: gone before a success was seen. Railway removes for three reasons, so `cancelled` names none.
 * - `created`: not begun on four platforms; a finished review app at Heroku, which is not a deployment.
 * - Left out: `stopped` (by a person, or idle), `degraded` and `unhealthy` (checks recover), `blocked`, `suspended` and
 *   `unschedulable` (may move on), `skipped` and `stashed` (nothing was deployed), `finalized`, `migrated` and `unknown` (no result).
 */
export const assumedWords: readonly (readonly [meaning: Exclude<Meaning, 'unknown'>, words: readonly string[]])[] = [
  ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
  ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
  ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
  ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
  ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
  ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
  ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
  // Our deployment does not run after a rollback, successful or not.
  ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
  ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
  ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
  ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
  // Live on one platform, in progress or asleep on another; `deployed` may have crashed, and many APIs say `ok` to any request.
  ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
  // Waiting
  ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
  // The last one: failed for now, and tried again by the platform itself.
  ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
  // Building; the end of a build is not the end of a deployment
  ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
  ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
  ['ongoing', ['processing', 'processed', 'pushing']],
  // Rolling out
  ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
  ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
  ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
  ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
  ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
  ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
  // On the way out, with a last word still to come
  ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
  ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
]

const assumed: ReadonlyMap<string, Meaning> = new Map(
  assumedWords.flatMap(([meaning, words]) => words.map((word): [string, Meaning] => [word, meaning])),
)

/** Lower case, without `-`, `_` and white space: `IN_PROGRESS`, `in-progress` and `InProgress` are one word. */
export function normalise(word: string): string {
  return word.toLowerCase().replace(/[-_\s]+/gu, '')
}

/**
 * Looks a word up in the user's words, then in the built-in list; a word in neither is `unknown`. A word that the user gave as
 * both is a failure (the inputs refuse it before). A user's word of separators only is ignored: it would match an empty status.
 */
export function buildVocabulary(user: UserWords = {}): (word: string) => Meaning {
  const taught = new Map<string, Meaning>()
  for (const word of user.successStates ?? []) taught.set(normalise(word), 'succeeded')
  for (const word of user.failureStates ?? []) taught.set(normalise(word), 'failed')
  taught.delete('')
  return (word) => {
    const known = normalise(word)
    return taught.get(known) ?? assumed.get(known) ?? 'unknown'
  }
}
