import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commit, type Stage, stage, until } from './local-platform.ts'

const server = `require('node:http').createServer((request, response) => {
  if (request.url !== '/crash') return response.end('up')
  console.error('last words')
  process.exit(7)
}).listen(process.env.PORT)`
/** Waits as long as the file is there, and fails if it says so. */
const build = (wait: string): string => `const { existsSync, readFileSync } = require('node:fs')
  const look = () => existsSync(${JSON.stringify(wait)}) ? setTimeout(look, 20) : undefined
  const fails = existsSync(${JSON.stringify(wait)}) && readFileSync(${JSON.stringify(wait)}, 'utf8') === 'fail'
  if (fails) process.exitCode = 1
  console.log('looking')
  look()`

async function crashing(): Promise<Stage & { readonly wait: string }> {
  let wait = ''
  const local = await stage((folder) => {
    wait = join(folder, 'wait')
    const scripts = { build: 'node build.js', start: 'node server.js' }
    commit(join(folder, 'app'), {
      'package.json': JSON.stringify({ scripts }),
      'build.js': build(wait),
      'server.js': server,
    })
    return { services: [{ id: 'svc_app', name: 'app', repoUrl: join(folder, 'app') }] }
  })
  await local.deploy('svc_app')
  const { body } = await local.ask('/_taxiway/services/svc_app')
  await fetch(`${body.url}/crash`).catch(() => undefined)
  await until(async () => (await service(local)).condition.word === 'crashed')
  return { ...local, wait }
}

async function service(local: Stage) {
  return (await local.ask('/_taxiway/services/svc_app')).body
}

const crash = {
  build: expect.stringMatching(/^\S+ [0-9a-f]{8}$/),
  how: 'exit 7',
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
}
const processEnd = { at: expect.any(String), code: 7, signal: null, how: 'exit 7' }

test('what crashed is said while a newer deployment is built, after it failed, and in the history once one is live', async () => {
  await using local = await crashing()
  writeFileSync(local.wait, 'fail')
  const { body } = await local.ask('/api/services/svc_app/deploy', { body: {} })
  const log = async () => (await local.ask(`/api/deployments/${body.deploymentId}/logs`)).body
  await until(async () => (await log()).some(({ line }: { line: string }) => line === 'looking'))
  const during = await service(local)
  expect(during.condition).toMatchObject({ detail: 'serves nothing until then', canRestart: false, crash })
  expect(during.lastWords).toEqual(['last words'])
  expect(during.deployments[1]).toMatchObject({ state: 'crashed', stage: 'live', processEnd })
  rmSync(local.wait)
  await local.finish('svc_app', body.deploymentId)

  const failed = await service(local)
  expect(failed.condition).toMatchObject({ word: 'crashed', detail: 'exit 7', crash: null, canRestart: true })
  expect(failed.deployments.map(({ state }: { state: string }) => state)).toEqual(['failed', 'crashed'])

  await local.deploy('svc_app')
  const over = await service(local)
  expect(over.condition).toMatchObject({ word: 'running', crash: null })
  expect(over.deployments.map(({ state, processEnd }: Shown) => [state, processEnd?.how])).toEqual([
    ['live', undefined],
    ['failed', undefined],
    ['retired', 'exit 7'],
  ])
})

interface Shown {
  readonly state: string
  readonly processEnd: { readonly how: string } | null
}

test('a process that was started again keeps in its history that it had crashed', async () => {
  await using local = await crashing()
  await local.ask('/_taxiway/services/svc_app/restart', { method: 'POST' })
  await until(async () => (await service(local)).condition.word === 'running')
  expect((await service(local)).deployments).toMatchObject([{ state: 'live', processEnd }])
})

test('of sixty deployments one is building, and the others are queued', async () => {
  await using local = await crashing()
  writeFileSync(local.wait, '')
  for (let n = 0; n < 60; n += 1) await local.ask('/api/services/svc_app/deploy', { body: {} })
  await until(async () => (await service(local)).condition.word === 'building')
  const { condition, deployments, deploymentCount } = await service(local)
  expect(condition.detail).toBe('serves nothing until then, 59 more queued')
  expect(deploymentCount).toBe(61)
  expect(new Set(deployments.map(({ state }: Shown) => state))).toEqual(new Set(['queued']))
})
