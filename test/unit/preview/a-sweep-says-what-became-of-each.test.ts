import { expect, test } from 'vitest'
import type { PreviewList, RememberedPreview, SweepClaim } from '../../../src/preview/removal/preview-list.ts'
import { reportOrSweep } from '../../../src/preview/removal/report-or-sweep.ts'
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
    claimRemoval: async ({ number }) => {
      const claim = claims[number] ?? { kind: 'ours', id: number }
      if (claim instanceof Error) throw claim
      return claim
    },
    endRemoval: async () => undefined,
    forget: async () => undefined,
    tidy: async () => undefined,
    explain: (error) => (error instanceof Error ? error.message : String(error)),
    isRefusedToAll: () => false,
  }
}

async function review(mode: 'report' | 'sweep', list: PreviewList, more: Readonly<Record<string, string>> = {}) {
  answerRequests(async () => ({ status: 200, json: {} }))
  // Without a project the platform is not asked what it has deleted.
  const { job } = silentJob({ 'project-slug': '', ...(mode === 'sweep' && { 'teardown-request': request }), ...more })
  const texts: string[] = []
  const say = (text: string): void => void texts.push(text)
  const heard = { ...job, console: { ...job.console, say, warn: say, notice: say } }
  const { reason } = await reportOrSweep(heard, mode, () => list)
  return { reason, texts, stale: JSON.parse(job.outputs.get('stale') ?? 'null') as unknown[] }
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
  expect(reason).toContain('This sweep removed none, and 3 are left over from closed pull requests.')
})
