import { byRef, expect, test } from '../support/scenario.ts'

const tricky = [
  '</details></pre><script>alert(1)</script>',
  '@ada see #12 and `code`',
  '![i](https://evil.example/p.png)',
  '```',
]

test.for([
  ['success', 'succeeded'],
  ['failure', 'failed'],
] as const)('the job summary reports a %s', async ([is, outcome], { platform, run }) => {
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log: tricky }, { is }] })
  const { summary } = await run(byRef(site, { ref: 'v1.2', 'environment-url': 'https://harbor.example/' }))
  for (const part of [outcome, site.deployment.id, 'svc-harbor', 'v1.2', 'https://harbor.example/']) {
    expect(summary).toContain(part)
  }
  expect(summary).toMatch(/```mermaid\ngantt/)
  expect(summary).toContain('<details>')
  expect(summary).toContain('script')
  expect(summary).not.toContain('<script>')
  expect(summary).not.toMatch(/@ada|!\[i\]\(|[^&]#12/)
  expect(summary.split('</details>')).toHaveLength(summary.split('<details>').length)
})

test('job-summary: false writes no summary', async ({ platform, run }) => {
  const site = await platform()
  const job = await run(byRef(site, { 'job-summary': 'false' }))
  expect(job.summary).toBe('')
})

test('the summary of a huge log stays below a megabyte', async ({ platform, start }) => {
  const log = [...Array(3000)].map((_, index) => `${index} ${'<&>'.repeat(300)}`)
  const site = await platform({
    story: [{ is: 'building', log }],
    byHand: true,
    // Pages of three lines, read at most once a second, would take a quarter of an hour.
    dialect: { logPage: 1000, stream: { shredded: false } },
  })
  const step = start(byRef(site))
  await step.line(/2999 /)
  site.deployment.finish('failure')
  const job = await step.finished
  expect(Buffer.byteLength(job.summary)).toBeLessThan(1_000_000)
  expect(job.summary).toContain('2999 ')
})
