// @module-tag thorough
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Environment } from '../../../src/ci/ci-job.ts'
import { fileSource } from '../../../src/ci/config-file-source.ts'
import { detectCi } from '../../../src/ci/systems.ts'
import { findConfig } from '../../../src/config/file/config-search.ts'
import { configuredInputs } from '../../../src/config/file/configured-inputs.ts'
import { Inputs } from '../../../src/config/inputs.ts'
import { newFolder } from '../../support/folder.ts'
import {
  type Attack,
  attacks,
  environmentOf,
  git,
  type HostileChange,
  hostileChange,
} from '../../support/hostile-change.ts'
import { said } from '../../support/messages.ts'
import { byNight } from '../../support/nightly.ts'

const folder = newFolder(afterAll)

const isPossible = (attack: string): boolean => process.platform !== 'win32' || !attack.startsWith('links')
const names = Object.keys(attacks).filter((each): each is Attack => each in attacks && isPossible(each))
const changes = new Map<Attack, HostileChange>()
const trusted = 'success-states: [shipped]\n'
const hostile = 'success-states: [failed]\n'

beforeAll(() => {
  for (const attack of names) changes.set(attack, hostileChange(join(folder, attack), attack, { trusted, hostile }))
})

/** What a job says of a change, as variables in which `$base` and `$head` stand for its commits; of GitHub beside a payload. */
type Job = string | (GithubEvent & { readonly variables: string })
interface GithubEvent {
  readonly payload: (change: HostileChange) => object
  /** Where the payload is, if not where it is written. */
  readonly at?: string
}

function github(name: string, variables = '', event: Partial<GithubEvent> = {}): Job {
  const own = `GITHUB_ACTIONS=true GITHUB_EVENT_NAME=${name} GITHUB_SHA=$base ${variables}`.trim()
  return { payload: () => ({}), ...event, variables: own }
}

function environmentFor(job: Job, change: HostileChange): Environment {
  const variables = typeof job === 'string' ? job : job.variables
  const environment = environmentOf(variables.replaceAll('$base', change.base).replaceAll('$head', change.head))
  if (typeof job === 'string') return environment
  const path = join(folder, `${environment['GITHUB_EVENT_NAME']}-${change.head}.json`)
  writeFileSync(path, JSON.stringify({ repository: { default_branch: 'main' }, ...job.payload(change) }))
  return { ...environment, GITHUB_EVENT_PATH: job.at ?? path }
}

const onFeature = 'GITHUB_REF=refs/heads/feature GITHUB_REF_NAME=feature'
const onMain = 'GITHUB_REF=refs/heads/main GITHUB_REF_NAME=main'
const ofMerge = 'GITHUB_REF=refs/pull/7/merge GITHUB_SHA=$head'
const ofBase = {
  payload: ({ base, head }: HostileChange) => ({ pull_request: { head: { sha: head }, base: { sha: base } } }),
}
const commented = { payload: () => ({ issue: { number: 7, pull_request: {} } }) }
const unreadable = { at: join(folder, 'gone') }
const queue = `gh-readonly-queue/main/pr-7-${'a'.repeat(40)}`

