import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startCommand } from '../support/command.ts'
import { startEmulator } from '../support/emulator.ts'
import { newFolder } from '../support/folder.ts'
import { commit } from '../support/git.ts'
import { said } from '../support/messages.ts'

const folder = newFolder(afterAll)
const repository = join(folder, 'app')
commit(repository, { 'index.html': 'site' })

/** A folder for temporary files of its own, so that no other platform of this machine is found. */
function temporaryFolder(name: string): Readonly<Record<string, string>> {
  const place = join(folder, name)
  mkdirSync(place)
  return { TMPDIR: place, TEMP: place, TMP: place }
}

function run(args: readonly string[], environment: Readonly<Record<string, string>>) {
  return startCommand(args, undefined, { environment, cwd: folder }).ended
}

/** Stops a platform by its own means, and waits until it has ended. */
async function stopped({ child, ended }: Awaited<ReturnType<typeof startEmulator>>): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

test('--local deploys to the one platform that runs (else `no-local-platform`), and nothing tells others the key', async () => {
  const environment = temporaryFolder('one')
  const deploying = ['deploy', '--local', '--service-id', 'svc_demo', '--ref', 'main']
  expect(await run(deploying, environment)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'No local platform of yours runs on this machine. Start one with `taxiway emulator`',
    ),
  })
  const platform = await startEmulator(['--repo', repository], { env: environment, cwd: folder })
  try {
    const place = environment['TMPDIR'] ?? ''
    const [announced = ''] = readdirSync(place).filter((name) => name.endsWith('.json'))
    if (process.platform !== 'win32') expect(statSync(join(place, announced)).mode & 0o777).toBe(0o600)
    const { code, stderr, stdout } = await run(deploying, environment)
    expect([code, stderr]).toEqual([0, expect.stringContaining('succeeded')])
    const key = platform.headers.authorization.slice('Bearer '.length)
    expect(key).toMatch(/^local_account_/)
    expect(stdout + stderr).not.toContain(key)
    // It is printed only when it is asked for.
    expect(platform.output()).not.toContain('local_account_')
    const all = await run(['emulator', '--keys'], environment)
    expect(all.stdout).toMatch(
      /^account +local_account_\S+ +\(may do everything\)\nread-only +local_readOnly_\S+ [\s\S]*\npage +http:\S+token=\S+ +\(opens once\)\n$/,
    )
    const none = await run(['emulator', '--keys', 'root'], environment)
    expect([none.code, none.stderr]).toEqual([2, expect.stringMatching(said('local-key-unknown', 'root'))])
    expect((await run(['history', '--local', '--service-id', 'svc_demo'], environment)).code).toBe(0)
    commit(repository, { 'taxiway.yaml': 'services: { app: { service-id: svc_demo, paths: [other/**] } }' })
    // What is live is known only to the platform that was found.
    const plan = await startCommand(['fleet', '--dry-run', '--local'], undefined, { environment, cwd: repository })
      .ended
    expect([plan.code, plan.stdout]).toEqual([0, expect.stringMatching(/app +leave/)])
    const fleet = await startCommand(['fleet', '--local', '--all'], undefined, {
      environment,
      cwd: repository,
    }).ended
    expect([fleet.code, fleet.stdout]).toEqual([0, expect.stringMatching(/app +succeeded/)])
  } finally {
    await stopped(platform)
  }
  expect(readdirSync(environment['TMPDIR'] ?? '').filter((name) => name.endsWith('.json'))).toEqual([])
})

test('of two platforms none is chosen (`many-local-platforms`), and no other address is given beside it', async () => {
  const environment = temporaryFolder('two')
  const platforms = [await startEmulator([], { env: environment }), await startEmulator([], { env: environment })]
  try {
    for (const platform of platforms) expect(platform.output()).not.toContain('npm run')
    const { code, stderr } = await run(['history', '--local', '--service-id', 'svc_demo'], environment)
    expect(code).toBe(2)
    for (const { url } of platforms) expect(stderr).toContain(url)
  } finally {
    await Promise.all(platforms.map(stopped))
  }
  const both = await run(['history', '--local', '--base-url', 'https://platform.example'], environment)
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('leave --base-url out, or --local')])
})

test('what a killed platform left is not found, and what cannot be read is said', async () => {
  const environment = temporaryFolder('left')
  const platform = await startEmulator([], { env: environment })
  platform.child.kill('SIGKILL')
  await platform.ended
  const history = ['history', '--local', '--service-id', 'svc_demo']
  expect((await run(history, environment)).stderr).toContain('No local platform of yours')
  const next = await startEmulator([], { env: environment })
  try {
    const place = environment['TMPDIR'] ?? ''
    const names = readdirSync(place).filter((name) => name.endsWith('.json'))
    expect(names).toHaveLength(1)
    const file = join(place, names[0] ?? '')
    // Nothing listens at the discard port.
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), url: 'http://127.0.0.1:9' }))
    const silent = await run(['emulator', '--keys'], environment)
    expect([silent.code, silent.stderr]).toEqual([
      1,
      expect.stringContaining('The local platform at http://127.0.0.1:9 does not answer. Stop it, and start it again.'),
    ])
    writeFileSync(file, '{}')
    expect((await run(history, environment)).stderr).toContain('does not say where a local platform is. Delete it.')
  } finally {
    await stopped(next)
  }
})
