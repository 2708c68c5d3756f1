import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plant } from '../workspace.ts'
import { startDeploy, startPost } from './run-action.ts'

const folder = mkdtempSync(join(tmpdir(), 'taxiway-stand-in-'))
afterAll(() => rmSync(folder, { recursive: true }))

// A substitute for the action that reports what it was given.
plant(folder, {
  'dist/index.js': `
    import { appendFileSync } from 'node:fs'
    import { setTimeout as sleep } from 'node:timers/promises'
    const begin = [performance.now(), Date.now()]
    console.log('::add-mask::' + process.env['INPUT_API-KEY'])
    console.log('the key is ' + process.env['INPUT_API-KEY'] + ', the ref is "' + process.env.INPUT_REF + '"')
    process.on('SIGTERM', () => { console.log('told to end'); process.exitCode = 3; clearInterval(alive) })
    const alive = setInterval(() => undefined, 1000)
    if (process.env.INPUT_REF === 'sleepy') {
      await sleep(20_000)
      clearInterval(alive)
    }
    const times = [performance.now() - begin[0], Date.now() - begin[1]].map((span) => Math.round(span / 1000)).join()
    appendFileSync(process.env.GITHUB_OUTPUT, 'outcome<<X\\nfailed\\nX\\ntimes=' + times + '\\n')
    appendFileSync(process.env.GITHUB_STATE, 'service=svc\\n')
    console.log('ready')
  `,
  'dist/post/index.js': `console.log('state ' + process.env.STATE_service + ', wait ' + process.env.INPUT_WAIT)`,
  'package.json': '{"type":"module"}',
})
beforeAll(() => void vi.stubEnv('TAXIWAY_DIST', join(folder, 'dist')))
afterAll(() => void vi.unstubAllEnvs())
mkdirSync(join(folder, 'workspace'))
const options = { runnerFolder: join(folder, 'runner'), workspace: join(folder, 'workspace') }

// On Windows a signal ends a process at once, so it cannot report anything.
test.skipIf(process.platform === 'win32')('a step gets its inputs, and is read as the runner reads it', async () => {
  const inputs = { 'api-key': 'twk_key_twk_key' }
  const step = startDeploy(inputs, options)
  await step.line(/ready/)
  step.signal('SIGTERM')
  const main = await step.finished
  expect(main.view.shown).toEqual(['the key is ***, the ref is ""', 'ready', 'told to end'])
  expect([main.exitCode, main.outcome, main.state['service']]).toEqual([3, 'failed', 'svc'])
  expect(main.peakMemory).toBeGreaterThan(1_000_000)
  const post = await startPost(main, inputs, options).finished
  expect(post.view.shown).toEqual(['state svc, wait true'])
})

test('its clock can run faster than ours', async () => {
  const step = startDeploy({ ref: 'sleepy' }, { ...options, timeFactor: 40, limit: 10_000 })
  const { outputs } = await step.finished
  expect(outputs['times']).toMatch(/^[2-9]\d,[2-9]\d$/)
})

test('a step that hangs is killed and reported', async () => {
  await expect(startDeploy({}, { ...options, limit: 3_000 }).finished).rejects.toThrow(/never ended[\s\S]*ready/)
})

test('an input that action.yml does not declare is a mistake of the test', () => {
  expect(() => startDeploy({ 'service-di': 'x' }, options)).toThrow('service-di')
})
