// @module-tag thorough
import { type GithubHistory, lineOf } from '../support/github/commits.ts'
import type { GithubScript } from '../support/github/github-api.ts'
import { byRef, expect, type Inputs, test } from '../support/scenario.ts'

const [first, older, newer] = ['a1', 'b1', 'c1'].map((letters) => letters.repeat(20)) as [string, string, string]
const aside = 'd1'.repeat(20)

/** Three commits of `main`, and one beside them. */
function history(): GithubHistory {
  const { commits, branches } = lineOf([first, older, newer])
  return { commits: { ...commits, [aside]: { parents: [first], message: 'Aside' } }, branches }
}

test.for([
  ['skip', 'skipped', 0],
  ['fail', 'failed', 1],
] as const)(
  '`on-outdated: %s` ends as %s if the live commit is newer, and deploys any other commit',
  async ([onOutdated, outcome, exitCode], { platform, github, run }) => {
    const hub = await github({ history: history() })
    const end = async (ref: string, liveCommit: string) => {
      const site = await platform({ earlier: [first, liveCommit] })
      const job = await run(byRef(site, { ref, 'on-outdated': onOutdated }), { githubUrl: hub.url })
      return { job, sent: site.requests('deploy').map(({ body }) => body?.['ref']), site }
    }
    const behind = await end(older, newer)
    expect(behind.job).toMatchObject({ outcome, exitCode, warnings: [] })
    expect(behind.job.stdout).toMatch(/Nothing was deployed: the live commit c1c1c1c1c1c… is newer than "(?:b1){20}"/)
    expect(behind.site.journal.every(({ method }) => method === 'GET')).toBe(true)
    expect(hub.count('repos/compare-commits-with-basehead')).toBe(1)
    for (const [ref, liveCommit] of [
      [newer, older],
      [older, older],
      [aside, newer],
    ] as const) {
      const { job, sent } = await end(ref, liveCommit)
      expect([job.outcome, sent, job.notices]).toEqual(['succeeded', [ref], []])
    }
  },
)

test('unless `on-outdated` is set, nothing is compared', async ({ platform, github, run }) => {
  const [site, hub] = [await platform({ earlier: [newer] }), await github({ history: history() })]
  const job = await run(byRef(site, { ref: older }), { githubUrl: hub.url })
  expect([job.outcome, hub.requests]).toEqual(['succeeded', []])
})

test.for<[string, Inputs, GithubScript & { readonly earlier?: readonly string[] }, RegExp]>([
  ['the step names no ref', { ref: '' }, {}, /names no ref/],
  ['there is no token', { 'github-token': '' }, {}, /github-token/],
  ['nothing that succeeded shows a commit', {}, { earlier: ['main'] }, /shows no commit/],
  ['GitHub does not know the commit', {}, { history: { commits: {}, branches: {} } }, /did not compare.*Not Found/],
  ['the token may not compare', {}, { forbids: ['contents: read'] }, /did not compare.*contents: read/],
  ['GitHub is broken', {}, { fails: { status: 403, body: { message: 'no' } } }, /did not compare/],
])('if %s, one notice says so, and the deploy goes on', async ([, more, script, why], { platform, github, run }) => {
  const { earlier = [newer], ...rest } = script
  const [site, hub] = [await platform({ earlier }), await github({ history: history(), ...rest })]
  const job = await run(byRef(site, { ref: older, 'on-outdated': 'fail', ...more }), { githubUrl: hub.url })
  expect([job.outcome, job.warnings]).toEqual(['succeeded', []])
  expect(job.notices).toEqual([expect.stringMatching(why)])
})
