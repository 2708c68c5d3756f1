// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { commit } from '../support/git.ts'
import { said } from '../support/messages.ts'
import { projectSlug } from '../support/platform/state.ts'
import { startAction } from '../support/runner/run-action.ts'
import { byRef, byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

/** A pipe that nobody writes to, in place of what was there. */
function pipe(folder: string, path: string): string {
  const file = join(folder, path)
  rmSync(file, { force: true })
  execFileSync('mkfifo', [file])
  return file
}

const noPipes = process.platform === 'win32'

test.skipIf(noPipes).for(['/dev/zero', 'a pipe'])(
  'the event of a job in %s: the file of no commit is proven, and the deploy goes on',
  async (kind, { platform, run, folder }) => {
    const path = kind === 'a pipe' ? pipe(folder, 'event.json') : kind
    const job = await run(byRef(await platform()), { env: { GITHUB_EVENT_PATH: path } })
    expect(job.outcome).toBe('succeeded')
  },
)

test.skipIf(noPipes).for(['a pipe', 'a missing file', 'no JSON'])(
  'the event of a job as %s: what GitHub is told is told all the same',
  async (kind, { platform, github, run, folder }) => {
    const path = kind === 'a pipe' ? pipe(folder, 'event.json') : join(folder, 'event.txt')
    if (kind === 'no JSON') plant(folder, { 'event.txt': '{"action":' })
    const [site, hub] = [await platform(), await github()]
    const env = { GITHUB_EVENT_PATH: path }
    const job = await run(byRef(site, { environment: 'live' }), { env, githubUrl: hub.url })
    expect([job.outcome, job.warnings]).toEqual(['succeeded', []])
    expect(hub.states()).toEqual(['in_progress', 'success'])
    expect(job.stdout).not.toContain('GITHUB_EVENT_PATH')
  },
)

test.skipIf(noPipes)('a preview whose event cannot be read does nothing', async ({ platform, folder, workspace }) => {
  const site = await platform()
  const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: pipe(folder, 'event.json') }
  const { 'service-id': _, ...inputs } = byRef(site)
  const step = startAction('preview', inputs, { runnerFolder: join(folder, 'runner'), workspace, env })
  const { errors } = await step.finished
  expect(errors[0]).toMatch(said('preview-event-unreadable'))
  expect(site.journal).toEqual([])
})

test.skipIf(noPipes)('manifests of an upload', async ({ platform, run, workspace }) => {
  plant(workspace, { 'app/index.js': '1', 'package.json': '{}' })
  pipe(workspace, 'package.json')
  pipe(workspace, 'pnpm-workspace.yaml')
  const job = await run(byUpload(await platform(), { 'build-command': 'npm run build' }))
  expect(job.outcome).toBe('succeeded')
})

test.skipIf(noPipes)(
  'a configuration file that is checked out, where that of a commit counts',
  async ({ platform, folder }) => {
    const site = await platform()
    commit(folder, { 'taxiway.yaml': 'timeout: 2m\n', 'app/index.js': '1' })
    pipe(folder, 'taxiway.yaml')
    const target = ['--project-slug', projectSlug, '--service-name', 'web']
    const args = ['upload', 'app', ...target, '--poll-interval', '100ms', '--config-ref', 'HEAD']
    const { code, stderr } = await runCommand(args, site, { cwd: folder })
    expect(code, stderr).toBe(0)
  },
)
