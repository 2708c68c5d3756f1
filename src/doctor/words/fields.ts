import { type Fields, isFields } from '../../client/fields.ts'
import { normalise } from '../../deployment/verdict/vocabulary.ts'
import { isTime } from '../record-fields.ts'

/** What the fields of a record say of its deployment, beside its status word. */
export interface Signs {
  /** A field of which the doctor does not know that it is harmless; undefined at none. */
  readonly doubtful: string | undefined
  /** What says in so many words that it succeeded: equal for records of the same result. */
  readonly success: string
  /** A field that says in so many words that it did not succeed, such as `error: "boom"` or `success: false`; undefined at none. */
  readonly denial: string | undefined
  /** Some field of an error holds a text, and nothing says that it succeeded or was stopped. */
  readonly failed: boolean
}

/** A list of names as `normalise` returns them. */
const named = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(normalise))
const isOneOf = (list: string): ((value: unknown) => boolean) => {
  const texts = named(list)
  return (value) => typeof value === 'string' && texts.has(normalise(value))
}
const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
const isSuccess = isOneOf('success succeeded successful succeed passed deploymentSucceeded deploySucceeded healthy ok')
const isFailure = isOneOf('failure failed fail failing error errored unsuccessful unhealthy no false nok')
const events = 'push gitPush commit merge pullRequest tag webhook deployHook'
const isBegin = isOneOf(`${events} manual schedule scheduled cron api cli dashboard user redeploy release initial`)
const isPolicy = isOneOf('always never onFailure unlessStopped rollback none')

/** Objects that say of what, of whom and from where. A field in any other object is not known. */
const nests = named(
  `commit gitCommit git source gitSource meta metadata repository repo service project environment team organization account author
   committer creator actor user owner createdBy triggeredBy deployedBy build image trigger region pullRequest`,
)
/** Fields that say success in so many words, and what they then hold; empty they say nothing good. */
const successes: readonly (readonly [names: ReadonlySet<string>, holds: (value: unknown) => boolean])[] = [
  [named('success succeeded successful ok passed healthy isSuccess isSuccessful isHealthy'), (value) => value === true],
  [named('conclusion result outcome health healthStatus health.status'), isSuccess],
]
/** Fields that are known to say nothing against a record, and what they may hold where they are not empty. */
const harmless: readonly (readonly [names: ReadonlySet<string>, holds: (value: unknown) => boolean])[] = [
  // What was deployed, by whom and where.
  [
    named(
      `id name slug title email login username avatar number version path
       deploymentId buildId releaseId imageId commitId serviceId appId siteId projectId environmentId teamId orgId organizationId
       accountId userId ownerId creatorId authorId repoId repositoryId regionId
       serviceName appName siteName projectName environmentName teamName repoName repositoryName userName authorName creatorName
       ref gitRef branch gitBranch tag gitTag sha hash commit commitSha commitHash commitRef gitCommit gitSha gitCommitSha revision
       gitCommitHash commitMessage commitTitle commitSubject commitAuthor commitUrl commit.message gitCommit.message commit.subject
       gitCommit.subject git.commitMessage pullRequest prNumber
       author creator actor user owner createdBy triggeredBy deployedBy startedBy authorEmail
       service project environment region zone cluster team organization repository repo
       image imageTag imageDigest digest plan planKey runtime framework stack builder buildNumber releaseNumber
       url hostname domain domains deploymentUrl previewUrl logUrl logsUrl repoUrl repositoryUrl avatarUrl
       replaces supersedes previousDeploymentId healthCheckPath dockerfilePath rootDirectory buildCommand startCommand`,
    ),
    isScalar,
  ],
  [
    named(
      `created createdAt createdTime creationTime queuedAt startedAt updatedAt finished finishedAt completed completedAt ended endedAt
       timestamp date deployedAt publishedAt releasedAt buildStartedAt buildFinishedAt committedAt commitDate healthCheckedAt`,
    ),
    isTime,
  ],
  [
    named(
      `duration durationMs durationSeconds buildDuration deployDuration buildTime buildTimeMs deployTime size sizeBytes imageSize
       imageSizeBytes bytes memory memoryMb cpu cpus port timeout timeoutSeconds healthCheckTimeout`,
    ),
    (value) => typeof value === 'number' && value > 0,
  ],
  // Why it began.
  [named('trigger triggeredVia triggerReason deployReason buildReason trigger.type'), isBegin],
  [
    named('source sourceType source.type'),
    isOneOf(`${events} git github gitlab bitbucket image upload cli api dashboard`),
  ],
  [
    named('reason statusReason message statusMessage'),
    (value) => isOneOf(events)(value) || (isSuccess(value) && normalise(String(value)) !== 'ok'),
  ],
  // Settings.
  [
    named(`maxRetries retryPolicy.max retryPolicy.maxRetries
       restartPolicy onFailure rollbackOnFailure rollbackEnabled autoRollback autoDeploy retryable`),
    (value) => typeof value === 'number' || typeof value === 'boolean' || isPolicy(value),
  ],
  [named('attempt attempts'), (value) => value === 1],
  // What would say that something went wrong, and says that nothing did.
  [
    named(
      `error errors errorCount errorCode failed failures failedChecks failureCount exitCode exitStatus crashed crashCount retries
       retryCount restarts restartCount warnings cancelled canceled aborted skipped stopped timedOut rolledBack degraded`,
    ),
    (value) => value === 0 || value === false,
  ],
]
/** Parts of names whose field holds something where all went well. */
const good =
  /succe|ready|live|health|pass|verif|promot|activ|serv|publish|releas|deploy|complet|finish|final|done|result|outcome|conclu|approv|online|instance|replica|container|alias|traffic|endpoint/
