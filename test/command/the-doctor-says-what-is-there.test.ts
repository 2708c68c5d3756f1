import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { runCommand, startCommand } from '../support/command.ts'
import { LoopbackServer } from '../support/loopback.ts'
import { platformKey, type Script } from '../support/platform/scripted-platform.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test as scenario } from '../support/scenario.ts'

const narrow = { deployments: 'write', logs: 'read' }
const keyOf = (permissions: object, more = {}) => ({ keyScope: { kind: 'service', serviceId, permissions, ...more } })
const projectKey = { keyScope: { kind: 'project', permissions: { ...narrow, project: 'write' } } }

/** A platform with one deployment. */
const test = scenario.extend('site', ({ platform }) => (script: Script = {}) => {
  return platform({ earlier: ['main'], identity: keyOf(narrow), ...script })
})

/** What is no platform. */
class Elsewhere extends LoopbackServer {
  readonly key = platformKey
  requests = 0
  answer: RequestListener = () => undefined

  protected override serve(request: IncomingMessage, response: ServerResponse): void {
    this.requests++
    this.answer(request, response)
  }
}

const doctor = (...more: readonly string[]): string[] => ['doctor', ...more]
const lines = (stdout: string): string[] => stdout.trimEnd().split('\n')
const marked = (mark: string, stdout: string): string =>
  lines(stdout)
    .filter((line) => line.startsWith(mark))
    .join('\n')

