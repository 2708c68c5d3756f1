import { execFileSync } from 'node:child_process'
import { said, saidAlone } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, test } from '../support/previewing.ts'

test('another event', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const push = await preview({ hub, pull, action: 'opened' }, onPlatform(site), { env: { GITHUB_EVENT_NAME: 'push' } })
  expect(push.outcome).toBe('failed')
  expect(push.errors[0]).toMatch(saidAlone('preview-event-unsupported', 'push'))
  const labeled = { action: 'labeled', number: 7, pull_request: { head: { sha: pull.head.sha, repo: null } } }
  const other = await preview({ hub, pull, action: 'opened' }, onPlatform(site), { event: labeled })
  expect(other.outcome).toBe('skipped')
  expect(other.notices[0]).toMatch(saidAlone('preview-activity-ignored', 'labeled'))
  expect(site.journal).toEqual([])
})

test('pull_request_target, with the head checked out or not', async ({ workspace, platform, github, preview }) => {
  const git = (...args: string[]): string =>
    execFileSync(
      'git',
      ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: workspace,
        encoding: 'utf8',
      },
    ).trim()
  git('init', '--quiet', '--initial-branch=main')
  git('commit', '--quiet', '--allow-empty', '--message=base')
  git('switch', '--quiet', '--create', 'topic')
  git('commit', '--quiet', '--allow-empty', '--message=head')
  const pull = pullRequest(7, { head: { sha: git('rev-parse', 'HEAD'), repository: 'eve/harbor' } })
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const happening = { hub, pull, action: 'opened', run: { on: 'pull_request_target' } } as const
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', '--message=merge', 'topic')
  const merged = await preview(happening, onPlatform(site))
  expect(merged.errors[0]).toMatch(said('preview-head-checked-out'))
  expect(site.journal).toEqual([])
  git('reset', '--quiet', '--hard', 'main~1')
  expect((await preview(happening, onPlatform(site))).outcome).toBe('succeeded')
})
