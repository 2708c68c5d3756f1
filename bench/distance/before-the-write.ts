import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pullRequestRun } from '../../test/support/github/events.ts'
import { GithubApi } from '../../test/support/github/github-api.ts'
import { pullRequest } from '../../test/support/github/pulls.ts'
import { ScriptedPlatform } from '../../test/support/platform/scripted-platform.ts'
import { projectSlug, serviceId } from '../../test/support/platform/state.ts'
import { githubToken, type StepResult, startAction, startDeploy } from '../../test/support/runner/run-action.ts'
import { Arrivals, type DistanceRow } from './row.ts'

type Inputs = Readonly<Record<string, string>>

/** What a run does between its first request and its write, or its first look at the deployment. */
export const beforeTheWrite: readonly DistanceRow[] = [
  {
    what: "the first request to the deploy's POST",
    goal: '<= 1.2',
    measure: (folder) => deploying(folder, { 'service-id': serviceId }, 'deploy'),
  },
  {
    what: 'the same with `env-vars`',
    goal: '<= 2.2',
    measure: (folder) => deploying(folder, { 'service-id': serviceId, 'env-vars': 'A=1' }, 'deploy'),
  },
  {
    what: "the first request to the upload's POST, a small folder",
    goal: '<= 1.2',
    measure: (folder) => {
      mkdirSync(join(folder, 'workspace', 'app'))
      writeFileSync(join(folder, 'workspace', 'app', 'index.js'), 'console.log(1)')
      const what = { 'archive-path': 'app', 'project-slug': projectSlug, 'service-name': 'quay' }
      return deploying(folder, what, 'upload')
    },
  },
  { what: "preview of a second push: the first request to the deploy's POST", goal: '<= 3.6', measure: previewing },
]

function connection(platform: ScriptedPlatform): Inputs {
  return { 'base-url': platform.url, 'api-key': platform.key, 'poll-interval': '300ms', timeout: '1m' }
}

async function deploying(folder: string, inputs: Inputs, until: 'deploy' | 'upload'): Promise<number> {
  const arrivals = new Arrivals()
  const platform = await new ScriptedPlatform().open()
  platform.hold = arrivals.hold
  try {
    const step = startDeploy({ ...connection(platform), ...inputs }, stepIn(folder))
    succeeded(await step.finished)
    return arrivals.until(until)
  } finally {
    await platform.close()
  }
}

async function previewing(folder: string): Promise<number> {
  const arrivals = new Arrivals()
  const pull = pullRequest(7)
  const platform = await new ScriptedPlatform().open()
  const github = await new GithubApi(githubToken, { pulls: [pull] }).open()
  const inputs = { ...connection(platform), 'project-slug': projectSlug }
  const push = async (action: 'opened' | 'synchronize'): Promise<StepResult> => {
    const { event, env } = pullRequestRun(action, pull)
    return await startAction('preview', inputs, { ...stepIn(folder), githubUrl: github.url, event, env }).finished
  }
  try {
    succeeded(await push('opened'))
    pull.head.sha = 'b'.repeat(40)
    platform.hold = arrivals.hold
    github.hold = arrivals.hold
    succeeded(await push('synchronize'))
    return arrivals.until('deploy')
  } finally {
    await platform.close()
    await github.close()
  }
}

function stepIn(folder: string) {
  return { runnerFolder: join(folder, 'runner'), workspace: join(folder, 'workspace') }
}

function succeeded({ outcome, stdout, stderr }: StepResult): void {
  if (outcome !== 'succeeded') throw new Error(`The run did not succeed:\n${stdout}${stderr}`)
}
