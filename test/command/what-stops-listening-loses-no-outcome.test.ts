// @module-tag thorough
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { commandFile, deployArguments, startCommand } from '../support/command.ts'
import { projectSlug, serviceId } from '../support/platform/state.ts'
import { expect, test as scenario } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const building = [{ is: 'building' as const, log: ['step 1'] }]
const test = scenario.skipIf(process.platform !== 'linux')

test.for(['deploy', 'upload', 'rollback'])(
  'a hang-up does not end `taxiway %s`',
  async (name, { platform, folder }) => {
    const site = await platform({ story: building, byHand: true })
    writeFileSync(join(folder, 'index.html'), 'A page')
    const ofCommand: Record<string, readonly string[]> = {
      deploy: deployArguments(),
      upload: ['upload', folder, '--project-slug', projectSlug, '--service-name', 'web'],
      rollback: ['rollback', '--service-id', serviceId, '--to', 'a'.repeat(40)],
    }
    const command = startCommand([...(ofCommand[name] ?? []), '--json'], site)
    await command.says(/step 1/)
    command.child.kill('SIGHUP')
    site.deployment.finish('failure')
    const { code, stdout, stderr } = await command.ended
    expect(code, stderr).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'failed' })
  },
)

test.for(['stdout', 'stderr', 'both'] as const)(
  'a reader of %s that leaves, as after `| head -1`, does not change the exit code or the outputs',
  async (closed, { platform, folder }) => {
    const site = await platform({ story: building, byHand: true })
    const outputs = join(folder, 'outputs.env')
    const { child, says, ended } = startCommand(deployArguments('--outputs', outputs), site)
    await says(/step 1/)
    for (const name of closed === 'both' ? (['stdout', 'stderr'] as const) : [closed]) child[name]?.destroy()
    for (let line = 0; line < 1_000; line += 1) site.deployment.write(`later ${line}`)
    site.deployment.finish('superseded')
    expect((await ended).code).toBe(4)
    expect(readFileSync(outputs, 'utf8')).toContain('TAXIWAY_OUTCOME=superseded\n')
  },
)

test('`taxiway logs --follow` ends when its reader leaves', async ({ platform }) => {
  const site = await platform({ printed: ['line 1'] })
  const { child, ended } = startCommand(['logs', '--service-id', serviceId, '--follow'], site)
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  child.stdout?.destroy()
  site.state.runtime.print('line 2')
  expect((await ended).code).toBe(0)
})

test.for([
  ['success', 1],
  ['cancelled', 3],
] as const)(
  'outputs that are lost are said once, and a run that ends in %s exits with %i',
  async ([is, expected], { platform, folder }) => {
    const site = await platform({ story: building, byHand: true })
    mkdirSync(join(folder, 'out'))
    const { says, ended } = startCommand(deployArguments('--outputs', join(folder, 'out/o.env')), site)
    await says(/step 1/)
    rmSync(join(folder, 'out'), { recursive: true })
    site.deployment.finish(is)
    const { code, stderr } = await ended
    expect(code, stderr).toBe(expected)
    expect(stderr.match(/The file of outputs could not be written/g), stderr).toHaveLength(1)
  },
)

test.for([
  [['history', '--service-id', serviceId], 1],
  [['history', '--service-id', serviceId, '--json'], 1],
  [['logs', '--service-id', serviceId], 1],
  [deployArguments('--json'), 1],
  [deployArguments('--timeout', '5s', '--json'), 5],
] as const)('%j with stdout on a full disk ends with %i', async ([args, expected], { platform }) => {
  const story = expected === 5 ? { story: building, byHand: true } : { earlier: ['v1'], printed: ['line 1'] }
  const site = await platform(story)
  const env = { ...process.env, TAXIWAY_BASE_URL: site.url, TAXIWAY_API_KEY: site.key, CI: '' }
  const command = ['-c', 'exec "$0" "$@" >/dev/full', process.execPath, commandFile, ...args]
  const child = spawn('sh', command, { env, stdio: ['ignore', 'inherit', 'pipe'] })
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(code, stderr).toBe(expected)
  expect(stderr.match(/The result could not be written: .*no space/g), stderr).toHaveLength(1)
})

test('the second Ctrl-C ends the command at once', async ({ platform, folder }) => {
  const asked = join(folder, 'asked')
  plant(folder, { 'bin/git': { executable: `#!/bin/sh\ntouch '${asked}'\nexec sleep 5\n` } })
  const PATH = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`
  const command = startCommand(deployArguments(), await platform(), { cwd: folder, environment: { PATH } })
  await vi.waitUntil(() => existsSync(asked), 10_000)
  command.child.kill('SIGINT')
  await command.says(/The command was stopped/)
  // One press may come twice within a moment, so the first ones change nothing. Git keeps the process for a second.
  const presses = setInterval(() => command.child.kill('SIGINT'), 20)
  const { signal } = await command.ended.finally(() => clearInterval(presses))
  expect(signal).toBe('SIGINT')
})
