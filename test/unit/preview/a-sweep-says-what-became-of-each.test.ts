import { expect, test } from 'vitest'
import type { PreviewList, RememberedPreview, SweepClaim } from '../../../src/old/preview/removal/preview-list.ts'
import { reportOrSweep } from '../../../src/old/preview/removal/report-or-sweep.ts'
import { said } from '../../support/messages.ts'
import { silentJob } from '../../support/silent-job.ts'
import { answerRequests, useVirtualTime } from '../../support/virtual/preview-run.ts'

useVirtualTime()

const request = 'DELETE /api/services/{id}'

function preview(number: number, pullRequest: 'open' | 'closed' = 'closed'): RememberedPreview {
  const unknown = { url: undefined, deployedAt: undefined, ageMs: undefined, exists: 'not known' } as const
  const own = { isShared: false, created: true, claims: [], records: [number], labels: [] }
  return { number, name: `shop-pr-${number}`, service: `svc-${number}`, pullRequest, ...unknown, ...own }
}

/** What a host remembers, and what it says of a removal, by pull request. */
function listOf(
  previews: readonly RememberedPreview[],
  claims: Readonly<Record<number, SweepClaim | Error>> = {},
): PreviewList {
  return {
    read: async () => ({ previews, isWhole: true }),
    isCreatedByUs: async () => true,
    readState: async () => 'due',
    readClaims: async () => ({ claims: [], more: 0 }),
    claimRemoval: async ({ number }) => {
      const claim = claims[number] ?? { kind: 'ours', id: number }
      if (claim instanceof Error) throw claim
      return claim
    },
    endRemoval: async () => undefined,
    forget: async () => undefined,
    forgetClaim: async () => undefined,
    tidy: async () => undefined,
    explain: (error) => (error instanceof Error ? error.message : String(error)),
    isRefusedToAll: () => false,
  }
}

async function review(
  mode: 'report' | 'sweep',
  list: PreviewList,
  more: Readonly<Record<string, string>> = {},
  missing: readonly string[] = [],
) {
  answerRequests(async ({ path }) => {
    if (path.startsWith('/api/projects/shop/deleted-services')) return { status: 200, json: [{ id: 'svc-5' }] }
    return missing.some((service) => path.includes(`/${service}`))
      ? { status: 404, json: {} }
      : { status: 200, json: {} }
  })
  // Without a project the platform is not asked what it has deleted.
  const { job } = silentJob({ 'project-slug': '', ...(mode === 'sweep' && { 'teardown-request': request }), ...more })
  const texts: string[] = []
  const say = (text: string): void => void texts.push(text)
  const heard = { ...job, console: { ...job.console, say, warn: say, notice: say } }
  const { outcome, reason } = await reportOrSweep(heard, mode, () => list)
  return { outcome, reason, texts, stale: JSON.parse(job.outputs.get('stale') ?? 'null') as unknown[] }
}

test.for([
  [[], '0 previews are remembered.'],
  [[preview(7, 'open')], '1 preview is remembered, and none is left over from a closed pull request.'],
  [[preview(7, 'open'), preview(6)], '2 previews are remembered, and 1 is left over from a closed pull request.'],
  [[preview(5), preview(6)], '2 previews are remembered, and 2 are left over from closed pull requests.'],
] as const)('a report says how many are left over: case %#', async ([previews, expected]) => {
  expect((await review('report', listOf(previews))).reason).toBe(expected)
})

test('a report names the limit', async () => {
  const { reason } = await review('report', listOf([preview(7, 'open')]), { 'max-previews': '3' })
  expect(reason).toMatch(/^1 preview is remembered \(`max-previews` is 3\), and none /)
})

test('a sweep counts what another run removed as its own no more, and keeps it out of the output `stale`', async () => {
  const list = listOf([preview(5), preview(6), preview(7, 'open')], { 5: { kind: 'removed' } })
  const { reason, stale } = await review('sweep', list)
  expect(reason).toBe(
    '3 previews were remembered. This sweep removed 1, another run removed 1, and none is left over from a closed pull request.',
  )
  expect(stale).toEqual([])
})

