/**
 * The meaning of a status word. `over`: ended, which is a success unless something denies it. `both`: live on some
 * platforms, in progress on others. `nothing`: no status. `unknown`: in no list.
 */
export type Meaning =
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'superseded'
  | 'over'
  | 'ongoing'
  | 'both'
  | 'nothing'
  | 'unknown'

/** The user's own words (inputs `success-states` and `failure-states`), in any case and with any separator. */
export interface UserWords {
  readonly successStates?: readonly string[]
  readonly failureStates?: readonly string[]
}

/**
 * The contract lists no status words. These are the words that hosted platforms use for a deployment in their public
 * APIs, as read in November 2026. A word is a success or a failure only if no platform gives it another meaning: a
 * false success is the worst error, a false failure the second worst.
 *
 * Left out because they do not say how a deployment ended: `stopped`, `degraded`, `unhealthy`, `blocked`, `suspended`,
 * `unschedulable`, `skipped`, `stashed`, `finalized`, `migrated`.
 */
const assumedWords: Readonly<Record<Exclude<Meaning, 'unknown'>, string>> = {
  succeeded:
    'success succeeded succeed successful conditionsucceeded runtimesuccessful live healthy ready passed green deploymentsuccessful',
  failed: `failed fail failure error errored internalerror crashed crashederror rejected timeout timedout timeouterror expired
    buildfailed builderror predeployfailed hookerror updatefailed createfailed launchfailed runtimefailed conditionfailed
    submissionfailure deploymentfailed deploymentcontentfailed deploymentlost deploymenterror deployfailed applyfailed approvalrejected
    terminal fault red
    rollbacksucceeded rollbacksuccessful rollbackfailed rolledback`,
  cancelled: `canceled cancelled cancelledbyuser deploymentcancelled buildcanceled terminated aborted buildaborted interrupted removed deleted
    destroyed`,
  superseded: 'superseded deploymentsuperseded replaced deactivated inactive',
  over: 'complete completed done finished ended',
  both: 'running active started deployed ok sleeping',
  ongoing: `new created pending pendingreview accepted enqueued queued scheduled waiting needsapproval idle retrying
    deploymentattempterror initializing cloning building buildinprogress buildpending buildrequestreceived
    buildsuccessful pendingbuild working uploading uploaded preparing prepared processing processed pushing
    deploymentqueued deploymentprogressing progressing executing launching notstarted requested waitingforresource
    pendingapproval onhold failing inprogress wip workinprogress taskrunning taskinprogress operationinprogress predeployinprogress updateinprogress
    pendingdeploy deploying deploymentinprogress provisioning allocating creating starting restarting updating replacing
    activating baking conditionpending conditionreconciling postbuildrestartrequired startpolling
    startpollingwithrestart runtimestarting syncingfiles finishedfilesync updatingpages purgingcdn
    canceling cancelling stopping stoprequested erroring removing destroying rollbackrequested rollbackinprogress`,
  nothing: 'none null primary',
}

const assumed: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(assumedWords).flatMap(([meaning, words]) =>
    words.split(/\s+/).map((word): [string, Meaning] => [word, isMeaning(meaning) ? meaning : 'unknown']),
  ),
)

function isMeaning(name: string): name is Exclude<Meaning, 'unknown'> {
  return Object.hasOwn(assumedWords, name)
}

/** Makes `IN_PROGRESS`, `in-progress` and `InProgress` the same word, and removes invisible characters. */
export function normalise(word: string): string {
  return word.toLowerCase().replace(/[-_\s]|\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Looks up a word, first among the user's words. A word in both of the user's lists is a failure. */
export type Vocabulary = (word: string) => Meaning

export function buildVocabulary({ successStates = [], failureStates = [] }: UserWords = {}): Vocabulary {
  const users = new Map<string, Meaning>()
  for (const word of successStates) users.set(normalise(word), 'succeeded')
  for (const word of failureStates) users.set(normalise(word), 'failed')
  users.delete('')
  return (word) => users.get(normalise(word)) ?? assumed.get(normalise(word)) ?? 'unknown'
}
