import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { byRef, expect, test } from '../support/scenario.ts'

const tricky = [
  '</details></pre><script>alert(1)</script>',
  '@ada see #12 and `code`',
  '![i](https://evil.example/p.png)',
  '```',
  '',
  '# a title',
]
const sha = '4f2c1d3e5b6a79880716253443526170fedcba98'

test('the summary of a success has a first line, the facts with links, the phases and the end of the log', async ({
  platform,
  run,
}) => {
  const site = await platform({
    story: [{ is: 'queued' }, { is: 'building', log: tricky }, { is: 'success', log: ['Listening'] }],
  })
  const { summary, outputs } = await run(byRef(site, { ref: sha, 'environment-url': 'https://harbor.example/' }))
  const [first] = summary.split('\n')
  expect(first).toMatch(/^### ✅ svc-harbor was deployed in \d+ (?:ms|s)\.$/)
  for (const part of [
    `<code>${site.deployment.id}</code>`,
    `<a href="https://github.com/ada/harbor/commit/${sha}">`,
    '<a href="https://harbor.example/">',
    `<code>${outputs['status']}</code>`,
    '<a href="https://github.com/ada/harbor/actions/runs/7001">',
  ]) {
    expect(summary).toContain(part)
  }
  const [chart] = /^```mermaid\ngantt\n[\s\S]*?\n```$/m.exec(summary) ?? []
  expect(chart).toMatch(/^ {2}requested \d+ (?:ms|s) : 0, \d+$/m)
  const [tail] = /<details>[\s\S]*<\/details>/.exec(summary) ?? []
  expect(tail).toContain('Listening')
})

test('hostile text in a summary does nothing', async ({ platform, run }) => {
  const log = [...tricky, `src/a.ts(1,1): error TS1: <b>no</b> @ada ${tricky.join(' ')}`]
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log }, { is: 'failure' }] })
  const { summary } = await run(byRef(site))
  expect(summary.split('\n')[0]).toMatch(/^### ❌ svc-harbor: The deployment failed: /)
  const outsideOfPre = summary.replaceAll(/<pre>[\s\S]*?<\/pre>/g, '')
  expect(summary).not.toMatch(/<(?:script|b|img)\b/)
  expect(outsideOfPre).not.toMatch(/@ada|!\[|[^&]#12/)
  expect(summary.match(/<\/pre>/g)).toHaveLength(summary.match(/<pre>/g)?.length ?? 0)
  const html = micromark(summary, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  expect(html).not.toMatch(/<(?:script|b|img|h1)\b/)
})

test('100,000 lines are printed whole, and leave a summary below 1 MiB and little memory', async ({
  platform,
  run,
}) => {
  const line = '<&>'.repeat(20)
  const log = Array.from({ length: 100_000 }, (_, index) => `${index} ${line}`)
  const site = await platform({
    dialect: { logPage: 20_000, stream: { mode: 'missing' } },
    story: [{ is: 'building' }, { is: 'success', log }],
  })
  const job = await run(byRef(site, { timeout: '5m' }), { inProcess: false })
  expect([job.outcome, job.warnings]).toEqual(['succeeded', []])
  expect(job.buildLog.length).toBe(log.length)
  expect(job.buildLog.every((text, index) => text === log[index])).toBe(true)
  expect(Buffer.byteLength(job.summary)).toBeLessThan(1024 * 1024)
  expect(job.summary).toContain('99999 ')
  expect(job.peakMemory).toBeLessThan(400 * 1024 * 1024)
})

test('a fact of any length leaves a summary that the runner takes', async ({ platform, run }) => {
  const [deploymentId, url] = ['a&<'.repeat(60_000), `https://a.example/${'&'.repeat(100_000)}`]
  const site = await platform({ faults: [{ on: 'deploy', answer: { status: 202, json: { deploymentId, ref: url } } }] })
  const job = await run(byRef(site, { wait: 'false' }))
  expect(job.outputs['deployment-id']).toBe(deploymentId)
  expect(Buffer.byteLength(job.summary)).toBeLessThan(10_000)
})

test('`job-summary: false` writes no summary', async ({ platform, run }) => {
  const job = await run(byRef(await platform(), { 'job-summary': 'false' }))
  expect([job.outcome, job.summary]).toEqual(['succeeded', ''])
})
