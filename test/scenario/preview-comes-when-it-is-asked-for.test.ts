// @module-tag thorough
import { join } from 'node:path'
import { addComment } from '../support/github/comments.ts'
import { markdownText } from '../support/markdown-text.ts'
import { said } from '../support/messages.ts'
import { expect, onPlatform, test as previewing, pullRequest, push } from '../support/previewing.ts'
import { startAction } from '../support/runner/run-action.ts'

const labeled = { 'when-labeled': 'preview, demo' }
const teardown = { 'teardown-request': 'DELETE /api/services/{id}' }
const removals = Object.fromEntries([1, 2, 3].map((each) => [`DELETE /api/services/svc-new-${each}`, { json: {} }]))
const other = 'd'.repeat(40)

/** A run of an event that only names pull request 7. */
const test = previewing.extend(
  'named',
  ({ stage, folder, workspace }) =>
    async (scripts: Parameters<typeof stage>[0] = {}) => {
      const staged = await stage(scripts)
      const { site, hub } = staged
      const run = (name: string, event: Record<string, unknown>, more = {}, moreEnv: Record<string, string> = {}) => {
        const env = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: hub.repository, GITHUB_RUN_ID: '7001', ...moreEnv }
        const options = { runnerFolder: join(folder, 'runner'), workspace, githubUrl: hub.url, event, env }
        return startAction('preview', onPlatform(site, more), options).finished
      }
      return { ...staged, runNamed: run }
    },
)

