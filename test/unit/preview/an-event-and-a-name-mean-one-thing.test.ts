import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { portLabel } from '../../../src/contract/limits.ts'
import { interpretEvent } from '../../../src/old/actions/preview/event-interpretation.ts'
import type { PullRequestEvent } from '../../../src/old/github/job/pull-request-event.ts'
import { toAddress } from '../../../src/old/preview/exposed-address.ts'
import { chooseServiceName, toPortLabel } from '../../../src/old/preview/service-name.ts'
import { saidAlone } from '../../support/messages.ts'
import { holds } from '../../support/property.ts'

test.each([
  [undefined, 'harbor', 7, 'harbor-pr-7'],
  [undefined, 'Harbor.js', 7, 'Harbor.js-pr-7'],
  ['quay', 'harbor', 7, 'quay'],
])('%s of %s #%i is %s', (given, repo, number, name) => {
  expect(chooseServiceName(given, repo, number)).toBe(name)
})

test.each([
  ['harbor-pr-7', /^harbor-pr-7$/],
  ['Harbor.js-pr-7', /^harbor-js-pr-7-[0-9a-f]{10}$/],
  ['-quay-', /^quay-[0-9a-f]{10}$/],
  ['埠頭', /^[0-9a-f]{10}$/],
])('the label of %s', (name, label) => {
  expect(toPortLabel(name)).toMatch(label)
})

const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
  fc.stringMatching(/^[A-Za-z0-9._-]{1,100}$/),
  fc.string({ minLength: 40, maxLength: 80, unit: fc.constantFrom('a', 'A', '-', '.') }),
)

test('different names stay different, and fit', async () => {
  await holds(
    fc.property(anyName, anyName, (one, other) => {
      const names = [one, other].map((given) => chooseServiceName(given, 'x', 1))
      const labels = names.map(toPortLabel)
      for (const name of names) expect(name.length).toBeLessThanOrEqual(63)
      for (const label of labels) {
        expect(label).toMatch(portLabel)
        expect(label).toMatch(/^[a-z0-9].{0,47}$/)
        expect(label.endsWith('-')).toBe(false)
      }
      expect(names[0] === names[1]).toBe(one === other)
      expect(labels[0] === labels[1]).toBe(one === other)
    }),
    500,
  )
})

test.each([
  ['web-1.apps.example', 'https://web-1.apps.example'],
  ['web-1.apps.example:8443', 'https://web-1.apps.example:8443'],
  ['https://web-1.apps.example/', 'https://web-1.apps.example/'],
  ['web-1.localhost:4000', 'http://web-1.localhost:4000'],
  ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['localhost.evil.example', 'https://localhost.evil.example'],
  ['user@evil.example', undefined],
  ['https://user:word@evil.example', undefined],
  ['evil.example/path', undefined],
  ['javascript:alert(1)', undefined],
  ['a b', undefined],
  ['', undefined],
])('%s', (hostname, address) => {
  expect(toAddress(hostname)).toBe(address)
})

const environment = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REPOSITORY: 'ada/harbor', GITHUB_ACTOR: 'ada' }
const pull: PullRequestEvent = {
  name: 'pull_request',
  action: 'opened',
  number: 7,
  headSha: '1'.repeat(40),
  headRepository: 'Ada/Harbor',
  author: 'ada',
  createdAt: undefined,
}

test.each([
  ['opened', 1, { kind: 'deploy', isFirstRun: true }],
  ['opened', 2, { kind: 'deploy', isFirstRun: false }],
  ['reopened', 1, { kind: 'deploy', isFirstRun: false }],
  ['synchronize', 1, { kind: 'deploy', isFirstRun: false }],
  ['closed', 1, { kind: 'close', isRerun: false }],
  ['closed', 2, { kind: 'close', isRerun: true }],
  ['labeled', 1, { kind: 'deploy', isFirstRun: false, ifMissing: true }],
  ['ready_for_review', 1, { kind: 'deploy', isFirstRun: false, ifMissing: true }],
])('%s in attempt %i', (action, attempt, request) => {
  expect(interpretEvent({ ...pull, action }, { ...environment, GITHUB_RUN_ATTEMPT: `${attempt}` }, true)).toMatchObject(
    request,
  )
})

test.each([
  ['a fork', { headRepository: 'eve/harbor' }, {}, 'skipped'],
  ['a deleted fork', { headRepository: undefined }, {}, 'skipped'],
  ['a pull request of Dependabot', { author: 'dependabot[bot]' }, {}, 'skipped'],
  ['a rebase by Dependabot', {}, { GITHUB_ACTOR: 'dependabot[bot]' }, 'skipped'],
  ['a pull request of this repository', {}, {}, undefined],
] as const)('without a key, %s', (_, event, more, outcome) => {
  const request = interpretEvent({ ...pull, ...event }, { ...environment, ...more }, false)
  // If a key is required, its input reports that it is missing.
  expect(request.kind === 'none' ? request.outcome : undefined).toBe(outcome)
  expect(interpretEvent({ ...pull, ...event }, { ...environment, ...more }, true).kind).toBe('deploy')
})

test('pull_request_target is refused in one sentence', () => {
  const request = interpretEvent({ ...pull, name: 'pull_request_target' }, environment, true)
  const reason = expect.stringMatching(saidAlone('preview-event-with-secrets'))
  expect(request).toEqual({ kind: 'none', outcome: 'failed', reason })
})

test('an event without a pull request is a mistake of the workflow', () => {
  const failed = (id: string, eventName: string) => ({
    kind: 'none',
    outcome: 'failed',
    reason: expect.stringMatching(saidAlone(id, id === 'preview-event-unsupported' ? eventName : undefined)),
  })
  const push = interpretEvent(undefined, { ...environment, GITHUB_EVENT_NAME: 'push' }, true)
  expect(push).toMatchObject(failed('preview-event-unsupported', 'push'))
  expect(interpretEvent(undefined, environment, true)).toMatchObject(failed('preview-event-unreadable', 'pull_request'))
})
