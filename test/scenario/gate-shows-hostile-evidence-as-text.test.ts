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
