import { vi } from 'vitest'
import { findCause } from '../../../src/cli/commands/emulator.ts'
import { commit, type Stage, stage } from '../../emulator/local-platform.ts'

/** A platform with something to see in every view, and the addresses of all views. */
export async function everyView(): Promise<{ local: Stage; views: readonly string[] }> {
  const long = 'a-name-without-any-place-to-break-it-'.repeat(8)
  const local = await stage((folder) => {
    commit(`${folder}/app`, { 'index.html': 'site' })
    commit(`${folder}/bad`, { 'package.json': JSON.stringify({ scripts: { build: `echo ${long} && exit 3` } }) })
    commit(`${folder}/crashing`, {
      'package.json': JSON.stringify({ scripts: { start: 'node server.js' } }),
      'server.js': `require('node:http').createServer(() => {
        console.error('${long}')
        process.exit(7)
      }).listen(process.env.PORT)`,
    })
    return {
      findCause,
      client: [process.execPath, '-e', `console.log('${long}'); process.exitCode = 1`],
      services: [
        { id: 'svc_app', name: 'app', repoUrl: `${folder}/app` },
        { id: 'svc_bad', name: long, repoUrl: `${folder}/bad`, buildCommand: `seq 9 && echo ${long} && exit 3` },
        { id: 'svc_crashed', name: 'crashed', repoUrl: `${folder}/crashing` },
        { id: 'svc_database', name: 'database', engine: 'postgres' },
      ],
    }
  })
  await local.deploy('svc_app')
  await local.deploy('svc_crashed')
  const { body: crashing } = await local.ask('/_taxiway/services/svc_crashed')
  await fetch(crashing.url).catch(() => undefined)
  const wordOf = async (): Promise<string> => (await local.ask('/_taxiway/services/svc_crashed')).body.condition.word
  await vi.waitUntil(async () => (await wordOf()) === 'crashed', { timeout: 20_000, interval: 50 })
  const bad = await local.deploy('svc_bad')
  local.platform.faults.set([{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }])
  await local.ask('/api/services/svc_app/deploy', { body: {} }).catch(() => undefined)
  await local.ask('/api/services/svc_app/env/import', { body: { vars: [{ key: 'A_VARIABLE', value: 'x' }] } })
  await local.ask('/api/services/svc_app/ports', { body: { port: '8080', label: 'web' } })
  await local.ask('/api/services/svc_app/domains', {
    body: { hostname: `${'a'.repeat(60)}.${'b'.repeat(60)}.example` },
  })
  await local.ask('/_taxiway/resilience', { method: 'POST' })
  const isUnderWay = async (): Promise<boolean> => (await local.ask('/_taxiway/resilience')).body.isUnderWay
  await vi.waitUntil(async () => !(await isUnderWay()), { timeout: 120_000, interval: 50 })
  const views = [
    ...['services', 'services/svc_app', 'services/svc_bad', 'services/svc_database', 'services/svc_crashed'],
    ...['services/svc_missing', `deployments/${bad.id}`, `deployments/${bad.id}/L10`],
    ...['requests', 'requests/5', 'requests/differs', 'faults', 'faults/every/slow', 'faults/every/none'],
  ]
  return { local, views }
}
