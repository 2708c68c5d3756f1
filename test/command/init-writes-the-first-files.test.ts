// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { runCommand } from '../support/command.ts'
import { said } from '../support/messages.ts'
import { ownRepository, readNamedSchema, schemaCopies } from '../support/own-repository.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'
import { problemsOf } from '../unit/repository/workflow-validation.ts'

const lines = (...files: readonly string[]): string => files.map((file) => `${file}\n`).join('')

test.for([
  ['one service', [`api=${serviceId}`], ['api']],
  ['several services', ['api=svc_a', 'web=svc_b'], ['api', 'web']],
] as const)('what it writes for %s passes the checks', async ([, ids, names], { folder }) => {
  execFileSync('git', ['init', '--quiet', '--initial-branch=trunk', folder])
  const args = ['init', '--yes', '--base-url', 'https://platform.example', '--service-id', ...ids]
  const { code, stdout, stderr } = await runCommand(args, undefined, { cwd: folder })
  expect([code, stdout], stderr).toEqual([0, lines('taxiway.yaml', '.github/workflows/deploy.yml', ...schemaCopies)])
  const check = await runCommand(['config', 'check', '--json'], undefined, { cwd: folder })
  expect(check.code, check.stderr).toBe(0)
  const { services } = JSON.parse(check.stdout)
  expect(services.map((service: { name: string }) => service.name)).toEqual(names)
  const workflow = readFileSync(join(folder, '.github/workflows/deploy.yml'), 'utf8')
  expect(await problemsOf('.github/workflows/deploy.yml', workflow)).toEqual([])
  expect(parse(workflow).on.push.branches).toEqual(['trunk'])
  // What runs with the key is fixed by a commit, or left blank; the host stands where the key does.
  const [, ...steps] = parse(workflow).jobs.deploy.steps
  expect(workflow).toMatch(/uses: actions\/checkout@[0-9a-f]{40} # v\d+\.\d+\.\d+$/m)
  expect(steps).toMatchObject([
    { uses: expect.stringContaining(ownRepository), with: { 'base-url': 'https://platform.example' } },
  ])
  expect(readFileSync(join(folder, 'taxiway.yaml'), 'utf8')).not.toContain('platform.example')
})

test('a pipeline installs what was given, and fails with a sentence until something is', async ({ folder }) => {
  const args = ['init', '--yes', '--ci', 'gitlab', '--base-url', 'https://platform.example', '--service-id', 'api=x']
  const written = (): { before_script: string[]; variables: object } =>
    parse(readFileSync(join(folder, '.gitlab-ci.yml'), 'utf8')).deploy
  const open = await runCommand(args, undefined, { cwd: folder })
  expect(open.code).toBe(0)
  expect(open.stderr).toMatch(/Set the variable TAXIWAY_PACKAGE to the URL or path/)
  expect(written()).toMatchObject({
    before_script: [expect.stringMatching(/^npm install --global "\$\{TAXIWAY_PACKAGE:\?must be/)],
    variables: { TAXIWAY_BASE_URL: 'https://platform.example' },
  })
  for (const file of ['taxiway.yaml', '.gitlab-ci.yml']) rmSync(join(folder, file))
  const given = await runCommand([...args, '--package', 'https://a.example/t.tgz?a=1&b'], undefined, { cwd: folder })
  expect(given.stderr).not.toContain('TAXIWAY_PACKAGE')
  expect(written().before_script).toEqual(["npm install --global 'https://a.example/t.tgz?a=1&b'"])
})

test('a key is used to read only, and appears in no file', async ({ platform, folder }) => {
  const site = await platform()
  execFileSync('git', ['init', '--quiet', folder])
  execFileSync('git', ['-C', folder, 'remote', 'add', 'origin', 'git@gitlab.example:shop/web.git'])
  const { code, stdout, stderr } = await runCommand(['init', '--service-id', `web=${serviceId}`], site, { cwd: folder })
  expect([code, stdout], stderr).toEqual([0, lines('taxiway.yaml', '.gitlab-ci.yml', ...schemaCopies)])
  expect(site.journal.every(({ method }) => method === 'GET')).toBe(true)
  const written = ['taxiway.yaml', '.gitlab-ci.yml'].map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  expect(written + stdout + stderr).not.toContain(site.key)
  expect(parse(readFileSync(join(folder, '.gitlab-ci.yml'), 'utf8')).deploy.script).toEqual([
    'taxiway deploy --service web --ref "$CI_COMMIT_SHA"',
  ])
})

test('without a terminal what is missing is named, and nothing is written', async ({ folder }) => {
  const environment = { TAXIWAY_BASE_URL: 'https://platform.example' }
  const runs: [string[], Record<string, string>, RegExp][] = [
    [['init'], {}, said('init-incomplete', '--base-url and --service-id')],
    [['init', '--service-id', 'svc_1'], {}, said('init-incomplete', '--base-url')],
    [['init', '--yes'], environment, said('init-incomplete', '--service-id')],
    [['init', '--base-url', 'nonsense', '--service-id', 'x'], {}, said('base-url-invalid')],
    [['init', '--service-id', 'a/b'], environment, said('input-not-an-id')],
    [['init', '--service-id', 'a b=x'], environment, said('init-name-invalid', 'a b')],
    [['init', '--service-id', `api=sk_live_${'a1'.repeat(12)}`], environment, said('init-secret')],
    [['init', '--service-id', `glpat-${'a1'.repeat(10)}=x`], environment, said('init-secret')],
    [['init', '--service-id', 'of-the-run'], { ...environment, TAXIWAY_API_KEY: 'of-the-run' }, said('init-secret')],
  ]
  for (const [args, given, message] of runs) {
    const { code, stderr } = await runCommand(args, undefined, { cwd: folder, environment: given })
    expect([code, message.test(stderr)], stderr).toEqual([2, true])
  }
  expect(readdirSync(folder)).toEqual([])
})

const besides = ['init', '--yes', '--base-url', 'https://platform.example', '--service-id', 'api=svc_1']

/** What was printed to be added to a file. */
function printed(stderr: string, file: string): string {
  const [, text = ''] = stderr.split(said('init-exists', file))
  return text.slice(0, text.indexOf('\nStore the API key'))
}

test.for([
  ['# mine\n', 'deploy', 'deploy'],
  ['deploy:\n  script: [make]\n', 'taxiway-deploy', 'deploy'],
  ['stages: [build, ship]\nbuild:\n  script: !reference [.a, script]\n', 'deploy', 'ship'],
  ['stages: [', 'deploy', 'deploy'],
] as const)(
  'beside a pipeline %j the file is written, and the job to add is printed',
  async ([text, name, stage], { folder }) => {
    writeFileSync(join(folder, '.gitlab-ci.yml'), text)
    const { code, stdout, stderr } = await runCommand(besides, undefined, { cwd: folder })
    expect([code, stdout], stderr).toEqual([0, lines('taxiway.yaml', ...schemaCopies)])
    expect(readFileSync(join(folder, '.gitlab-ci.yml'), 'utf8')).toBe(text)
    expect(parse(printed(stderr, '.gitlab-ci.yml'))).toMatchObject({
      [name]: { stage, script: ['taxiway deploy --service api --ref "$CI_COMMIT_SHA"'] },
    })
  },
)

test('a file that exists stays as it is; what could be added is printed, and the pipeline is written', async ({
  folder,
}) => {
  writeFileSync(join(folder, 'taxiway.yaml'), '# mine\n')
  const first = await runCommand([...besides, '--ci', 'gitlab'], undefined, { cwd: folder })
  expect([first.code, first.stdout], first.stderr).toEqual([0, '.gitlab-ci.yml\n'])
  expect(parse(printed(first.stderr, 'taxiway.yaml'))).toEqual({ services: { api: { 'service-id': 'svc_1' } } })
  const again = await runCommand([...besides, '--ci', 'gitlab'], undefined, { cwd: folder })
  expect([again.code, again.stdout], again.stderr).toEqual([0, ''])
  expect(again.stderr).toContain('Nothing was written, because every file exists already.')
  expect(readFileSync(join(folder, 'taxiway.yaml'), 'utf8')).toBe('# mine\n')
  expect(readdirSync(folder).toSorted()).toEqual(['.gitlab-ci.yml', 'taxiway.yaml'])
})

test('editors find the schema of a written file', async ({ folder }) => {
  expect((await runCommand(besides, undefined, { cwd: folder })).code).toBe(0)
  expect(readNamedSchema(folder).properties).toHaveProperty('services')
})

test('a wrong id is refused before anything is written', async ({ platform, folder }) => {
  const answer = { status: 404, json: { error: 'service not found' } }
  const site = await platform({ faults: [{ on: 'history', answer }] })
  const { code, stderr } = await runCommand(['init', '--service-id', 'svc_nope'], site, { cwd: folder })
  expect(code, stderr).toBe(2)
  expect(stderr).toMatch(said('init-service-missing', 'svc_nope'))
  expect(existsSync(join(folder, 'taxiway.yaml'))).toBe(false)
})
