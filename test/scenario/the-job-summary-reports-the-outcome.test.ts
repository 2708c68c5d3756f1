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