/** The rows of docs/config.md, in their order, each as `system, job`; several jobs where a row names several. */
const rows: readonly (readonly [row: string, ...jobs: readonly Job[]])[] = [
  ['none, a terminal', 'PATH=/bin', 'CI=false'],
  [
    'GitHub, Gitea, Forgejo, `push`, `schedule`, `workflow_dispatch`, `release`',
    ...['push', 'schedule', 'workflow_dispatch', 'release'].map((name) => github(name, onFeature)),
    github('push', `GITEA_ACTIONS=true ${onFeature}`),
    github('push', `FORGEJO_ACTIONS=true ${onFeature}`),
  ],
  [
    'GitHub, Gitea, Forgejo, `pull_request`, `pull_request_target`, a review',
    github('pull_request', ofMerge, ofBase),
    github('pull_request_review', ofMerge, ofBase),
    github('pull_request_target', onMain, ofBase),
    github('pull_request', `${ofMerge} GITHUB_BASE_REF=main`),
  ],
  [
    'GitHub, Gitea, Forgejo, `merge_group`',
    github('merge_group', `GITHUB_SHA=$head GITHUB_REF=refs/heads/${queue} GITHUB_REF_NAME=${queue}`, {
      payload: ({ base }) => ({ merge_group: { base_sha: base } }),
    }),
  ],
  [
    'GitHub, Gitea, Forgejo, `issue_comment`, `workflow_run`, any other event on the default branch',
    ...['issue_comment', 'workflow_run', 'repository_dispatch', 'check_run'].map((name) =>
      github(name, onMain, commented),
    ),
  ],
  [
    'GitHub, Gitea, Forgejo, any other event, such as `deployment_status` for a branch',
    github('deployment_status', onFeature),
    github('pull_request', ofMerge, unreadable),
    github('issue_comment', onMain, unreadable),
  ],
  [
    'GitLab, a merge request, a merge train',
    'GITLAB_CI=true CI_MERGE_REQUEST_IID=7 CI_COMMIT_SHA=$head CI_MERGE_REQUEST_TARGET_BRANCH_SHA=$base',
    'GITLAB_CI=true CI_MERGE_REQUEST_IID=7 CI_COMMIT_SHA=$head CI_MERGE_REQUEST_DIFF_BASE_SHA=$head CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main',
  ],
  [
    'GitLab, a pull request of GitHub',
    'GITLAB_CI=true CI_COMMIT_BRANCH=change CI_COMMIT_SHA=$head CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA=$base',
  ],
  [
    'GitLab, a branch, a tag',
    'GITLAB_CI=true CI_COMMIT_BRANCH=feature CI_COMMIT_SHA=$base',
    'GITLAB_CI=true CI_COMMIT_TAG=v1 CI_COMMIT_SHA=$base',
  ],
  [
    'Azure Pipelines, a pull request',
    'TF_BUILD=True BUILD_SOURCEVERSION=$head BUILD_SOURCEBRANCH=refs/pull/7/merge SYSTEM_PULLREQUEST_TARGETBRANCH=refs/heads/main',
  ],
  [
    'Azure Pipelines, a branch, a tag',
    'TF_BUILD=True BUILD_SOURCEVERSION=$base BUILD_SOURCEBRANCH=refs/heads/feature',
    'TF_BUILD=True BUILD_SOURCEVERSION=$base BUILD_SOURCEBRANCH=refs/tags/v1',
  ],
  [
    'Buildkite, a pull request',
    'BUILDKITE=true BUILDKITE_COMMIT=$head BUILDKITE_PULL_REQUEST=7 BUILDKITE_PULL_REQUEST_BASE_BRANCH=main',
  ],
  [
    'Buildkite, no pull request',
    'BUILDKITE=true BUILDKITE_COMMIT=$base BUILDKITE_PULL_REQUEST=false',
    'BUILDKITE=true BUILDKITE_COMMIT=HEAD BUILDKITE_BRANCH=main BUILDKITE_PULL_REQUEST=false',
  ],
  ['TeamCity, any', 'TEAMCITY_VERSION=2026 BUILD_VCS_NUMBER=$base'],
  [
    'Jenkins, a change request of a multibranch pipeline',
    'JENKINS_URL=https://j/ GIT_COMMIT=$head BRANCH_NAME=PR-7 CHANGE_ID=7 CHANGE_TARGET=main',
  ],
  ['Jenkins, a branch, a tag of a multibranch pipeline', 'JENKINS_URL=https://j/ GIT_COMMIT=$base BRANCH_NAME=feature'],
  ['Jenkins, any other', 'JENKINS_URL=https://j/ GIT_COMMIT=$base'],
  ['CircleCI, a tag', 'CIRCLECI=true CIRCLE_SHA1=$base CIRCLE_TAG=v1'],
  [
    'CircleCI, a branch',
    'CIRCLECI=true CIRCLE_SHA1=$head CIRCLE_BRANCH=change',
    'CIRCLECI=true CIRCLE_SHA1=$head CIRCLE_PULL_REQUEST=https://github.com/a/b/pull/4',
  ],
  [
    'Bitbucket, a pull request',
    'BITBUCKET_BUILD_NUMBER=8 BITBUCKET_COMMIT=$head BITBUCKET_BRANCH=change BITBUCKET_PR_ID=7 BITBUCKET_PR_DESTINATION_BRANCH=main',
  ],
  [
    'Bitbucket, a branch, a tag',
    'BITBUCKET_BUILD_NUMBER=8 BITBUCKET_COMMIT=$base BITBUCKET_BRANCH=feature',
    'BITBUCKET_BUILD_NUMBER=8 BITBUCKET_COMMIT=$base BITBUCKET_TAG=v1',
  ],
  [
    'Drone, a pull request',
    'DRONE=true DRONE_COMMIT_SHA=$head DRONE_COMMIT_REF=refs/pull/7/head DRONE_PULL_REQUEST=7 DRONE_TARGET_BRANCH=main',
  ],
  [
    'Drone, a branch, a tag',
    'DRONE=true DRONE_COMMIT_SHA=$base DRONE_COMMIT_REF=refs/heads/feature',
    'DRONE=true DRONE_COMMIT_SHA=$base DRONE_COMMIT_REF=refs/tags/v1',
  ],
  [
    'Woodpecker, a pull request',
    'CI=woodpecker CI_COMMIT_SHA=$head CI_COMMIT_REF=refs/pull/7/head CI_COMMIT_PULL_REQUEST=7 CI_COMMIT_TARGET_BRANCH=main',
  ],
  [
    'Woodpecker, a branch, a tag',
    'CI=woodpecker CI_COMMIT_SHA=$base CI_COMMIT_REF=refs/heads/feature',
    'CI=woodpecker CI_COMMIT_SHA=$base CI_COMMIT_REF=refs/tags/v1',
  ],
  ['Travis, a pull request', 'TRAVIS=true TRAVIS_COMMIT=$head TRAVIS_PULL_REQUEST=7 TRAVIS_BRANCH=main'],
  ['Travis, no pull request', 'TRAVIS=true TRAVIS_COMMIT=$base TRAVIS_PULL_REQUEST=false TRAVIS_BRANCH=feature'],
  [
    'CodeBuild, a pull request',
    'CODEBUILD_BUILD_ARN=arn CODEBUILD_RESOLVED_SOURCE_VERSION=$head CODEBUILD_WEBHOOK_TRIGGER=pr/7 CODEBUILD_WEBHOOK_BASE_REF=refs/heads/main',
  ],
  [
    'CodeBuild, a branch, a tag',
    ...['branch/feature', 'tag/v1'].map(
      (trigger) =>
        `CODEBUILD_BUILD_ARN=arn CODEBUILD_RESOLVED_SOURCE_VERSION=$base CODEBUILD_WEBHOOK_TRIGGER=${trigger}`,
    ),
  ],
  ['CodeBuild, started without a webhook', 'CODEBUILD_BUILD_ARN=arn CODEBUILD_RESOLVED_SOURCE_VERSION=$head'],
  ['Cloud Build, any', 'BUILDER_OUTPUT=/builder/outputs'],
  ['Tekton, Kubernetes, any', 'KUBERNETES_SERVICE_HOST=10.0.0.1'],
  ['any with `CI` set, any', 'CI=true', 'CI=1 CI_COMMIT_SHA=$base'],
  [
    'any with `CONTINUOUS_INTEGRATION`, `BUILD_NUMBER`, `BUILD_ID` or `RUN_ID` set, any',
    ...['CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_ID', 'RUN_ID'].map((name) => `${name}=12`),
  ],
  [
    'any of these, a branch of a merge queue, `gh-readonly-queue/main/…`',
    `BUILDKITE=true BUILDKITE_COMMIT=$head BUILDKITE_PULL_REQUEST=false BUILDKITE_BRANCH=${queue}`,
    `CIRCLECI=true CIRCLE_SHA1=$head CIRCLE_BRANCH=${queue}`,
    github('push', `GITHUB_SHA=$head GITHUB_REF_NAME=${queue} GITHUB_REF=refs/heads/${queue}`),
    github('push', `GITHUB_SHA=$head GITHUB_REF=refs/heads/${queue}`),
  ],
]