test('a label brings a preview, a push keeps it, and without the label it goes', async ({ stage }) => {
  const { pull, site, hub, run } = await stage({ platform: { own: removals } })
  const inputs = { ...labeled, ...teardown }
  const bare = await run('opened', inputs)
  expect([bare.exitCode, bare.outcome]).toEqual([0, 'skipped'])
  expect(markdownText(bare.summary)).toMatch(said('preview-without-label', 'pull request #7', 'preview, demo'))
  expect([site.state.created.all, hub.deployments]).toEqual([[], []])

  pull.labels = ['bug', 'Demo']
  const asked = await run('labeled', inputs, { run: { label: 'Demo' } })
  expect(asked.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  push(pull, other)
  expect((await run('synchronize', inputs)).outputs['service-id']).toBe('svc-new-1')

  pull.labels = ['bug']
  const gone = await run('unlabeled', inputs, { run: { label: 'Demo' } })
  expect(gone.outcome).toBe('skipped')
  expect(markdownText(gone.summary)).toMatch(said('preview-teardown-done'))
  expect(hub.comments[0]?.body).toContain('has ended')
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  const rerun = await run('labeled', inputs, { run: { label: 'Demo', runAttempt: 2 } })
  expect([rerun.outcome, site.state.created.all.length]).toEqual(['skipped', 1])
})

test('a label that goes while another one is left ends nothing, nor does a re-run once it is back', async ({
  stage,
}) => {
  const { pull, site, run } = await stage({ pull: { labels: ['preview', 'demo'] }, platform: { own: removals } })
  const inputs = { ...labeled, ...teardown }
  await run('opened', inputs)
  pull.labels = ['demo']
  const left = await run('unlabeled', inputs, { run: { label: 'preview' } })
  expect(markdownText(left.summary)).toMatch(said('preview-there-already'))
  pull.labels = []
  const start = run('unlabeled', inputs, { run: { label: 'demo' } })
  pull.labels = ['demo']
  expect((await start).outcome).toBe('skipped')
  expect(site.journal.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('if GitHub does not say which labels there are, the event counts, but not that of a re-run', async ({ stage }) => {
  const { pull, site, run } = await stage({
    pull: { labels: ['preview'] },
    github: { faults: [{ on: 'pulls/get', answer: { status: 422, body: { message: 'Validation Failed' } } }] },
  })
  const rerun = await run('opened', labeled, { run: { runAttempt: 2 } })
  expect([rerun.exitCode, rerun.errors[0]]).toEqual([1, expect.stringMatching(said('preview-labels-unknown'))])
  expect(site.state.created.all).toEqual([])
  expect((await run('opened', labeled)).outcome).toBe('succeeded')
  pull.labels = []
  const ended = await run('unlabeled', labeled, { run: { runAttempt: 2, label: 'preview' } })
  expect(ended.errors[0]).toMatch(said('preview-labels-unread', 'pull request #7'))
  expect([ended.exitCode, site.state.created.settings.some(({ name }) => name === 'autoDeploy')]).toEqual([1, false])
})

test('any event of a pull request deploys a head that has no preview yet, once', async ({ stage }) => {
  const { pull, site, run } = await stage()
  expect((await run('ready_for_review')).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  const again = await run('assigned')
  expect([again.exitCode, again.outcome]).toEqual([0, 'skipped'])
  expect(markdownText(again.summary)).toMatch(said('preview-there-already'))
  push(pull, other)
  const next = await run('assigned')
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1', ref: other })
  expect(site.state.created.all).toHaveLength(1)
})

test('a dispatch and a comment name the pull request, whose head GitHub says', async ({ named }) => {
  const { pull, site, runNamed } = await named()
  const comment = { action: 'created', issue: { number: 7, pull_request: {} }, comment: { body: '/preview' } }
  const first = await runNamed('issue_comment', comment)
  expect(first.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1', ref: pull.head.sha })
  expect((await runNamed('issue_comment', comment)).outcome).toBe('skipped')
  push(pull, other)
  const dispatch = { inputs: { 'pull-request': '7' } }
  expect((await runNamed('workflow_dispatch', dispatch)).outputs).toMatchObject({ outcome: 'succeeded', ref: other })
  pull.state = 'closed'
  expect((await runNamed('workflow_dispatch', dispatch)).outcome).toBe('skipped')
  expect(site.requests('deploy')).toHaveLength(2)
})

test('a comment asks as long as it is there as it was: deleted or edited since, it asks for nothing', async ({
  named,
}) => {
  const { pull, site, hub, runNamed } = await named()
  const written = addComment(hub, 7, '/preview', 'ada')
  const comment = { id: written.id, body: written.body }
  const event = (action: string, body = comment.body) => ({
    action,
    issue: { number: 7, pull_request: {} },
    comment: { ...comment, body },
  })
  // It was edited while the run waited.
  written.body = 'never mind'
  const edited = await runNamed('issue_comment', event('created'))
  expect([edited.exitCode, edited.outcome, edited.outputs['ref']]).toEqual([0, 'skipped', undefined])
  expect(markdownText(edited.summary)).toMatch(said('preview-comment-edited', '7'))
  // What the workflow admits is what it says now.
  written.body = '/preview please'
  expect((await runNamed('issue_comment', event('edited', written.body))).outcome).toBe('succeeded')
  push(pull, other)
  hub.comments.splice(hub.comments.indexOf(written), 1)
  for (const [action, runAttempt] of [
    ['deleted', '1'],
    ['edited', '1'],
    ['created', '2'],
  ] as const) {
    const gone = await runNamed(
      'issue_comment',
      event(action, '/preview please'),
      {},
      { GITHUB_RUN_ATTEMPT: runAttempt },
    )
    expect([gone.exitCode, gone.outcome], action).toEqual([0, 'skipped'])
    expect(markdownText(gone.summary)).toMatch(said('preview-comment-deleted', '7'))
  }
  expect(site.requests('deploy')).toHaveLength(1)
})

test('if GitHub does not show the comment, that of the event counts, but not in a re-run', async ({ named }) => {
  const answer = { status: 422, body: { message: 'Validation Failed' } }
  const { site, hub, runNamed } = await named({ github: { faults: [{ on: 'issues/get-comment', answer }] } })
  const { id, body } = addComment(hub, 7, '/preview', 'ada')
  const event = { action: 'created', issue: { number: 7, pull_request: {} }, comment: { id, body } }
  const rerun = await runNamed('issue_comment', event, {}, { GITHUB_RUN_ATTEMPT: '2' })
  expect([rerun.exitCode, rerun.errors[0]]).toEqual([1, expect.stringMatching(said('preview-comment-unread', '7'))])
  expect(site.state.created.all).toEqual([])
  expect((await runNamed('issue_comment', event)).outcome).toBe('succeeded')
})

test('a dispatch that names none, or one that GitHub does not have, is refused', async ({ named }) => {
  const { site, runNamed } = await named()
  const ends = [
    [{ inputs: { 'pull-request': 'main' } }, said('preview-dispatch-unnamed', 'main')],
    [{ inputs: { 'pull-request': '8' } }, said('preview-pull-unread', '8')],
    [{ inputs: {} }, said('preview-event-unsupported', 'workflow_dispatch')],
  ] as const
  for (const [event, text] of ends) {
    const { exitCode, errors } = await runNamed('workflow_dispatch', event)
    expect([exitCode, errors[0]]).toEqual([1, expect.stringMatching(text)])
  }
  const blind = await runNamed('workflow_dispatch', { inputs: { 'pull-request': '7' } }, { 'github-token': ' ' })
  expect(blind.errors[0]).toMatch(said('preview-pull-unknown', 'workflow_dispatch', '7'))
  expect(site.journal).toEqual([])
})

test('the head of a fork is deployed with secrets only as the label saw it', async ({ named, preview }) => {
  const { pull, site, hub, runNamed } = await named({
    pull: { author: 'eve', labels: ['preview'], head: { repository: 'eve/harbor' } },
  })
  const dispatched = await runNamed('workflow_dispatch', { inputs: { 'pull-request': 7 } })
  expect([dispatched.exitCode, dispatched.outcome]).toEqual([0, 'skipped'])
  expect(dispatched.notices).toEqual([expect.stringMatching(said('preview-fork-untrusted', '7', 'workflow_dispatch'))])
  const on = 'pull_request_target'
  const pushed = await preview({ hub, pull, action: 'synchronize', run: { on } }, onPlatform(site, labeled))
  expect([pushed.outcome, site.journal]).toEqual(['skipped', []])
  const seen = pull.head.sha
  const run = { on, label: 'preview' } as const
  const deployed = await preview({ hub, pull, action: 'labeled', run }, onPlatform(site, labeled))
  expect(deployed.outputs).toMatchObject({ outcome: 'succeeded', ref: seen })
  expect(site.requests('deploy').map(({ body }) => body)).toEqual([{ ref: seen }])
})

test('as many previews exist as may; the next one says who holds the places, and comes once one is free', async ({
  stage,
  preview,
}) => {
  const { pull, site, hub, run } = await stage({ platform: { own: removals } })
  const inputs = { 'max-previews': '1' }
  expect((await run('opened', inputs)).outcome).toBe('succeeded')
  const second = pullRequest(8)
  hub.pulls.push(second)
  const happening = { hub, pull: second, action: 'opened' } as const
  const full = await preview(happening, onPlatform(site, inputs))
  expect([full.exitCode, full.outcome]).toEqual([0, 'skipped'])
  expect(markdownText(full.summary)).toMatch(said('preview-cap-reached', 'harbor-pr-8', '1', '#7 harbor-pr-7'))
  const about = hub.comments.find(({ body }) => body.includes('harbor-pr-8'))
  expect(markdownText(about?.body)).toMatch(said('preview-cap-reached', 'harbor-pr-8', '1', '#7 harbor-pr-7'))
  expect(site.state.created.all).toHaveLength(1)
  // Deploys to one that exists are not counted.
  push(pull, other)
  expect((await run('synchronize', inputs)).outcome).toBe('succeeded')
  // Without a request that removes the service, closing frees the place.
  pull.state = 'closed'
  await run('closed', inputs)
  expect((await preview(happening, onPlatform(site, inputs))).outcome).toBe('succeeded')
})

test('with a request that removes the service, only the proof that it did frees the place', async ({
  stage,
  preview,
}) => {
  const { pull, site, hub, run } = await stage({
    platform: { own: { ...removals, 'DELETE /api/services/svc-new-1': 'reset' } },
  })
  const inputs = { 'max-previews': '1', ...teardown }
  await run('opened', inputs)
  pull.state = 'closed'
  expect((await run('closed', inputs)).outcome).toBe('indeterminate')
  const second = pullRequest(8)
  hub.pulls.push(second)
  const happening = { hub, pull: second, action: 'opened' } as const
  expect((await preview(happening, onPlatform(site, inputs))).outcome).toBe('skipped')
  site.state.created.deleted.add('svc-new-1')
  await run('closed', inputs)
  expect((await preview(happening, onPlatform(site, inputs))).outcome).toBe('succeeded')
})

test('of three runs at once that see two places, two create', async ({ stage, startPreview }) => {
  const { site, hub } = await stage({ pull: { state: 'closed' } })
  const pulls = [11, 12, 13].map((number) => pullRequest(number))
  hub.pulls.push(...pulls)
  const inputs = onPlatform(site, { 'max-previews': '2' })
  const ends = await Promise.all(pulls.map((pull) => startPreview({ hub, pull, action: 'opened' }, inputs).finished))
  expect(ends.map(({ outcome }) => outcome).toSorted()).toEqual(['skipped', 'succeeded', 'succeeded'])
  expect(site.state.created.all).toHaveLength(2)
})

test('a creation that nobody confirmed holds a place while its pull request is open, and can be told', async ({
  stage,
}) => {
  const { hub, run } = await stage()
  hub.pulls.push(pullRequest(6))
  const claim = { tool: 'taxiway', target: 'memory:preview:6:harbor-pr-6', attempt: 'lost' }
  hub.deployments.push({
    ...{ id: 1, environment: 'preview', payload: claim, request: { ref: 'main', task: 'taxiway-preview' } },
    ...{ creator: { login: hub.login }, createdAt: '2026-11-01T00:00:00Z' },
    statuses: [{ state: 'in_progress', description: 'A service is being created' }],
  })
  const full = await run('opened', { 'max-previews': '1' })
  expect(markdownText(full.summary)).toContain(
    '#6 harbor-pr-6 (its creation is claimed, and not confirmed: GitHub deployment 1)',
  )
  for (const pull of hub.pulls) if (pull.number === 6) pull.state = 'closed'
  expect((await run('opened', { 'max-previews': '1' })).outcome).toBe('succeeded')
})

test('a row that is deleted while places are counted is looked for again', async ({ stage }) => {
  const answer = { status: 404, body: { message: 'Not Found' } }
  const { hub, run } = await stage({ github: { faults: [{ on: 'repos/list-deployment-statuses', nth: [1], answer }] } })
  hub.pulls.push(pullRequest(6))
  const memory = { tool: 'taxiway', target: 'memory:preview:6:harbor-pr-6', service: 'svc-6', created: true }
  hub.deployments.push({
    ...{ id: 1, environment: 'preview', payload: memory, request: { ref: 'main', task: 'taxiway-preview' } },
    ...{ creator: { login: hub.login }, createdAt: '2026-11-01T00:00:00Z' },
    statuses: [{ state: 'inactive', description: 'Service svc-6' }],
  })
  const full = await run('opened', { 'max-previews': '1' })
  expect(full.outcome).toBe('skipped')
  expect(markdownText(full.summary)).toContain('#6 harbor-pr-6')
})

test.for([
  ['the service before was removed', { service: 'svc-6', created: true }, 'No service is left of it'],
  ['the claim before came to nothing', { attempt: 'ended' }, 'Nothing was created'],
] as const)('a creation that is under way holds a place, also where %s', async ([, before, ended], { stage }) => {
  const { hub, run } = await stage()
  hub.pulls.push(pullRequest(6))
  const rows = [
    [before, ended],
    [{ attempt: 'under way' }, 'A service is being created'],
  ] as const
  for (const [index, [memory, description]] of rows.entries())
    hub.deployments.push({
      ...{ id: index + 1, environment: 'preview', request: { ref: 'main', task: 'taxiway-preview' } },
      payload: { tool: 'taxiway', target: 'memory:preview:6:harbor-pr-6', ...memory },
      ...{ creator: { login: hub.login }, createdAt: '2026-11-01T00:00:00Z' },
      statuses: [{ state: 'inactive', description }],
    })
  const full = await run('opened', { 'max-previews': '1' })
  expect(full.outcome).toBe('skipped')
  expect(markdownText(full.summary)).toContain(
    '#6 harbor-pr-6 (its creation is claimed, and not confirmed: GitHub deployment 2)',
  )
})

test('with a limit, a token that cannot record a creation creates nothing, and says what it lacks', async ({
  stage,
}) => {
  const { site, run } = await stage({ github: { forbids: ['deployments: write'] } })
  for (const runAttempt of [1, 2]) {
    const end = await run('opened', { 'max-previews': '5' }, { run: { runAttempt } })
    expect([end.exitCode, end.errors[0]]).toEqual([
      1,
      expect.stringMatching(said('preview-not-claimed', 'harbor-pr-7')),
    ])
    expect(end.errors[0]).toContain('`deployments: write`')
    expect(end.warnings.join()).not.toMatch(said('preview-created-unclaimed'))
  }
  expect(site.requests('create')).toEqual([])
  expect(site.state.created.all).toEqual([])
})

test('if it is not known how many there are, none is created', async ({ stage }) => {
  const { site, run } = await stage({ github: { forbids: ['pull-requests: read'] } })
  const end = await run('opened', { 'max-previews': '5' })
  expect([end.exitCode, end.errors[0]]).toEqual([1, expect.stringMatching(said('preview-cap-unread', 'harbor-pr-7'))])
  expect(end.errors[0]).toContain('pull-requests: read')
  expect(site.state.created.all).toEqual([])
})
