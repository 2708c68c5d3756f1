import { expect, test } from 'vitest'
import { readCiJob } from '../../../src/ci/ci-job.ts'
import { ciSystems, detectCi } from '../../../src/ci/systems.ts'
import { environmentOf } from '../../support/hostile-change.ts'

const sha = 'a'.repeat(40)

test.each<[string, string, object]>([
  [
    'gitlab',
    `GITLAB_CI=true CI_COMMIT_SHA=${sha} CI_MERGE_REQUEST_IID=7 CI_MERGE_REQUEST_ID=90210 CI_PIPELINE_URL=https://g/p/1`,
    { sha, changeRequest: '7', runUrl: 'https://g/p/1' },
  ],
  [
    'gitlab',
    `GITLAB_CI=true CI_COMMIT_SHA=merged-result CI_MERGE_REQUEST_SOURCE_BRANCH_SHA=${sha} CI_PROJECT_URL=https://user:word@gitlab.example/a/b`,
    { sha, repository: 'https://gitlab.example/a/b' },
  ],
  ['circleci', 'CIRCLECI=true CIRCLE_REPOSITORY_URL=git@github.com:a/b.git', { repository: undefined }],
  // gitlab-ci-local
  ['gitlab', 'GITLAB_CI=false CI_COMMIT_BRANCH=main', { branch: 'main', changeRequest: undefined }],
  [
    'azure',
    `TF_BUILD=True BUILD_SOURCEVERSION=merge SYSTEM_PULLREQUEST_SOURCECOMMITID=${sha} SYSTEM_PULLREQUEST_PULLREQUESTID=12 SYSTEM_COLLECTIONURI=https://dev/ SYSTEM_TEAMPROJECT=shop BUILD_BUILDID=5`,
    { sha, changeRequest: '12', runUrl: 'https://dev/shop/_build/results?buildId=5' },
  ],
  ['azure', `TF_BUILD=True BUILD_SOURCEVERSION=${sha} BUILD_SOURCEBRANCH=refs/heads/main`, { sha, branch: 'main' }],
  [
    'buildkite',
    'BUILDKITE=true BUILDKITE_COMMIT=HEAD BUILDKITE_PULL_REQUEST=false',
    { sha: undefined, changeRequest: undefined },
  ],
  ['teamcity', `TEAMCITY_VERSION=2026 BUILD_VCS_NUMBER=${sha}`, { sha }],
  ['jenkins', `JENKINS_URL=https://j/ GIT_COMMIT=${sha} CHANGE_ID=3`, { sha, changeRequest: '3' }],
  ['forgejo', 'GITHUB_ACTIONS=true GITEA_ACTIONS=true FORGEJO_ACTIONS=true', {}],
  ['gitea', 'GITHUB_ACTIONS=true GITEA_ACTIONS=true', {}],
  [
    'github',
    'GITHUB_ACTIONS=true GITHUB_REF=refs/pull/9/merge GITHUB_SERVER_URL=https://github.com GITHUB_REPOSITORY=a/b GITHUB_RUN_ID=1',
    { changeRequest: '9', runUrl: 'https://github.com/a/b/actions/runs/1' },
  ],
  ['circleci', 'CIRCLECI=true CIRCLE_PULL_REQUEST=https://github.com/a/b/pull/4', { changeRequest: '4' }],
  [
    'bitbucket',
    'BITBUCKET_BUILD_NUMBER=8 BITBUCKET_GIT_HTTP_ORIGIN=https://b/a/r',
    { runUrl: 'https://b/a/r/pipelines/results/8' },
  ],
  ['drone', `DRONE=true DRONE_COMMIT_SHA=${sha}`, { sha }],
  ['woodpecker', `CI=woodpecker CI_COMMIT_SHA=${sha} CI_COMMIT_PULL_REQUEST=`, { sha, changeRequest: undefined }],
  [
    'travis',
    `TRAVIS=true TRAVIS_COMMIT=merge TRAVIS_PULL_REQUEST_SHA=${sha} TRAVIS_PULL_REQUEST=false`,
    { sha, changeRequest: undefined },
  ],
  ['codebuild', 'CODEBUILD_BUILD_ARN=arn CODEBUILD_WEBHOOK_TRIGGER=pr/3', { changeRequest: '3', branch: undefined }],
])('%s', (name, variables, job) => {
  const environment = environmentOf(variables)
  const ci = detectCi(environment)
  expect(ci?.name).toBe(name)
  expect(readCiJob(ci, environment)).toMatchObject(job)
})

test('a terminal is no CI, and each system has one name', () => {
  expect(detectCi({ PATH: '/bin' })).toBeUndefined()
  const names = ciSystems.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a fold is what its system reads', () => {
  const marks = (name: string) => {
    const fold = ciSystems.find((ci) => ci.name === name)?.fold?.("Build 'log'", 'id_1', 100)
    return [fold?.start, fold?.end(120)]
  }
  expect(marks('gitlab')).toEqual([
    "section_start:100:id_1[collapsed=true]\r\u001b[0KBuild 'log'",
    'section_end:120:id_1\r\u001b[0K',
  ])
  expect(marks('azure')).toEqual(["##[group]Build 'log'", '##[endgroup]'])
  expect(marks('teamcity')).toEqual([
    "##teamcity[blockOpened name='Build |'log|'']",
    "##teamcity[blockClosed name='Build |'log|'']",
  ])
  expect(marks('jenkins')).toEqual([undefined, undefined])
})
