import { execFileSync } from 'node:child_process'
import { said } from '../support/messages.ts'
import { expect, onPlatform, test } from '../support/previewing.ts'

test('pull_request_target, with the head checked out or not', async ({ stage, workspace, preview }) => {
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
  const { pull, site, hub } = await stage({
    pull: { head: { sha: git('rev-parse', 'HEAD'), repository: 'eve/harbor' } },
  })
  const happening = { hub, pull, action: 'opened', run: { on: 'pull_request_target' } } as const
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', '--message=merge', 'topic')
  const merged = await preview(happening, onPlatform(site))
  expect(merged.errors[0]).toMatch(said('preview-head-checked-out'))
  expect(site.journal).toEqual([])
  git('reset', '--quiet', '--hard', 'main~1')
  expect((await preview(happening, onPlatform(site))).outcome).toBe('succeeded')
})
