// @module-tag thorough
import { commit, expect, ofService, test } from '../support/gating.ts'

const tricky = [
  '</details></pre><script>alert(1)</script> @ada see #12 ![i](https://evil.example/p.png) ```',
  '::error::from the app',
  '##[set-output name=passed]true',
  '\u001b[31mred\u0007',
].join('\n')

test('text from the app, its log and its database is never a command, and shows no secret', async ({
  platform,
  app,
  gate,
}) => {
  const site = await platform({ console: () => ({ output: `ERROR:  ${tricky}` }) })
  const shop = await app([{ body: tricky }])
  site.state.makeDeployment(commit)
  const job = await gate(
    ofService(site, {
      'health-url': shop.url,
      'health-body': 'script',
      soak: '300ms',
      'log-fail-pattern': 'never printed',
      sql: 'select 1',
      'sql-service-id': 'svc-db',
    }),
  )
  expect(job.results.at(-1)).toBe('SQL failed')
  expect(job.outputs['passed']).toBe('false')
  for (const name of ['error', 'set-output']) {
    expect(job.view.obeyed.filter((command) => command.name === name).length).toBe(name === 'error' ? 1 : 0)
  }
  expect(job.summary).not.toContain('<script>')
  expect(job.summary).not.toMatch(/@ada|!\[i\]\(|[^&]#12/)
  expect(job.summary.split('</details>')).toHaveLength(job.summary.split('<details>').length)
})

test('a key that is repeated endlessly is never cut in the middle', async ({ platform, app, gate }) => {
  const { key } = await platform()
  const shown = `${key} ${Buffer.from(key).toString('base64')} `.repeat(100)
  const [site, shop] = [
    await platform({ console: () => ({ output: `ERROR:  ${shown}` }) }),
    await app([{ body: shown }]),
  ]
  site.state.makeDeployment(commit)
  const health = { 'health-url': shop.url, 'health-body': 'never', 'health-timeout': '300ms' }
  for (const inputs of [health, { sql: 'select 1', 'sql-service-id': 'svc-db' }]) {
    const job = await gate(ofService(site, inputs))
    const written = [...job.view.shown, job.summary, job.outputs['report']].join('\n')
    expect(written).toContain('***')
    expect(written).not.toContain(key.slice(0, 6))
    expect(written).not.toContain(Buffer.from(key).toString('base64').slice(0, 6))
  }
})

test('endless evidence stays small', async ({ platform, app, gate }) => {
  const body = (count: number): string => `${count} `.repeat(100_000)
  const [site, shop] = [await platform(), await app((_, count) => ({ body: body(count) }))]
  site.state.makeDeployment(commit)
  const inputs = { 'health-url': shop.url, 'health-body': 'never', 'health-timeout': '2s' }
  const job = await gate(ofService(site, inputs))
  expect(job.results).toEqual(['health failed'])
  expect(job.outputs['report']?.length).toBeLessThan(30_000)
  expect(Buffer.byteLength(job.summary)).toBeLessThan(200_000)
})