/** The table of the page: the row, and what counts. */
const documented = readFileSync(new URL('../../../docs/config.md', import.meta.url), 'utf8')
  .split('<!-- files -->')[1]
  ?.split('<!-- /files -->')[0]
  ?.split('\n')
  .filter((line) => /^\| (?!System|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, system, job, counts = '']) => ({ row: `${system}, ${job}`, counts }))

test('the page has these rows', () => {
  expect(documented?.map(({ row }) => row)).toEqual(rows.map(([row]) => row))
})

/** The status words that count in a job whose change attacks; `none` where they are refused. */
async function read(environment: Environment, attack: Attack, given: Readonly<Record<string, string>>, from = '') {
  const search = { folder: join(folder, attack, from), source: fileSource(detectCi(environment), environment) }
  const own = new Inputs((name) => given[name])
  try {
    const found = await findConfig(own, search)
    return found && configuredInputs(own, found, { sha: undefined, takes: () => true }).text('success-states')
  } catch (error) {
    const refusals = ['config-unproven', 'config-missing', 'path-outside-workspace'].map((id) => said(id))
    expect(
      refusals.some((each) => each.test(String(error))),
      String(error),
    ).toBe(true)
    return 'none'
  }
}

const cases = rows.flatMap(([row, ...jobs]) => names.map((attack) => [row, attack, jobs] as const))
/** Each row meets two of the six attacks, and the attacks take turns. */
const parts = byNight(cases, ([row, attack]) => {
  const nth = rows.findIndex(([each]) => each === row)
  return (nth + names.indexOf(attack)) % 3 === 0
})

