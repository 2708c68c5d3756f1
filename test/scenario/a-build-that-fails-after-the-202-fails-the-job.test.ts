import { byRef, expect, test } from '../support/scenario.ts'

test('a build that fails after the 202 fails the job', async ({ platform, run }) => {
  const log = ['npm run build', 'src/quay.ts(4,2): error TS2322: Type "ship" is not a dock', 'npm error code 1']
  const site = await platform({ story: [{ is: 'queued' }, { is: 'building', log }, { is: 'failure' }] })
  const job = await run(byRef(site))
  expect(job.exitCode).toBe(1)
  expect(job.outputs).toMatchObject({ outcome: 'failed', 'deployment-id': site.deployment.id, ref: 'main' })
  expect(job.outputs['status']).toBe(site.dialect.words.failure)
  expect(job.buildLog).toEqual(log)
  expect(job.errors[0]).toContain('error TS2322: Type "ship" is not a dock')
})

test.for([
  {
    cause: '/app/server.js:3',
    log: [
      ...['/app/server.js:3', 'const port = ;', '             ^', '', "SyntaxError: Unexpected token ';'"],
      ...['    at wrapSafe (node:internal/modules/cjs/loader:1861:18)', '', 'Node.js v24.21.0'],
    ],
  },
  {
    cause: 'File "/app/main.py", line 4',
    log: ['  File "/app/main.py", line 4', '    def f(', '         ^', "SyntaxError: '(' was never closed"],
  },
  { cause: './main.go:4:2: declared and not used: x', log: ['# shop', './main.go:4:2: declared and not used: x'] },
  { cause: 'DATABASE_URL must be set', log: ['> node server.js', '', 'DATABASE_URL must be set'] },
])('its annotation holds the cause: $cause', async ({ cause, log }, { platform, run }) => {
  const all = ['$ npm ci', 'added 312 packages', ...log, 'Build failed with exit code 1']
  const site = await platform({ story: [{ is: 'building', log: all }, { is: 'failure' }] })
  const [annotation] = (await run(byRef(site))).errors
  expect(annotation).toContain(cause)
  expect(annotation).not.toContain('node:internal')
})

test('the title of its annotation holds no text of the log', async ({ platform, run }) => {
  const site = await platform({ story: [{ is: 'building', log: ['error: wreckage'] }, { is: 'failure' }] })
  const job = await run(byRef(site))
  const [error] = job.view.obeyed.filter(({ name }) => name === 'error')
  expect(JSON.stringify(error?.properties)).not.toContain('wreckage')
  expect(error?.data).toContain('wreckage')
})
