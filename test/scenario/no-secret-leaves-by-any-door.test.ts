import { formsOf, leaksIn } from '../support/runner/leaks.ts'
import { byRef, expect, test } from '../support/scenario.ts'

interface Planted {
  readonly deploymentId?: string
  readonly record?: Readonly<Record<string, unknown>>
  readonly status?: string
  readonly log?: readonly string[]
}

/** What a platform fills, each with a text in which a key stands. */
const fields: Readonly<Record<string, (text: string) => Planted>> = {
  'the id of the deployment': (text) => ({ deploymentId: `dep_${text}` }),
  'the address': (text) => ({ record: { url: `https://harbor.example/${text}` } }),
  'the commit': (text) => ({ record: { commitSha: text, ref: text } }),
  'the error': (text) => ({ record: { error: `no ${text}` } }),
  'the status': (text) => ({ status: `failed ${text}` }),
  'the log': (text) => ({ log: [`error: cannot read ${text}`] }),
}

/** The forms that are promised, and the key with colour or a bell in its middle. */
function spelt(key: string): string {
  const middle = Math.floor(key.length / 2)
  const broken = ['\u001b[0m', '\u0007'].map((unseen) => key.slice(0, middle) + unseen + key.slice(middle))
  return [...formsOf(key).map(([, form]) => form), ...broken].join(' ')
}

test.concurrent.for(Object.entries(fields))(
  'a key in %s reaches neither GitHub nor the outputs, the state, the log or the summary',
  async ([, plantIn], { platform, github, run, expect }) => {
    const hub = await github()
    const { key } = await platform()
    const { deploymentId, record = {}, status = 'failed', log = [] } = plantIn(spelt(key))
    const answer = { status: 202, json: { deploymentId, ref: 'main' } }
    const site = await platform({
      story: [
        { is: 'building', log },
        { status, record },
      ],
      faults: deploymentId === undefined ? [] : [{ on: 'deploy', answer }],
    })
    const inputs = byRef(site, { environment: 'harbor-live', 'failure-states': 'failed', timeout: '4s' })
    // `run` searches what the step itself has written.
    const job = await run(inputs, { githubUrl: hub.url })
    expect(job.outcome).not.toBe('succeeded')
    expect(leaksIn(JSON.stringify([hub.calls, hub.deployments]), [key])).toEqual([])
  },
)

test('a refusal that repeats the key shows all but the key', async ({ platform, run }) => {
  const { key } = await platform()
  const answer = { status: 401, json: { error: `the key ${key} is unknown` } }
  const job = await run(byRef(await platform({ faults: [{ on: 'deploy', answer }] })))
  expect(job.errors[0]).toContain('the key *** is unknown')
})

test('a long value that an error repeats is hidden before the error is cut', async ({ platform, run }) => {
  const value = 'quay-'.repeat(200)
  const answer = { status: 400, json: { error: `VALUE may not be ${value}` } }
  const site = await platform({ faults: [{ on: 'import', answer }] })
  const job = await run(byRef(site, { 'env-vars': `VALUE=${value}` }))
  expect(job.errors[0]).toContain('VALUE may not be ***')
  expect(job.view.shown.join('\n')).not.toContain('quay-quay')
})

test('the value of a variable that a log quotes reaches nobody', async ({ platform, github, run }) => {
  const [value, hub] = ['corr3ct+horse/"battery"', await github()]
  const log = [`error: cannot connect with ${value}`, ...formsOf(value).map(([, form]) => `tried ${form}`)]
  const site = await platform({ story: [{ is: 'building', log }, { is: 'failure' }] })
  const inputs = byRef(site, { 'env-vars': `PASSWORD='${value}'`, environment: 'harbor-live' })
  const job = await run(inputs, { githubUrl: hub.url, secrets: [value] })
  expect(job.errors[0]).toContain('cannot connect with ***')
  expect(leaksIn(JSON.stringify([hub.calls, hub.deployments]), [value])).toEqual([])
})
