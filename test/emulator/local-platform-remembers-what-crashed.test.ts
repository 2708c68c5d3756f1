import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commit, type Stage, stage, until } from './local-platform.ts'

const server = `require('node:http').createServer((request, response) => {
  if (request.url !== '/crash') return response.end('up')
  console.error('last words')
  process.exit(7)
}).listen(process.env.PORT)`
/** Fails if the file is there, once it has gone. */
const build = (wait: string): string => `const { existsSync } = require('node:fs')
  const look = () => existsSync(${JSON.stringify(wait)}) ? setTimeout(look, 20) : undefined
  if (existsSync(${JSON.stringify(wait)})) process.exitCode = 1
  console.log('looking')
  look()`

interface Crashed extends Stage {
  /** The file that a build waits for. */
  readonly wait: string
  readonly url: string
  readonly warnings: readonly string[]
}

async function crashed(): Promise<Crashed> {
  let wait = ''
  const warnings: string[] = []
  const local = await stage((folder) => {
    wait = join(folder, 'wait')
    commit(join(folder, 'app'), { 'build.cjs': build(wait), 'server.cjs': server })
    const commands = { buildCommand: 'node build.cjs', startCommand: 'node server.cjs' }
    return {
      log: (line) => line.startsWith('Warning: ') && warnings.push(line),
      services: [{ id: 'svc_app', name: 'app', repoUrl: join(folder, 'app'), ...commands }],
    }
  })
  const { url } = (await local.deploy('svc_app')).record
  const lost = await fetch(`${url}/crash`)
  expect([lost.status, await lost.text()]).toEqual([502, expect.stringContaining('does not answer on port')])
  await until(async () => (await service(local)).condition.word === 'crashed')
  return { ...local, wait, url, warnings }
}

async function service(local: Stage) {
  return (await local.ask('/_taxiway/services/svc_app')).body
}

const processEnd = { at: expect.any(String), code: 7, signal: null, how: 'exit 7' }

interface Shown {
  readonly state: string
  readonly processEnd: { readonly how: string } | null
}

test('a crash is said by the address, the runtime log and a warning, and a restart keeps it in the history', async () => {
  await using local = await crashed()
  const gone = await fetch(local.url)
  expect([gone.status, await gone.text()]).toEqual([503, expect.stringContaining('Nothing of this service runs')])
  const ended = 'The process has ended (exit code 7): restart it on the page, or deploy again.'
  const { logs } = (await local.ask('/api/services/svc_app/logs')).body
  expect(logs).toContainEqual(expect.objectContaining({ stream: 'system', line: ended }))
  expect(local.warnings).toContain(`Warning: Service "app": ${ended}`)
  await local.ask('/_taxiway/services/svc_app/restart', { method: 'POST' })
  await until(async () => (await service(local)).condition.word === 'running')
  expect((await service(local)).deployments).toMatchObject([{ state: 'live', processEnd }])
})

test('what crashed is said while a newer deployment is built, after it failed, and in the history once one is live', async () => {
  await using local = await crashed()
  writeFileSync(local.wait, '')
  const { body } = await local.ask('/api/services/svc_app/deploy', { body: {} })
  const log = async () => (await local.ask(`/api/deployments/${body.deploymentId}/logs`)).body
  await until(async () => (await log()).some(({ line }: { line: string }) => line === 'looking'))
  const during = await service(local)
  const crash = { build: expect.stringMatching(/^\S+ [0-9a-f]{8}$/), how: 'exit 7', at: expect.any(String) }
  expect(during.condition).toMatchObject({ detail: 'serves nothing until then', canRestart: false, crash })
  expect(during.lastWords).toEqual(['last words'])
  expect(during.deployments[1]).toMatchObject({ state: 'crashed', stage: 'live', processEnd })
  rmSync(local.wait)
  await local.finish('svc_app', body.deploymentId)

  const failed = await service(local)
  expect(failed.condition).toMatchObject({ word: 'crashed', detail: 'exit 7', crash: null, canRestart: true })
  expect(failed.deployments.map(({ state }: Shown) => state)).toEqual(['failed', 'crashed'])

  await local.deploy('svc_app')
  const over = await service(local)
  expect(over.condition).toMatchObject({ word: 'running', crash: null })
  expect(over.deployments.map(({ state, processEnd }: Shown) => [state, processEnd?.how])).toEqual([
    ['live', undefined],
    ['failed', undefined],
    ['retired', 'exit 7'],
  ])
})