for (const [part, some] of parts)
  test.for(some)('%s, whose change %s', part, async ([row, attack, jobs]) => {
    const counts = documented?.find((each) => each.row === row)?.counts ?? ''
    const change = changes.get(attack)
    if (change === undefined) throw new Error(`${attack} made no change`)
    for (const job of jobs) {
      const named = await read(environmentFor(job, change), attack, { config: 'conf/taxiway.yaml' })
      // From another folder the same rule finds it.
      const nearest = job === jobs[0] ? await read(environmentFor(job, change), attack, {}, 'conf') : named
      const context = `${attack}: ${JSON.stringify(environmentFor(job, change))}`
      if (/^the (?:base|run's commit): /.test(counts)) expect([named, nearest], context).toEqual(['shipped', 'shipped'])
      else if (counts === 'none is known')
        for (const words of [named, nearest]) expect(['none', undefined], context).toContain(words)
      else {
        expect(counts).toBe('the working tree')
        expect(named, context).toBe(attack === 'moves' ? 'none' : 'failed')
      }
    }
  })

test('a replacement of the commit that counts is not taken for it', async () => {
  const replaced = hostileChange(join(folder, 'replaces'), 'edits', { trusted, hostile })
  const { base, head } = replaced
  git(join(folder, 'replaces'), 'replace', base, head)
  const job = environmentFor(github('pull_request', ofMerge, ofBase), replaced)
  const search = { folder: join(folder, 'replaces'), source: fileSource(detectCi(job), job) }
  const own = new Inputs((name) => ({ config: 'conf/taxiway.yaml' })[name])
  const found = await findConfig(own, search)
  expect(found && configuredInputs(own, found, { sha: undefined, takes: () => true }).text('success-states')).toBe(
    'shipped',
  )
})

test('the variables that the page names are those that are read', () => {
  const source = readFileSync(new URL('../../../src/ci/systems.ts', import.meta.url), 'utf8')
  const github = readFileSync(new URL('../../../src/ci/github.ts', import.meta.url), 'utf8')
  const variables = (documented ?? []).flatMap(({ counts }) => [...counts.matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
  for (const [, name = ''] of variables) expect(source + github).toContain(name)
})
