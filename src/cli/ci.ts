import { baseOfPullRequest } from '../github/job/environment.ts'

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What a CI system says of the job, in its own environment variables. */
export interface CiJob {
  /** The commit that the job is about: of a change request its head, where the system says which. */
  readonly sha: string | undefined
  /** The branch, where there is one. */
  readonly branch: string | undefined
  /** Number of the pull or merge request, as people write it. */
  readonly changeRequest: string | undefined
  /** Of a change request the commit or the branch that it goes into; undefined where the system does not say. */
  readonly base: string | undefined
  /** Address of the run's page. */
  readonly runUrl: string | undefined
  /** Address of the repository, where the system gives one over http; without user name and password. */
  readonly repository: string | undefined
}

/** A CI system: how it is recognised, what it says of the job, and how its log folds lines. */
export interface CiSystem {
  readonly name: string
  /** The variable that only this system sets. Gitea and Forgejo set GitHub's too, so they stand before it. */
  readonly isHere: (environment: Environment) => boolean
  readonly job: (environment: Environment) => Partial<CiJob>
  /** The lines around what is folded; `id` is unique in the log, `seconds` are those since 1970. */
  readonly fold?: (
    title: string,
    id: string,
    seconds: number,
  ) => { readonly start: string; readonly end: (seconds: number) => string }
}