test('with a key as narrow as a deploy needs, all is well, and only reads are sent', async ({ site }) => {
  const platform = await site()
  const { code, stdout, stderr } = await runCommand(doctor(), platform)
  expect([code, stderr]).toEqual([0, ''])
  expect(lines(stdout)).toEqual([
    expect.stringMatching(/^ok {7}platform {2}The platform answers at http:\/\/127\.0\.0\.1:\d+ in \d+ m?s\.$/),
    `ok       key       The key is a service key of "Ada", for service ${serviceId}.`,
    'ok       rights    It may deploy. Its rights: deployments:write, logs:read.',
    'ok       rights    The key lacks variables:write, which only `env-vars` needs.',
    'ok       history   The newest page has 1 deployment.',
    expect.stringMatching(/^ok {7}words {5}Taxiway understands "\w+" \(succeeded\)\.$/),
    'ok       records   Fields that records show: ref, rollbackable. Not shown: commit, address, time.',
    expect.stringMatching(/^note {5}log {7}The build log of dep-1-\w+ has no lines\.$/),
    expect.stringMatching(/^ok {7}stream {4}The stream of the log opens\. It sent \d events? and ended\.$/),
    'Ready to deploy.',
  ])
  expect(platform.journal.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.for([
  [
    'an account key',
    {},
    /account key, which can do everything .* at most deployments:write, logs:read, variables:write/,
  ],
  ['a project key', projectKey, /project key, which reaches more than one service\. Create a key of this service/],
  [
    'further rights',
    keyOf({ ...narrow, settings: 'write', metrics: 'read' }),
    /more than a deploy needs: settings:write, metrics:read\. Create/,
  ],
  ['no right to read logs', keyOf({ deployments: 'write' }), /lacks logs:read/],
] as const)('%s is a note and no problem', async ([, identity, says], { site }) => {
  const { code, stdout } = await runCommand(doctor('--service-id', serviceId), await site({ identity }))
  expect(code, stdout).toBe(0)
  expect(marked('note     rights', stdout)).toMatch(says)
})

test.for([
  ['a key that may not deploy', { identity: keyOf({ ...narrow, deployments: 'read' }) }, /lacks deployments:write/],
  ['the key of another service', { identity: keyOf(narrow, { serviceId: 'svc-other' }) }, /"svc-other", not to/],
  [
    'a service that is not there',
    { faults: [{ on: 'history', answer: 'missing' }] },
    /404.*Check the id of the service.*base-url/,
  ],
  ['a key that is not accepted', { faults: [{ on: 'whoami', answer: { status: 401 } }] }, /wrong or revoked/],
  [
    'records without an id',
    { faults: [{ on: 'history', answer: { json: { deployments: [{ status: 'live' }] } } }] },
    /no deployment id/,
  ],
] as const satisfies [string, Script, RegExp][])('%s is a problem', async ([, script, says], { site }) => {
  const { code, stdout } = await runCommand(doctor('--service-id', serviceId), await site(script))
  expect(code, stdout).toBe(1)
  expect(marked('PROBLEM', stdout)).toMatch(says)
  expect(lines(stdout).at(-1)).toBe('Not ready to deploy: 1 problem.')
})

test('a word that is not known comes with what to do, and is known once it is given', async ({ site }) => {
  const platform = await site({ earlier: [] })
  platform.state.makeDeployment('main', [{ status: 'shipped' }])
  const { code, stdout } = await runCommand(doctor(), platform)
  expect(code, stdout).toBe(0)
  expect(stdout).toMatch(/^note {5}words .*does not know "shipped".*`success-states` or `failure-states`/m)
  const taught = await runCommand(doctor('--success-states', 'shipped'), platform)
  expect(taught.stdout).toContain('Taxiway understands "shipped" (succeeded).')
  const json = { deployments: [{ id: 'd2', status: 'active' }, { id: 'd1' }] }
  const unclear = await runCommand(doctor(), await site({ faults: [{ on: 'history', answer: { json } }] }))
  expect(unclear.stdout).toContain('2 records of 2 leave open how the deployment ended: "active", no status.')
})

test('what answers at the address is said, whatever it is', async () => {
  const html = '<!doctype html><title>Harbor</title>'
  // A machine under load answers late: only silence is to be waited for in vain.
  const kinds: readonly (readonly [RequestListener, RegExp, timeout?: string])[] = [
    [(_, response) => response.end(html), /with a web page: base-url may be a website or a sign-in page/],
    [
      (_, response) => response.writeHead(302, { location: 'https://new.example/x?token=1' }).end(),
      /redirects \(302\) to https:\/\/new\.example\/x\./,
    ],
    [() => undefined, /gave no whole answer within 300 ms/, '1200ms'],
    [(request) => request.socket.resetAndDestroy(), /connection broke/],
  ]
  for (const [answer, says, timeout = '60s'] of kinds) {
    await using server = await new Elsewhere().open()
    server.answer = answer
    const { code, stdout } = await runCommand(doctor('--timeout', timeout), server)
    expect(code, stdout).toBe(1)
    expect(lines(stdout)).toEqual([expect.stringMatching(/^PROBLEM {2}platform/), 'Not ready to deploy: 1 problem.'])
    expect(stdout).toMatch(says)
  }
  const nobody = await runCommand(doctor('--timeout', '5s'), { url: 'http://127.0.0.1:1', key: platformKey })
  expect([nobody.code, nobody.stdout]).toEqual([1, expect.stringContaining('Nothing accepts connections')])
})

test('an account key without a service, and a platform that does not say whose key it is', async ({ site }) => {
  const faults = [{ on: 'whoami', answer: 'missing' }] as const
  const nameless = await runCommand(doctor(), await site({ faults }))
  expect([nameless.code, nameless.stdout]).toEqual([1, expect.stringContaining('Set `service-id`.')])
  const named = await runCommand(doctor('--service-id', serviceId), await site({ faults }))
  expect([named.code, named.stdout]).toEqual([0, expect.stringMatching(/^note {5}platform {2}whoami: .* 404/)])
})

test('a log or a stream that cannot be read is a note, and a stream that stays open is not waited for', async ({
  site,
}) => {
  const faults = [{ on: 'log', answer: 'refused' }] as const
  const refused = await runCommand(doctor(), await site({ faults, dialect: { stream: { mode: 'missing' } } }))
  expect(refused.code, refused.stdout).toBe(0)
  expect(refused.stdout).toMatch(/^note {5}log .* 403/m)
  expect(refused.stdout).toMatch(/^note {5}stream .*cannot be read/m)
  const open = await runCommand(doctor('--timeout', '60s'), await site({ dialect: { stream: { ending: 'never' } } }))
  expect([open.code, open.stdout]).toEqual([0, expect.stringMatching(/events? and was still open after \d+ m?s\./)])
})

test('text of the platform is neither a command nor the key', async ({ site }) => {
  const name = `##vso[x]\u001b[31m\r\n::error::${platformKey}`
  const hostile = await site({ identity: { name, ...keyOf(narrow) } })
  const { code, stdout } = await runCommand(doctor(), hostile)
  expect(code, stdout).toBe(0)
  expect(stdout).toContain('service key of "## vso[x] ::error::***"')
})

test('--json is one document, after a signal too', async ({ site }) => {
  const { code, stdout, stderr } = await runCommand(doctor('--json'), await site())
  const finding = {
    level: expect.stringMatching(/^(?:good|notice)$/),
    kind: expect.any(String),
    text: expect.any(String),
  }
  const document = JSON.parse(stdout)
  expect([code, stderr, document.ready]).toEqual([0, '', true])
  for (const each of document.findings) expect(each).toEqual(finding)

  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    await using silent = await new Elsewhere().open()
    const running = startCommand(doctor('--json'), silent)
    await silent.until(({ requests }) => requests > 0)
    running.child.kill(signal)
    const ended = await running.ended
    expect([ended.code, ended.stderr]).toEqual([exitCode, 'Error: The command was stopped.\n'])
    expect(JSON.parse(ended.stdout)).toEqual({ baseUrl: silent.url, ready: false, findings: [] })
  }
})

test('a mistake is found before anything is sent', async ({ site }) => {
  const platform = await site()
  for (const mistake of [['--timeout', 'soon'], ['--deploy'], ['--success-states', 'a', '--failure-states', 'A']]) {
    const { code, stdout } = await runCommand(doctor(...mistake), platform)
    expect([code, stdout]).toEqual([2, ''])
  }
  expect(platform.journal).toEqual([])
})
