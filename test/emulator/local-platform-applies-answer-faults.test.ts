import { beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../../emulator/src/index.ts'
import { commit, until, useStage } from './local-platform.ts'
import { type RawAnswer, type RawOptions, rawRequest } from './raw-request.ts'

/** One of each kind: an answer, events, and a write. */
const operations = {
  whoami: { path: '/api/auth/me' },
  stream_deployment_logs: { path: '/api/deployments/DEPLOYMENT/logs/stream' },
  deploy_service: { path: '/api/services/svc_busy/deploy', method: 'POST', body: {} },
} as const
type Name = keyof typeof operations
const names = Object.keys(operations) as Name[]
const reads = names.filter((name) => name !== 'deploy_service')

const local = useStage((folder) => {
  commit(folder, { 'index.html': 'hello' })
  const site = { repoUrl: folder, runtimeMode: 'static' } as const
  return { services: ['svc_site', 'svc_busy'].map((id) => ({ id, name: id, ...site })) }
})
let deployment: string

beforeAll(async () => {
  deployment = (await local.deploy('svc_site')).id
})

function ask(name: Name, options: Partial<RawOptions> = {}): Promise<RawAnswer> {
  const { path, ...rest } = operations[name]
  const url = local.platform.url + path.replace('DEPLOYMENT', deployment)
  return rawRequest(url, { key: local.platform.keys.account, ...rest, ...options })
}

/** The answer under a fault, the journal entry of the request, and the deployments that it made. */
async function struck(fault: Fault, options: Partial<RawOptions> = {}) {
  const made = local.platform.ledger.length
  local.platform.faults.set([fault])
  const answer = await ask(fault.operation as Name, options)
  await until(() => local.platform.journal.at(-1)?.end !== 'open')
  return { answer, entry: local.platform.journal.at(-1), made: local.platform.ledger.slice(made) }
}

async function truth(name: Name): Promise<string> {
  local.platform.faults.clear()
  return (await ask(name)).body.toString()
}

describe.each(names)('%s', (operation) => {
  const success = operation === 'deploy_service' ? 202 : 200

  test.each(['before-effect', 'after-effect'] as const)('a wrong status, %s', async (when) => {
    const { answer, entry, made } = await struck({ operation, kind: 'status', status: 503, error: 'no', when })
    expect([answer.end, answer.body.toString()]).toEqual(['whole', '{"error":"no"}'])
    expect(answer.head).toMatch(/^HTTP\/1.1 503 /)
    const trueStatus = when === 'before-effect' ? null : success
    expect(entry).toMatchObject({ operation, faults: ['status'], status: 503, trueStatus, end: 'whole' })
    const expected = when === 'after-effect' && success === 202 ? [{ kind: 'deployment', request: entry?.number }] : []
    expect(made).toMatchObject(expected)
  })

  test.each([
    ['reset', 'before-effect'],
    ['reset', 'after-effect'],
    ['close', 'before-effect'],
    ['close', 'after-effect'],
  ] as const)('%s %s, without a byte of the answer', async (kind, when) => {
    const { answer, entry, made } = await struck({ operation, kind, when })
    expect(answer).toMatchObject({ head: '', pieces: [], end: kind === 'reset' ? 'reset' : 'closed' })
    const trueStatus = when === 'before-effect' ? null : success
    expect(entry).toMatchObject({ faults: [kind], status: null, trueStatus, end: 'cut' })
    expect(made).toHaveLength(trueStatus === 202 ? 1 : 0)
  })

  test.each(['before-effect', 'after-effect'] as const)('accepted but never answered, %s', async (when) => {
    const leaving = new AbortController()
    const before = local.platform.journal.length
    const asking = struck({ operation, kind: 'mute', when }, { signal: leaving.signal })
    const trueStatus = when === 'before-effect' ? null : success
    await until(
      () => local.platform.journal.length > before && local.platform.journal.at(-1)?.trueStatus === trueStatus,
    )
    // Other requests are answered meanwhile.
    expect((await fetch(`${local.platform.url}/nowhere`)).status).toBe(401)
    leaving.abort()
    expect((await asking).answer).toMatchObject({ pieces: [], end: 'enough' })
    await until(() => local.platform.journal.find(({ faults }) => faults.includes('mute'))?.end === 'left')
  })

  test.each(['reset', 'close'] as const)('%s in the middle of the body', async (kind) => {
    const { answer, entry } = await struck({ operation, kind, when: 'after-effect', afterBytes: 7 })
    expect(answer).toMatchObject({ end: kind === 'reset' ? 'reset' : 'closed' })
    expect(answer.body).toHaveLength(7)
    expect(entry).toMatchObject({ status: success, trueStatus: success, end: 'cut' })
  })

  test('status and headers without a body', async () => {
    const { answer } = await struck(
      { operation, kind: 'mute', when: 'after-effect', afterBytes: 0 },
      { enough: (bytes) => bytes.includes('\r\n\r\n') },
    )
    expect([answer.head.includes(` ${success} `), answer.body.length]).toEqual([true, 0])
  })

  test('a page of HTML', async () => {
    const { answer } = await struck({ operation, kind: 'html' })
    expect(answer.head).toMatch(/^HTTP\/1.1 200 .*content-type: text\/html/is)
    expect(answer.body.toString()).toMatch(/^<!doctype html>/)
  })

  test('a redirect to itself', async () => {
    const { answer, entry } = await struck({ operation, kind: 'redirect' })
    expect(answer.head).toMatch(/^HTTP\/1.1 307 /)
    expect(answer.head).toContain(`location: ${entry?.path}\r\n`)
  })

  test('endless white space', async () => {
    const mebibyte = 2 ** 20
    const { answer } = await struck({ operation, kind: 'endless' }, { enough: ({ length }) => length > mebibyte })
    expect([answer.end, answer.body.toString('latin1', 0, mebibyte / 2).trim()]).toEqual(['enough', ''])
  })

  test.each(['before-effect', 'after-effect'] as const)('delayed, %s', async (when) => {
    const { answer, entry } = await struck({ operation, kind: 'delay', ms: 80, when })
    expect(answer.end).toBe('whole')
    expect(entry).toMatchObject({ faults: ['delay'], trueStatus: success, status: success })
    // It may take longer, never shorter.
    expect(answer.firstMs).toBeGreaterThan(79)
  })
})

describe.each(reads)('%s', (operation) => {
  test('the whole body in small pieces', async () => {
    const body = await truth(operation)
    const { answer } = await struck({ operation, kind: 'drip', bytes: 9 })
    expect([answer.end, answer.body.toString()]).toEqual(['whole', body])
  })

  test.each([undefined, 10])('cut after %s bytes, but valid for HTTP', async (afterBytes) => {
    const body = await truth(operation)
    const fault: Fault = { operation, kind: 'cut', ...(afterBytes === undefined ? {} : { afterBytes }) }
    const { answer } = await struck(fault)
    const left = afterBytes ?? (operation === 'stream_deployment_logs' ? body.length : body.length - 1)
    expect([answer.end, answer.body.toString()]).toEqual(['whole', body.slice(0, left)])
  })
})

test.each([
  [7, /^retry-after: 7$/im],
  ['soon', /^retry-after: soon$/im],
  [{ dateIn: 3_600 }, /^retry-after: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/im],
  [undefined, /^(?!.*retry-after)/is],
])('429 with Retry-After %j', async (retryAfter, header) => {
  const fault = { operation: 'whoami', kind: 'status', status: 429 } as const
  const { answer } = await struck(retryAfter === undefined ? fault : { ...fault, retryAfter })
  expect(answer.head).toMatch(/^HTTP\/1.1 429 /)
  expect(answer.head).toMatch(header)
})

test('a redirect to the given address', async () => {
  const { answer } = await struck({ operation: 'whoami', kind: 'redirect', to: 'http://127.0.0.1:9/x' })
  expect(answer.head).toMatch(/^location: http:\/\/127\.0\.0\.1:9\/x$/m)
})

test('an operation takes effect even if its caller gives up', async () => {
  const { platform } = local
  platform.faults.set([{ operation: 'deploy_service', kind: 'delay', ms: 500 }])
  const before = platform.journal.length
  const leaving = new AbortController()
  const asking = ask('deploy_service', { signal: leaving.signal })
  await until(() => platform.journal.length > before)
  leaving.abort()
  await asking
  await until(() => platform.journal.at(-1)?.trueStatus === 202)
  expect(platform.journal.at(-1)).toMatchObject({ status: null, end: 'left' })
  expect(platform.ledger.at(-1)).toMatchObject({ kind: 'deployment', request: platform.journal.at(-1)?.number })
})