const groupCommands = (start: string, end: string) => (title: string) => ({ start: `${start}${title}`, end: () => end })
/** Some systems say `false` for "none". */
const unlessFalse = (value: string | undefined): string | undefined => (value === 'false' ? undefined : value)
const set = (name: string) => (environment: Environment) => Boolean(unlessFalse(environment[name]))
const teamcityText = (text: string): string => text.replaceAll(/[|'\n\r[\]]/g, (character) => `|${character}`)

/** Every CI system that Taxiway knows, in the order in which they are looked for. */
export const ciSystems: readonly CiSystem[] = [
  {
    name: 'gitlab',
    // gitlab-ci-local, which runs the same pipelines, sets it to `false`.
    isHere: ({ GITLAB_CI }) => GITLAB_CI !== undefined,
    job: (env) => ({
      // In a pipeline for merged results, `CI_COMMIT_SHA` is the merge.
      sha: env['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA'] || env['CI_COMMIT_SHA'],
      branch: env['CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'] ?? env['CI_COMMIT_BRANCH'],
      changeRequest: env['CI_MERGE_REQUEST_IID'],
      base: env['CI_MERGE_REQUEST_TARGET_BRANCH_SHA'] || env['CI_MERGE_REQUEST_DIFF_BASE_SHA'],
      runUrl: env['CI_PIPELINE_URL'],
      repository: env['CI_PROJECT_URL'],
    }),
    fold: (title, id, seconds) => ({
      start: `section_start:${seconds}:${id}[collapsed=true]\r\u001b[0K${title}`,
      end: (at) => `section_end:${at}:${id}\r\u001b[0K`,
    }),
  },
  {
    name: 'azure',
    isHere: set('TF_BUILD'),
    job: (env) => ({
      sha: env['SYSTEM_PULLREQUEST_SOURCECOMMITID'] ?? env['BUILD_SOURCEVERSION'],
      branch: (env['SYSTEM_PULLREQUEST_SOURCEBRANCH'] ?? env['BUILD_SOURCEBRANCH'])?.replace(/^refs\/heads\//, ''),
      changeRequest: env['SYSTEM_PULLREQUEST_PULLREQUESTNUMBER'] ?? env['SYSTEM_PULLREQUEST_PULLREQUESTID'],
      base: env['SYSTEM_PULLREQUEST_TARGETBRANCH']?.replace(/^refs\/heads\//, ''),
      runUrl:
        env['SYSTEM_COLLECTIONURI'] &&
        `${env['SYSTEM_COLLECTIONURI']}${env['SYSTEM_TEAMPROJECT']}/_build/results?buildId=${env['BUILD_BUILDID']}`,
      repository: env['BUILD_REPOSITORY_URI'],
    }),
    fold: groupCommands('##[group]', '##[endgroup]'),
  },
  {
    name: 'buildkite',
    isHere: set('BUILDKITE'),
    job: (env) => ({
      sha: env['BUILDKITE_COMMIT'] === 'HEAD' ? undefined : env['BUILDKITE_COMMIT'],
      branch: env['BUILDKITE_BRANCH'],
      changeRequest: unlessFalse(env['BUILDKITE_PULL_REQUEST']),
      base: env['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
      runUrl: env['BUILDKITE_BUILD_URL'],
      repository: env['BUILDKITE_REPO'],
    }),
    fold: (title) => ({ start: `--- ${title}`, end: () => '--- Result' }),
  },
  {
    name: 'teamcity',
    isHere: set('TEAMCITY_VERSION'),
    job: (env) => ({ sha: env['BUILD_VCS_NUMBER'], runUrl: env['BUILD_URL'] }),
    fold: (title) => ({
      start: `##teamcity[blockOpened name='${teamcityText(title)}']`,
      end: () => `##teamcity[blockClosed name='${teamcityText(title)}']`,
    }),
  },
  {
    name: 'jenkins',
    isHere: set('JENKINS_URL'),
    job: (env) => ({
      sha: env['GIT_COMMIT'],
      branch: env['CHANGE_BRANCH'] ?? env['BRANCH_NAME'],
      changeRequest: env['CHANGE_ID'],
      base: env['CHANGE_TARGET'],
      runUrl: env['BUILD_URL'],
      repository: env['GIT_URL'],
    }),
  },
  { name: 'forgejo', isHere: set('FORGEJO_ACTIONS'), job: githubJob, fold: groupCommands('::group::', '::endgroup::') },
  { name: 'gitea', isHere: set('GITEA_ACTIONS'), job: githubJob, fold: groupCommands('::group::', '::endgroup::') },
  { name: 'github', isHere: set('GITHUB_ACTIONS'), job: githubJob, fold: groupCommands('::group::', '::endgroup::') },
  {
    name: 'circleci',
    isHere: set('CIRCLECI'),
    job: (env) => ({
      sha: env['CIRCLE_SHA1'],
      branch: env['CIRCLE_BRANCH'],
      changeRequest: env['CIRCLE_PULL_REQUEST']?.split('/').at(-1),
      runUrl: env['CIRCLE_BUILD_URL'],
      repository: env['CIRCLE_REPOSITORY_URL'],
    }),
  },
  {
    name: 'bitbucket',
    isHere: set('BITBUCKET_BUILD_NUMBER'),
    job: (env) => ({
      sha: env['BITBUCKET_COMMIT'],
      branch: env['BITBUCKET_BRANCH'],
      changeRequest: env['BITBUCKET_PR_ID'],
      base: env['BITBUCKET_PR_DESTINATION_BRANCH'],
      runUrl:
        env['BITBUCKET_GIT_HTTP_ORIGIN'] &&
        `${env['BITBUCKET_GIT_HTTP_ORIGIN']}/pipelines/results/${env['BITBUCKET_BUILD_NUMBER']}`,
      repository: env['BITBUCKET_GIT_HTTP_ORIGIN'],
    }),
  },
  {
    name: 'drone',
    isHere: set('DRONE'),
    job: (env) => ({
      sha: env['DRONE_COMMIT_SHA'],
      branch: env['DRONE_SOURCE_BRANCH'] ?? env['DRONE_BRANCH'],
      changeRequest: env['DRONE_PULL_REQUEST'],
      base: env['DRONE_PULL_REQUEST'] && env['DRONE_TARGET_BRANCH'],
      runUrl: env['DRONE_BUILD_LINK'],
      repository: env['DRONE_GIT_HTTP_URL'],
    }),
  },
  {
    name: 'woodpecker',
    isHere: ({ CI }) => CI === 'woodpecker',
    job: (env) => ({
      sha: env['CI_COMMIT_SHA'],
      branch: env['CI_COMMIT_SOURCE_BRANCH'] || env['CI_COMMIT_BRANCH'],
      changeRequest: env['CI_COMMIT_PULL_REQUEST'],
      base: env['CI_COMMIT_TARGET_BRANCH'],
      runUrl: env['CI_PIPELINE_URL'],
      repository: env['CI_REPO_CLONE_URL'],
    }),
  },
  {
    name: 'travis',
    isHere: set('TRAVIS'),
    job: (env) => ({
      sha: env['TRAVIS_PULL_REQUEST_SHA'] || env['TRAVIS_COMMIT'],
      branch: env['TRAVIS_PULL_REQUEST_BRANCH'] || env['TRAVIS_BRANCH'],
      changeRequest: unlessFalse(env['TRAVIS_PULL_REQUEST']),
      base: unlessFalse(env['TRAVIS_PULL_REQUEST']) && env['TRAVIS_BRANCH'],
      runUrl: env['TRAVIS_BUILD_WEB_URL'],
    }),
    fold: (title, id) => ({
      start: `travis_fold:start:${id}\r\u001b[0K${title}`,
      end: () => `travis_fold:end:${id}\r\u001b[0K`,
    }),
  },
  {
    name: 'codebuild',
    isHere: set('CODEBUILD_BUILD_ARN'),
    job: (env) => ({
      sha: env['CODEBUILD_RESOLVED_SOURCE_VERSION'],
      branch: /^branch\/(.+)/.exec(env['CODEBUILD_WEBHOOK_TRIGGER'] ?? '')?.[1],
      changeRequest: /^pr\/(\d+)/.exec(env['CODEBUILD_WEBHOOK_TRIGGER'] ?? '')?.[1],
      base: env['CODEBUILD_WEBHOOK_BASE_REF']?.replace(/^refs\/heads\//, ''),
      runUrl: env['CODEBUILD_BUILD_URL'],
      repository: env['CODEBUILD_SOURCE_REPO_URL'],
    }),
  },
]

/** On a pull request `GITHUB_SHA` is a merge commit. */
function githubJob(env: Environment): Partial<CiJob> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return {
    sha: env['GITHUB_SHA'],
    branch: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
    changeRequest: /^refs\/pull\/(\d+)\//.exec(env['GITHUB_REF'] ?? '')?.[1],
    base: baseOfPullRequest(env),
    runUrl: server && repository && run ? `${server}/${repository}/actions/runs/${run}` : undefined,
    repository: server && repository ? `${server}/${repository}` : undefined,
  }
}

/** The CI system of this process; undefined in a terminal and on one that Taxiway does not know. */
export function detectCi(environment: Environment): CiSystem | undefined {
  return ciSystems.find(({ isHere }) => isHere(environment))
}

/** What the environment says of the job; an empty variable says nothing. */
export function readCiJob(ci: CiSystem | undefined, environment: Environment): CiJob {
  const { sha, branch, changeRequest, base, runUrl, repository = '' } = ci?.job(environment) ?? {}
  const address = URL.parse(repository)
  if (address !== null) [address.username, address.password] = ['', '']
  return {
    sha: sha || undefined,
    branch: branch || undefined,
    changeRequest: changeRequest || undefined,
    base: base || undefined,
    runUrl: runUrl || undefined,
    repository: address !== null && /^https?:$/.test(address.protocol) ? address.href : undefined,
  }
}
