// @module-tag thorough

import { runCommand } from '../support/command.ts'
import { platformKey } from '../support/platform/scripted-platform.ts'
import { expect, test } from '../support/scenario.ts'

const keyAdvice = 'The API key is never an argument: set TAXIWAY_API_KEY, or name a file with --api-key-file.'

test.concurrent.for([
  // Options of other tools.
  ['deploy --branch main', 'Did you mean --ref?'],
  ['deploy --sha=0123', "Unknown option '--sha'. Did you mean --ref?"],
  ['rollback --ref main', 'Did you mean --to?'],
  ['logs --tail', 'Did you mean --limit?'],
  ['logs -n50', "Unknown option '-n'. Did you mean --limit?"],
  ['logs -f', 'Did you mean --follow?'],
  ['logs --grep error', 'Did you mean --query?'],
  ['history --follow', 'taxiway follow DEPLOYMENT'],
  ['deploy --follow', 'Leave it out: the deployment is followed'],
  ['deploy --detach', 'Did you mean --no-wait?'],
  ['follow dep_1 --detach', 'The end of the deployment is always waited for here.'],
  ['deploy --app api', 'Did you mean --service-id?'],
  ['fleet --service api', 'Did you mean --services?'],
  ['preview --pr 7', 'Did you mean --change-request?'],
  ['upload . --project shop', 'Did you mean --project-slug?'],
  ['upload --path .', 'taxiway upload PATH'],
  ['deploy --url https://p.example', 'Did you mean --base-url?'],
  ['doctor --fix', 'The doctor only reads, and repairs nothing'],
  ['init --force', 'never replaced'],
  ['config check --config x', 'taxiway config check FILE'],
  ['deploy --output json', 'Did you mean --json?'],
  // Slips.
  ['deploy --refs main', 'Did you mean --ref?'],
  ['upload . --start', 'Did you mean --start-command?'],
  ['gate --healthurl x', 'Did you mean --health-url?'],
  ['deploy --no-waite', 'Did you mean --no-wait?'],
  // Arguments.
  [
    'history svc_1',
    'taxiway history takes no argument, but "svc_1" was given. For the id of a service: --service-id svc_1.',
  ],
  ['logs svc_1', '--service-id svc_1'],
  ['gate svc_1', '--service-id svc_1'],
  ['doctor https://ada:word@p.example', "an address was given. For the address of the platform's API: --base-url URL."],
  ['deploy main', 'To deploy a branch or a commit, use --ref'],
  ['rollback 0123abc', '--to 0123abc'],
  ['preview 7', '--change-request 7'],
  ['upload . web', '--service-name web'],
  ['fleet api web', '--services api,web'],
  ['emulator ../app', '--repo ../app'],
  ['init .', 'Too many arguments'],
  ['upload', 'taxiway upload .'],
  ['follow', 'taxiway history --service-id ID'],
  ['deploy --service svc_1', 'If "svc_1" is the id of a service, give it as `--service-id`.'],
  // Operations.
  ['call deploy_servce {}', 'Did you mean `deploy_service`?'],
  ['call deploy_servce {}', 'what the operation takes goes into --args'],
  ['call deploy_service --id svc_1', `deploy_service takes id, ref, as one JSON object: --args '{"id":…}'.`],
  ['call deploy_service svc_1', `--args '{"id":…}'`],
  ['call whoami svc_1', 'whoami takes no arguments.'],
  ['call deploy_servce --id svc_1', 'Did you mean `deploy_service`?'],
  ['call', 'taxiway help call'],
  ['call get_logs --data x', 'Did you mean --args?'],
  // Commands.
  ['status', 'There is no command "status". Did you mean taxiway history?'],
  ['up', 'Did you mean taxiway deploy or taxiway upload?'],
  ['help tail', 'Did you mean taxiway logs?'],
  ['login', keyAdvice],
  ['stop', 'The platform documents no way to stop a deployment'],
  ['config validate', 'Did you mean check?'],
] as const)('taxiway %s', async ([line, hint], { platform, folder }) => {
  const site = await platform()
  const { code, stdout, stderr } = await runCommand(line.split(' '), site, { cwd: folder })
  expect(stderr).toContain(hint)
  expect([code, stdout], stderr).toEqual([2, ''])
  expect(site.journal).toEqual([])
})

test('a mistake quotes no value that may be a secret', async ({ platform, folder }) => {
  const site = await platform()
  for (const line of [
    ['deploy', '--token=key_of_ada'],
    ['deploy', '--token', 'key_of_ada'],
    ['call', 'rotate_db_credentials', '{"password":"key_of_ada"}'],
    ['call', 'rotate_db_credentials', '--password', 'key_of_ada'],
    ['doctor', 'https://ada:key_of_ada@p.example'],
    ['logs', platformKey],
  ]) {
    const { code, stderr } = await runCommand(line, site, { cwd: folder })
    expect(code, stderr).toBe(2)
    expect(stderr).not.toContain('key_of_ada')
    expect(stderr).not.toContain(platformKey)
  }
})
