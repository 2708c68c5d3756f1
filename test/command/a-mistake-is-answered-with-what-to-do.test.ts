import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployArguments, runCommand } from '../support/command.ts'
import { said, saidByCommand } from '../support/messages.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

/** The command line, with `_` for a space in a value, and what its answer says to do. */
const mistakes = [
  [`deploy --servce-id ${serviceId}`, 'Did you mean --service-id?'],
  // An address without its beginning.
  ['doctor --base-url 127.0.0.1:4173', 'Did you mean `http://127.0.0.1:4173`?'],
  ['doctor --base-url platform.example', 'Did you mean `https://platform.example`?'],
  // Files.
  ['upload ./dist --project-slug demo --service-name web', 'Check the path, and build what it names first.'],
  [`deploy --service-id ${serviceId} --log-file .`, '--log-file cannot be written: ".". It is a folder. Name a file.'],
  [`deploy --service-id ${serviceId} --summary .`, 'It is a folder. Name a file.'],
  // What belongs to another command.
  ['upload . --service-name web', '`taxiway call list_projects` lists them'],
  ['follow svc_1', '`taxiway history --service-id svc_1` lists its deployments'],
  ['call deploy_service --args {id:_svc_1', 'Write one object, such as `{"id": "svc_1"}`.'],
  ['call /api/auth/me', said('operation-is-a-request', undefined, '/api/auth/me')],
  [`follow ${serviceId} --service-id ${serviceId}`, said('follow-a-service', serviceId, serviceId)],
  // A name that only a clone, a browser or a shell knows.
  [
    `deploy --service-id ${serviceId} --ref https://github.com/ada/shop/tree/main`,
    'give the name alone, such as `main`',
  ],
  [`deploy --service-id ${serviceId} --ref HEAD~1`, 'give the commit that `git rev-parse HEAD~1` prints'],
  [`rollback --service-id ${serviceId} --to HEAD@{1}`, 'give the commit that `git rev-parse HEAD@{1}` prints'],
  [`deploy --service-id ${serviceId} --ref main..next`, 'or contain `..`'],
  // A folder in place of a file.
  [`deploy --service-id ${serviceId} --config .`, said('config-is-folder', '.')],
] as const

const asPattern = (advice: string | RegExp): RegExp =>
  typeof advice === 'string' ? new RegExp(advice.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : advice

test.concurrent.for(mistakes)('taxiway %s', async ([line, advice], { platform, folder }) => {
  const site = await platform()
  writeFileSync(join(folder, 'index.html'), '<p>hello</p>')
  const args = line.split(' ').map((word) => word.replaceAll('_svc_', ' svc_'))
  const { code, stdout, stderr } = await runCommand(args, site, { cwd: folder })
  expect(stderr).toMatch(asPattern(advice))
  expect([code, stdout], stderr).toEqual([2, ''])
  expect(site.requests('deploy')).toEqual([])
})

test.concurrent.for([
  [`"${serviceId}"`, 'It has quotes in it: give it without them.'],
  [`${serviceId},svc-other`, 'It names one service: to deploy several, use a fleet.'],
  ['svc-typo', 'Check that `--service-id` is the id of the service, and not its name'],
] as const)('a service %s that is not there', async ([id, advice], { platform }) => {
  const answer = { status: 404, json: { error: 'service not found' } }
  const site = await platform({ faults: [{ on: 'history', answer }] })
  const { code, stderr } = await runCommand(['deploy', '--service-id', id, '--ref', 'main'], site)
  expect([code, stderr]).toEqual([1, expect.stringContaining(advice)])
  expect(site.requests('deploy')).toEqual([])
})

test.for([[{ TAXIWAY_API_KEY: '"twk_0123456789"' }, saidByCommand('api-key-quoted')]] as const)(
  'a key that is not there as it should be: %j',
  async ([environment, advice], { platform, folder }) => {
    const site = await platform()
    writeFileSync(join(folder, 'index.html'), '<p>hello</p>')
    const { code, stdout, stderr } = await runCommand(['history', '--service-id', serviceId], site, {
      cwd: folder,
      environment,
    })
    expect(stderr).toMatch(asPattern(advice))
    expect([code, stdout], stderr).toEqual([2, ''])
    expect(stderr).not.toContain('0123456789')
    expect(site.journal).toEqual([])
  },
)

test('a deployment that never shows is looked for in the history', async ({ platform }) => {
  const site = await platform()
  const args = ['follow', 'dep_typo', '--service-id', serviceId, '--timeout', '1s']
  const { code, stderr } = await runCommand(args, site)
  expect(code).toBe(5)
  expect(stderr).toMatch(said('timed-out-unseen'))
})

test('a host that refuses each connection is described once while it is tried again', async ({ platform }) => {
  const site = await platform()
  const args = deployArguments('--base-url', 'http://127.0.0.1:9', '--timeout', '3s')
  const { code, stderr } = await runCommand(args, site)
  expect(code).toBe(1)
  const lines = stderr.trimEnd().split('\n')
  expect(lines.filter((line) => line.includes('Trying again')).length).toBeGreaterThan(1)
  // The last line is the error of the run.
  expect(lines.slice(0, -1).filter((line) => line.includes('127.0.0.1:9'))).toHaveLength(1)
  expect(lines.at(-1)).toMatch(/^Error: .*127\.0\.0\.1:9/)
})

test('the doctor names inputs as its report does, and says its verdict once on stdout', async ({
  platform,
  folder,
}) => {
  mkdirSync(join(folder, 'empty'))
  const answer = { status: 404, json: { error: 'service not found' } }
  const site = await platform({ faults: [{ on: 'history', answer }] })
  const { code, stdout } = await runCommand(['doctor', '--service-id', serviceId], site, { cwd: join(folder, 'empty') })
  expect(code).toBe(1)
  expect(stdout).toContain('Check `service-id` for a typo')
  expect(stdout.match(/^Not ready to deploy: /gm)).toHaveLength(1)
})
