import { type FaultCase, onDeploy } from './fault-case.ts'
import { commandMark } from './leaks-in-client-output.ts'
import { control } from './verdict.ts'

/** The row without a fault, by which a client shows that it works at all. */
export const withoutFault: FaultCase = { name: control, happens: 'Nothing goes wrong.', isKnowable: true }

/** The row without a fault, and then every fault by name. */
export async function allFaultCases(): Promise<readonly FaultCase[]> {
  const playable = faultCases.filter(({ needsSignals }) => process.platform !== 'win32' || needsSignals !== true)
  return [withoutFault, ...playable]
}

const faultCases: readonly FaultCase[] = [
  // Nothing tells it from a platform that is slow to take the deploy.
  {
    name: 'answer-lost-not-taken',
    happens: 'The connection breaks before the platform has taken the deploy.',
    isKnowable: false,
    faults: () => onDeploy({ kind: 'reset', when: 'before-effect', times: 1 }),
  },
  {
    name: 'answer-lost-taken',
    happens: 'The platform takes the deploy, and the connection breaks before its answer.',
    isKnowable: 'by-ref',
    faults: () => onDeploy({ kind: 'reset', when: 'after-effect', times: 1 }),
  },
  {
    name: 'answers-never-end',
    happens: 'The status and the log answer with white space that never ends, twice each.',
    isKnowable: true,
    faults: () => [
      { operation: 'list_deployments', kind: 'endless', times: 2, afterDeploy: true },
      { operation: 'get_deployment_logs', kind: 'endless', times: 2, afterDeploy: true },
    ],
  },
  {
    name: 'build-fails',
    happens: 'The platform accepts the deploy with 202, and the build fails later.',
    isKnowable: true,
    faults: () => onDeploy({ kind: 'fail-build', times: 1 }),
  },
  {
    name: 'error-after-effect',
    happens: 'The platform takes the deploy and answers 500.',
    isKnowable: 'by-ref',
    faults: () => onDeploy({ kind: 'status', status: 500, when: 'after-effect', times: 1 }),
  },
  {
    name: 'job-cancelled',
    happens: 'The job is cancelled in the middle of the build: the client gets SIGTERM.',
    isKnowable: false,
    holdsBuilds: true,
    needsSignals: true,
    async meanwhile(scene) {
      await scene.untilBuilding()
      scene.terminate()
      scene.releaseBuilds()
    },
  },
  {
    name: 'key-in-the-log',
    happens: 'The build prints the API key.',
    isKnowable: true,
    buildPrints: ({ key }) => [`Deploying with the token ${key}`],
  },
  {
    name: 'key-revoked',
    happens: 'The API key is revoked once the deploy is accepted.',
    isKnowable: false,
    faults: () => [
      { operation: '*', kind: 'status', status: 401, error: 'The API key was revoked.', afterDeploy: true },
    ],
  },
  {
    name: 'log-late',
    happens: 'The stored log shows lines only several reads later, and the stream none.',
    isKnowable: true,
    faults: () => [
      { operation: 'get_deployment_logs', kind: 'stale', reads: 5 },
      { operation: 'stream_deployment_logs', kind: 'mute' },
    ],
  },
  {
    name: 'log-speaks-to-the-runner',
    happens: 'The build log has lines that a CI system would obey as commands.',
    isKnowable: true,
    buildPrints: () => [
      `::error file=${commandMark}.js::not an error`,
      `::add-mask::${commandMark}`,
      `##[error]${commandMark}`,
      `##vso[task.setvariable variable=${commandMark}]1`,
      `##teamcity[setParameter name='${commandMark}' value='1']`,
    ],
  },
  {
    name: 'login-page',
    happens: 'A login page with 200 comes in place of the status, three times.',
    isKnowable: true,
    faults: () => [{ operation: 'list_deployments', kind: 'html', times: 3, afterDeploy: true }],
  },
  {
    name: 'never-ends',
    happens: 'The platform says that the deployment is being built, for ever.',
    isKnowable: false,
    faults: () => [{ operation: 'list_deployments', kind: 'show-stage', stage: 'building', afterDeploy: true }],
  },
  {
    name: 'rate-limited',
    happens: 'The platform answers 429 and says when to come back, four times.',
    isKnowable: true,
    faults: () => [{ operation: '*', kind: 'status', status: 429, retryAfter: 1, times: 4, afterDeploy: true }],
  },
  {
    name: 'rate-limited-at-first',
    happens: 'The first two requests are answered 429, and the platform says when to come back.',
    isKnowable: true,
    faults: () => [{ operation: '*', kind: 'status', status: 429, retryAfter: 1, times: 2 }],
  },
  {
    name: 'rate-limited-without-a-time',
    happens: 'The platform answers 429 four times, and does not say when to come back.',
    isKnowable: true,
    faults: () => [{ operation: '*', kind: 'status', status: 429, times: 4, afterDeploy: true }],
  },
  {
    name: 'redirected',
    happens: 'The deploy is redirected to another host, which must not get the key.',
    isKnowable: true,
    faults: ({ otherHost }) => onDeploy({ kind: 'redirect', to: `${otherHost}/api/deploy` }),
  },
  {
    name: 'slow',
    happens: 'Each answer takes one and a half seconds.',
    isKnowable: true,
    faults: () => [{ operation: '*', kind: 'delay', when: 'after-effect', ms: 1_500 }],
  },
  {
    name: 'status-fails-a-while',
    happens: 'The status of the deployment answers 503 four times, and then again as it should.',
    isKnowable: true,
    faults: () => [{ operation: 'list_deployments', kind: 'status', status: 503, times: 4, afterDeploy: true }],
  },
  {
    name: 'status-fails-for-ever',
    happens: 'From the deploy on the status of the deployment answers 503.',
    isKnowable: false,
    faults: () => [{ operation: 'list_deployments', kind: 'status', status: 503, afterDeploy: true }],
  },
  {
    name: 'status-unknown-word',
    happens: 'The status of the deployment is a word that no platform is known to use.',
    isKnowable: false,
    faults: () => [{ operation: 'list_deployments', kind: 'show-word', word: 'pondering', afterDeploy: true }],
  },
  {
    name: 'stream-absent',
    happens: 'The stream of the log answers 404.',
    isKnowable: true,
    faults: () => [{ operation: 'stream_deployment_logs', kind: 'status', status: 404 }],
  },
  {
    name: 'stream-mute',
    happens: 'The stream is accepted, and nothing comes.',
    isKnowable: true,
    faults: () => [{ operation: 'stream_deployment_logs', kind: 'mute' }],
  },
  {
    name: 'stream-repeated',
    happens: 'The stream sends its lines again after some, and each of them twice.',
    isKnowable: true,
    faults: () => [
      { operation: 'stream_deployment_logs', kind: 'replay-events', after: 5 },
      { operation: 'stream_deployment_logs', kind: 'double-events' },
    ],
  },
  {
    name: 'stream-torn',
    happens: 'The connection of the stream breaks after a few lines, each time.',
    isKnowable: true,
    faults: () => [{ operation: 'stream_deployment_logs', kind: 'reset', when: 'after-effect', afterBytes: 400 }],
  },
  // The builds wait, so that the deployment of the client is still queued when the next one comes.
  {
    name: 'superseded',
    happens: 'Another deployment replaces this one before it is built.',
    isKnowable: true,
    dialect: { whenBusy: 'supersede' },
    holdsBuilds: true,
    before: (scene) => scene.deployByOthers(),
    async meanwhile(scene) {
      await scene.untilDeployed()
      await scene.deployByOthers()
      scene.releaseBuilds()
    },
  },
  {
    name: 'vanishes',
    happens: 'From the deploy on the history does not show the deployment.',
    isKnowable: false,
    faults: () => [{ operation: 'list_deployments', kind: 'hide-newest', afterDeploy: true }],
  },
]
