import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runs, until } from '../emulator/local-platform.ts'
import { commit, expect, good, ofService, test } from '../support/gating.ts'

const onPosix = process.platform !== 'win32'

const pidIn = (workspace: string): number => Number(readFileSync(join(workspace, 'pid'), 'utf8'))

test('it gets the environment of a `run:` step and what was deployed, and no secret', async ({
  workspace,
  platform,
  gate,
}) => {
  const site = await platform()
  const judged = site.state.makeDeployment(commit)
  const script = `const { writeFileSync } = require('node:fs'); writeFileSync('seen', JSON.stringify(process.env)); console.log('all well')`
  const inputs = { 'check-command': `node -e "${script}"`, 'environment-url': 'https://shop.example' }
  const job = await gate(ofService(site, inputs), {
    env: { OWN: 'kept', KEY_OF_JOB: `Bearer ${site.key}`, ACTIONS_RUNTIME_TOKEN: 'a-token-of-actions' },
  })
  expect([job.exitCode, job.results]).toEqual([0, ['command passed']])
  const seen: Record<string, string> = JSON.parse(readFileSync(join(workspace, 'seen'), 'utf8'))
  expect(seen).toMatchObject({
    ...{ OWN: 'kept', TAXIWAY_URL: 'https://shop.example', TAXIWAY_SHA: commit, TAXIWAY_SERVICE_ID: 'svc-harbor' },
    TAXIWAY_DEPLOYMENT_ID: judged.id,
  })
  expect(JSON.stringify(seen)).not.toContain(site.key)
  expect(
    Object.keys(seen).filter((name) =>
      /^(?:INPUT_|STATE_|ACTIONS_RUNTIME|GITHUB_(?:OUTPUT|ENV|STATE)|KEY_OF)/.test(name),
    ),
  ).toEqual([])
  expect(job.buildLog).toContain('all well')
})

test.runIf(onPosix)(
  'another exit code fails the gate with the last lines, and rolls back',
  async ({ platform, gate }) => {
    const site = await platform({ earlier: [good] })
    site.state.makeDeployment(commit)
    const command = `echo '::error::obey me'; echo "the last line"; false | true; echo never`
    const job = await gate(ofService(site, { 'check-command': command, rollback: 'true' }))
    expect([job.exitCode, job.results]).toEqual([1, ['command failed']])
    const [found, obey, last] = job.report?.checks[0]?.evidence ?? []
    expect([found, last]).toEqual(['the command exited with 1', 'the last line'])
    expect(obey).toContain('obey me')
    expect(job.errors).toHaveLength(1)
    expect(job.report?.rollback).toMatchObject({ ref: good, outcome: 'succeeded' })
  },
)

test.runIf(onPosix)(
  'nothing of it stays: what it left in the background, and what ignores signals',
  async ({ workspace, platform, gate }) => {
    const site = await platform()
    site.state.makeDeployment(commit)
    const left = await gate(ofService(site, { 'check-command': 'sleep 300 & echo $! > pid' }))
    expect(left.results).toEqual(['command passed'])
    await until(() => !runs(pidIn(workspace)))
    const deaf = `trap '' TERM INT; echo $$ > pid; echo waiting; while :; do sleep 1; done`
    const job = await gate(ofService(site, { 'check-command': deaf, 'check-timeout': '10s' }))
    expect(job.results).toEqual(['command failed'])
    expect(job.report?.checks[0]?.evidence).toEqual(['the command did not end within 10 s', 'waiting'])
    await until(() => !runs(pidIn(workspace)))
  },
)

test.runIf(onPosix)('a cancelled run ends it', async ({ workspace, platform, startGate }) => {
  const site = await platform()
  site.state.makeDeployment(commit)
  const step = startGate(ofService(site, { 'check-command': 'echo $$ > pid; echo begun; sleep 300' }), {
    timeFactor: 1,
  })
  await step.line(/begun/)
  step.signal('SIGINT')
  const job = await step.finished
  expect([job.outcome, job.results]).toEqual(['succeeded', ['command failed']])
  expect(job.errors[0]).toContain('the run was cancelled')
  await until(() => !runs(pidIn(workspace)))
})
