import { git } from '../support/git.ts'
import { formsOf, leaksIn } from '../support/runner/leaks.ts'
import { byRef, byUpload, expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

/** Forms in which a platform may send a key back: those of encoders, and with what nobody sees inside. */
function spelt(key: string): string[] {
  const middle = Math.floor(key.length / 2)
  const broken = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u3164', '\u{e0041}', '\u001b[0m'].map(
    (unseen) => key.slice(0, middle) + unseen + key.slice(middle),
  )
  return [...new Set(formsOf(key).map(([, form]) => form)), ...broken]
}

/** What a platform fills, each with a text in which a key stands. */
const fields = {
  'the id of the deployment': (text) => ({ deploymentId: `dep_${text}` }),
  'the address': (text) => ({ record: { url: `https://harbor.example/${text}` } }),
  'the commit': (text) => ({ record: { commitSha: text, ref: text } }),
  'the message of the commit': (text) => ({ record: { commitMessage: `Add ${text}` } }),
  'the error': (text) => ({ record: { error: `no ${text}` } }),
  'the status': (text) => ({ status: `failed ${text}` }),
  'the log': (text) => ({ log: [`read ${text}`] }),
} satisfies Record<string, (text: string) => Planted>

interface Planted {
  readonly deploymentId?: string
  readonly record?: Readonly<Record<string, unknown>>
  readonly status?: string
  readonly log?: readonly string[]
}

test.concurrent.for(Object.entries<(text: string) => Planted>(fields))(
  'a key in %s reaches neither GitHub nor the state, the outputs, the log or the summary',
  async ([, plantIn], { platform, github, run, expect }) => {
    const hub = await github()
    const { key } = await platform()
    const { deploymentId, record = {}, status = 'failed', log = [] } = plantIn(spelt(key).join(' '))
    const answer = { status: 202, json: { deploymentId, ref: 'main' } }
    const faults = deploymentId === undefined ? [] : [{ on: 'deploy' as const, answer }]
    const site = await platform({
      story: [
        { is: 'building', log: [...log] },
        { status, record },
      ],
      faults,
    })
    const inputs = byRef(site, { environment: 'harbor-live', 'failure-states': `failed,${status}`, timeout: '4s' })
    // `run` searches what the step itself has written.
    const job = await run(inputs, { githubUrl: hub.url })
    expect(job.outcome).not.toBe('succeeded')
    const written = [JSON.stringify([hub.calls, hub.deployments, hub.comments])]
    expect(written.flatMap((text) => leaksIn(text, [key]))).toEqual([])
  },
)

test.for<[string, string | undefined]>([
  ['https://ada:hunter22@git.example/ada/app.git', 'git.example/ada/app.git'],
  ['https://ada:hunt@er22@git.example/ada/app.git', 'git.example/ada/app.git'],
  ['https://ada:hunt/er22@git.example/ada/app.git', undefined],
  ['https://git.example/ada/app.git?private_token=hunter22', 'git.example/ada/app.git'],
  ['https://git.example/ada/app.git#hunter22', 'git.example/ada/app.git'],
  ['ada@git.example:ada/app.git', 'git.example/ada/app.git'],
  ['ada:hunter22@git.example:ada/app.git', undefined],
  ['ssh://ada:hunter22@git.example:2222/ada/app.git', 'git.example:2222/ada/app.git'],
  ['ext::sh -c hunter22', undefined],
])(
  'of the origin %s a summary shows no more than host and path',
  async ([origin, shown], { platform, run, workspace }) => {
    plant(workspace, { 'app/index.js': '1' })
    git(workspace, 'init', '--quiet')
    git(workspace, 'remote', 'add', 'origin', origin)
    git(workspace, 'add', '.')
    git(workspace, 'commit', '--quiet', '--message=app')
    const job = await run(byUpload(await platform()))
    expect(job.outcome).toBe('succeeded')
    expect(job.summary + job.stdout).not.toMatch(/hunt/)
    if (shown === undefined) expect(job.summary).not.toContain('Source')
    else expect(job.summary).toContain(shown)
  },
)

test('a folder that looks like a repository names no ref of an upload', async ({ platform, run, workspace }) => {
  plant(workspace, {
    'app/index.js': '1',
    'app/HEAD': `${'a'.repeat(40)}\n`,
    'app/config': '[core]\n\tbare = true\n',
    'app/objects/x': '',
    'app/refs/x': '',
  })
  const job = await run(byUpload(await platform()))
  expect(job.outcome).toBe('succeeded')
  expect(job.outputs['ref'] ?? '').toBe('')
})
