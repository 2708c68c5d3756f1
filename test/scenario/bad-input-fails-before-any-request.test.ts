// @module-tag thorough
import type { ExpectStatic } from 'vitest'
import { test as callTest } from '../support/calling.ts'
import type { StepResult } from '../support/runner/run-action.ts'
import { byRef, byUpload, type Inputs, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

/** An input, and values that it refuses. */
type Rows = readonly (readonly [name: string, ...values: string[]])[]

const common: Rows = [
  [
    'base-url',
    '',
    'platform.example',
    'http://platform.example',
    'https://ada:pw@platform.example',
    'https://p.example?x',
  ],
  ['api-key', '', 'twk_first-line\r\nx-evil: 1', '"twk_in-quotes"', 'twk with spaces', 'twk_é'],
]

const deploys: Rows = [
  ...common,
  ['service-id', '', 'svc/harbor', '..', 'svc harbor', 'svc?x', 'svc%2Fx'],
  ['ref', '-force', 'a..b', 'a b', 'a:b', 'https://github.com/ada/harbor'],
  ['timeout', 'soon', '0s', '7h', '30', '-5m'],
  ['poll-interval', 'often', '1ms', '2h'],
  ['wait', 'perhaps', 'yes'],
  ['dry-run', '1'],
  ['wait-when-busy', 'long', '7h'],
  ['on-superseded', 'ignore'],
  ['on-outdated', 'warn'],
  ['environment', 'a\u0007b', 'one\ntwo'],
  ['environment-url', 'harbor.example', 'ftp://harbor.example', 'https://ada:pw@harbor.example'],
  ['job-summary', 'no'],
  [
    'env-vars',
    'no assignment',
    'A=1\nTOKEN=',
    'PASSWORD=#hunter2',
    'PASSWORD=correct #horse',
    'A=1\nA=2',
    'A="open',
    '1A=x',
  ],
  ['project-slug', 'harbor'],
  ['start-command', 'npm start'],
]

const uploads: Rows = [
  ['archive-path', '..', 'missing', 'empty', 'notes.txt', 'fake.zip', 'fake.tar.gz'],
  ['project-slug', ''],
  ['service-name', ''],
  ['runtime-mode', 'lambda'],
  ['internal-port', '65536', 'http'],
  ['env-vars', 'A=1'],
]

const cases = (rows: Rows, base: typeof byRef): [string, Inputs, typeof byRef][] =>
  rows.flatMap(([name, ...values]) =>
    values.map((value): [string, Inputs, typeof byRef] => [name, { [name]: value }, base]),
  )

const uploadFiles = { 'app/index.js': '1', 'empty/': '', 'notes.txt': 'x', 'fake.zip': 'x', 'fake.tar.gz': 'x' }

test.concurrent.for(cases(deploys, byRef))(
  'a deploy by ref refuses %s: %o',
  async ([name, inputs, base], { platform, run, expect }) => {
    const site = await platform()
    expectRefused(expect, await run(base(site, inputs)), name)
    expect(site.journal).toEqual([])
  },
)

test.for(cases(uploads, byUpload))(
  'an upload refuses %s: %o',
  async ([name, inputs, base], { workspace, platform, run, expect }) => {
    plant(workspace, uploadFiles)
    const site = await platform()
    expectRefused(expect, await run(base(site, inputs)), name)
    expect(site.journal).toEqual([])
  },
)

/** What happened, why, and what to do: one line of three sentences at most, without a secret. */
function expectRefused(expect: ExpectStatic, { outcome, exitCode, errors, stdout }: StepResult, name: string): void {
  expect([outcome, exitCode]).toEqual(['failed', 1])
  expect(errors[0]).toContain(name)
  expect(errors[0]).toMatch(/^[^\n]+$/)
  expect(errors[0]?.split(/[.!?] (?=[A-Z`])/).length).toBeLessThanOrEqual(3)
  expect(stdout).not.toMatch(/horse|hunter2|ada:pw/)
}

const calls: [string, Inputs][] = [
  ...cases(common, byRef).map(([name, inputs]): [string, Inputs] => [name, { operation: 'whoami', ...inputs }]),
  ['operation', { operation: '' }],
  ['operation', { operation: 'get_scalling', args: 'id: s1' }],
  ['id', { operation: 'get_scaling' }],
  ['port', { operation: 'expose_port', args: 'id: s1\nlabel: web\nport: 8080' }],
  ['ref', { operation: 'import_env', args: 'id: s1\nvars: [{ key: A, value: hunter2 }]\nref: main' }],
  ['args', { operation: 'get_scaling', args: 'id: "s1' }],
  ['args', { operation: 'get_scaling', args: '[s1]' }],
]

callTest.concurrent.for(calls)('call refuses %s: %o', async ([name, inputs], { server, run, expect }) => {
  const site = await server({})
  const job = await run(site, inputs)
  expect(site.received).toEqual([])
  expect(job.exitCode).toBe(1)
  expect(job.said).toContain(name)
  expect(job.said).toMatch(/^[^\n]+$/)
  expect(job.stdout).not.toMatch(/hunter2/)
  expect(job.outputs).toEqual({})
})
