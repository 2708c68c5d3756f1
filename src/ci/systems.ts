import type { CiSystem, Environment } from './ci-job.ts'
import { githubJob } from './github.ts'

const groupCommands = (start: string, end: string) => (title: string) => ({ start: `${start}${title}`, end: () => end })
/** Some systems say `false` for "none". */
const unlessFalse = (value: string | undefined): string | undefined => (value === 'false' ? undefined : value)
const set = (name: string) => (environment: Environment) => Boolean(unlessFalse(environment[name]))
/** What says so is there: the job is for a branch or tag as it is. */
const ofNoChange = (...signs: readonly (string | boolean | undefined)[]): { readonly isChange?: false } =>
  signs.some(Boolean) ? { isChange: false } : {}
const branchOrTag = /^(?:refs\/(?:heads|tags)|branch|tag)\/./
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
      base:
        env['CI_MERGE_REQUEST_TARGET_BRANCH_SHA'] ||
        env['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'] ||
        env['CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA'],
      forkedAt: env['CI_MERGE_REQUEST_DIFF_BASE_SHA'],
      // A merge request's pipeline has neither.
      ...ofNoChange(env['CI_COMMIT_BRANCH'], env['CI_COMMIT_TAG']),
      before: env['CI_COMMIT_BEFORE_SHA'],
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
      ...ofNoChange(branchOrTag.test(env['BUILD_SOURCEBRANCH'] ?? '')),
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
      ...ofNoChange(env['BUILDKITE_PULL_REQUEST'] === 'false'),
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
      // Only a multibranch pipeline has it.
      ...ofNoChange(env['BRANCH_NAME']),
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
      // Of a branch it does not always name the pull request.
      ...ofNoChange(env['CIRCLE_TAG']),
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
      ...ofNoChange(env['BITBUCKET_BRANCH'], env['BITBUCKET_TAG']),
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
      ...ofNoChange(branchOrTag.test(env['DRONE_COMMIT_REF'] ?? '')),
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
      ...ofNoChange(branchOrTag.test(env['CI_COMMIT_REF'] ?? '')),
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
      ...ofNoChange(env['TRAVIS_PULL_REQUEST'] === 'false'),
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
      ...ofNoChange(branchOrTag.test(env['CODEBUILD_WEBHOOK_TRIGGER'] ?? '')),
      runUrl: env['CODEBUILD_BUILD_URL'],
      repository: env['CODEBUILD_SOURCE_REPO_URL'],
    }),
  },
  // What the job is about is in variables that the user names.
  { name: 'cloud-build', isHere: set('BUILDER_OUTPUT'), job: () => ({}) },
]

/** The CI system of this process; undefined in a terminal and on one that Taxiway does not know. */
export function detectCi(environment: Environment): CiSystem | undefined {
  return ciSystems.find(({ isHere }) => isHere(environment))
}