test('each warning of a sweep names the service and its pull request', async () => {
  const claims = { 4: new Error('no answer'), 5: { kind: 'in doubt', id: 9 }, 6: { kind: 'forgotten' } } as const
  const { reason, texts } = await review('sweep', listOf([preview(4), preview(5), preview(6)], claims))
  expect(texts.filter((text) => !/svc-\d of #\d/.test(text))).toEqual([])
  expect(texts).toHaveLength(3)
  expect(texts[2]).toMatch(said('sweep-row-gone', '6', 'svc-6'))
  expect(reason).toContain('This sweep removed none, and 3 are left over from closed pull requests.')
})

test('a claim whose outcome is not known is a warning of a report, and fails a sweep', async () => {
  const claims = [
    { number: 6, name: 'shop-pr-6', id: 11, service: undefined },
    { number: 5, name: 'shop-pr-5', id: 9, service: 'svc-5' },
  ]
  const list = { ...listOf([]), readClaims: async () => ({ claims, more: 3 }) }
  const report = await review('report', list)
  expect(report.texts).toEqual([
    expect.stringMatching(said('preview-creation-unended', 'shop-pr-6', '6', '11')),
    expect.stringMatching(said('preview-row-deleted', 'svc-5', '5', '9')),
  ])
  expect(report.reason).toBe(
    '0 previews are remembered. It is not known whether 2 claimed creations of closed pull requests left a service. 3 other claims of creations were not looked at.',
  )
  expect([report.outcome, (await review('sweep', list)).outcome]).toEqual(['succeeded', 'failed'])
})

test('if the claims cannot be read, that is said', async () => {
  const refuse = async (): Promise<never> => {
    throw new Error('GitHub answered 500')
  }
  const { reason, outcome } = await review('sweep', { ...listOf([preview(7, 'open')]), readClaims: refuse })
  expect(reason).toMatch(said('preview-claims-unread', 'GitHub answered 500'))
  expect(outcome).toBe('succeeded')
})

const deleted = (number: number): RememberedPreview => ({ ...preview(number), exists: 'deleted' })

test('a sweep forgets what the platform lists as deleted and does not find, and sends nothing for it', async () => {
  const forgotten: number[] = []
  const list = {
    ...listOf([deleted(4), deleted(5), deleted(6)]),
    readState: async ({ number }: RememberedPreview) => (number === 6 ? ('open' as const) : ('due' as const)),
    claimRemoval: async (): Promise<never> => {
      throw new Error('it is claimed')
    },
    forget: async ({ number }: RememberedPreview) => void forgotten.push(number),
  }
  const { reason, texts } = await review('sweep', list, {}, ['svc-5', 'svc-6'])
  expect(forgotten).toEqual([5])
  expect(texts).toEqual([
    expect.stringMatching(said('sweep-deleted-unproven', 'svc-4', '4')),
    'Service svc-5 of #5 was deleted before, and is forgotten.',
  ])
  expect(reason).toContain('This sweep removed none, and none is left over from a closed pull request.')
})

test('the claim of a service that is certainly gone is kept no longer', async () => {
  const forgotten: number[] = []
  const list = {
    ...listOf([]),
    readClaims: async () => ({ claims: [{ number: 5, name: 'shop-pr-5', id: 9, service: 'svc-5' }], more: 0 }),
    forgetClaim: async ({ id }: { readonly id: number }) => void forgotten.push(id),
  }
  const project = { 'project-slug': 'shop' }
  expect((await review('sweep', list, project)).outcome).toBe('failed')
  expect(forgotten).toEqual([])
  expect((await review('sweep', list, project, ['svc-5'])).outcome).toBe('succeeded')
  expect(forgotten).toEqual([9])
})