/** Names of fields that hold a text where a deployment failed. */
const errors = named(
  `error errorMessage errorCode errorReason errorText errorDetail failure failureReason failureMessage failureCode failureCause
   failReason failedReason`,
)
const denied = named(
  'success succeeded successful ok passed healthy isSuccess isSuccessful isHealthy conclusion result outcome',
)
/** Names and texts that speak of an end on somebody's wish. */
const stopping = /cancel|superseded|replaced|abort|skip|stopped|retired|pruned/
const nothing = /^(?:none|null|false|no|noerrors?|n\/a|[\d\W]*)$/i
/** Records nest a level or two. What lies deeper is not known. */
const mostDepth = 4

/** @param own names of the fields that hold the id, the status, the ref, the commit and the address */
export function signsOf(row: Fields, own: ReadonlySet<string>): Signs {
  const leaves = Object.entries(row)
    .filter(([name, value]) => name !== 'rollbackable' && !(own.has(name) && isScalar(value)))
    .flatMap(([name, value]) => leavesOf(name, value).map((leaf) => ({ ...leaf, name })))
  const success = leaves.filter(saysSuccess).map(({ path, value }) => `${path}=${String(value)}`)
  const blame = leaves.filter(({ path, value }) => isBlame(path, value))
  const denial = blame[0] ?? leaves.find(({ path, value }) => denied.has(path) && (value === false || isFailure(value)))
  const isStopped =
    blame.some(({ value }) => stopping.test(normalise(String(value)))) ||
    leaves.some((leaf) => stopping.test(leaf.path) && !isEmpty(leaf.value) && !isHarmless(leaf))
  return {
    doubtful: leaves.find((leaf) => !saysSuccess(leaf) && !isHarmless(leaf))?.name,
    success: success.sort().join('\n'),
    denial: denial?.name,
    failed: blame.length > 0 && success.length === 0 && !isStopped,
  }
}

interface Leaf {
  /** The names on the way, normalised. */
  readonly path: string
  readonly value: unknown
}

/** What is empty is one leaf, as is what lies too deep. */
function leavesOf(name: string, value: unknown, depth = 1): Leaf[] {
  const path = normalise(name)
  const inner = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : []
  if (inner.length === 0) return [{ path, value: isScalar(value) || typeof value === 'boolean' ? value : null }]
  if (depth >= mostDepth) return [{ path: `${path}.`, value: true }]
  if (Array.isArray(value)) return value.flatMap((each: unknown) => leavesOf(name, each, depth + 1))
  return Object.entries(Object(value)).flatMap(([key, each]) =>
    leavesOf(key, each, depth + 1).map((leaf) => ({ ...leaf, path: `${path}.${leaf.path}` })),
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

function saysSuccess({ path, value }: Leaf): boolean {
  return successes.some(([names, holds]) => names.has(path) && holds(value))
}

function isHarmless({ path, value }: Leaf): boolean {
  const outer = path.split('.')
  const last = outer.pop() ?? ''
  const known = harmless.find(
    ([names]) => names.has(path) || (outer.every((name) => nests.has(name)) && names.has(last)),
  )
  // An empty `deployedAt` says that it was not deployed.
  if (isEmpty(value)) return !good.test(path) || (known !== undefined && !last.endsWith('at'))
  return known?.[1](value) ?? false
}

/** A text in a field of an error, or in an object there, that is not a word of success, a number or nothing. */
function isBlame(path: string, value: unknown): boolean {
  const [first = ''] = path.split('.')
  return errors.has(first) && typeof value === 'string' && !nothing.test(normalise(value)) && !isSuccess(value)
}
