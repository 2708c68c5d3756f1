import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import type { DeploymentReport } from '../../../src/old/deployment/deployment-report.ts'
import { type Outcome, outcomes } from '../../../src/old/deployment/outcome.ts'
import type { Phase } from '../../../src/old/deployment/phases.ts'
import type { CheckReport, GateReport } from '../../../src/old/gate/gate-report.ts'
import { LogExcerpt } from '../../../src/old/output/cause/log-excerpt.ts'
import { deploymentEnd, type Facts, plainEnd, type RunEnd } from '../../../src/old/report/run-end.ts'
import { formatFailure } from '../../../src/old/report/summary/annotation-text.ts'
import { formatSummary, type SummarySubject } from '../../../src/old/report/summary/summary.ts'
import { toRunReport } from '../../../src/old/report/to-run-report.ts'

const unchanged = (text: string): string => text
const sha = '5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e'
const subject: SummarySubject = {
  action: 'deploy',
  name: 'api',
  commitUrl: `https://github.com/octo/shop/commit/${sha}`,
  runUrl: 'https://github.com/octo/shop/actions/runs/1',
  platformUrl: 'https://platform.example/',
}
const log = [
  'Building: npm run build',
  ...['', '✘ [ERROR] Could not resolve "./missing.js"', '', '    src/index.ts:2:25:', '1 error'],
  'Deployment failed: "npm run build" failed (exit code 1).',
]

function phasesOf(...parts: readonly (readonly [name: string, ms: number])[]): Phase[] {
  let startMs = 0
  return parts.map(([name, ms]) => {
    const phase = { name, startMs, endMs: startMs + ms }
    startMs += ms
    return phase
  })
}

function ended(outcome: Outcome, more: Partial<DeploymentReport> = {}): DeploymentReport {
  return {
    outcome,
    reason: `The deployment ended: the platform says "${outcome}".`,
    ...{ deploymentId: 'dep_1', serviceId: 'svc_1', ref: sha, url: 'https://shop.example', status: outcome },
    durationMs: 72_000,
    phases: phasesOf(['requested', 200], ['accepted', 30], ['building', 71_770], [outcome, 0]),
    ...more,
  }
}

function report(end: RunEnd, lines: readonly string[] = log) {
  const excerpt = new LogExcerpt()
  excerpt.add(lines)
  const url = end.kind === 'deployment' ? end.url : end.kind === 'gate' ? end.gate.deployment.url : undefined
  return toRunReport(end, { text: unchanged }, { url, log: excerpt })
}

/** Its first line, as text, and the rest as GitHub shows it. */
function shown(end: RunEnd, of: Partial<SummarySubject> = {}, lines?: readonly string[]) {
  const markdown = formatSummary(report(end, lines), { ...subject, ...of })
  const html = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  const [, heading = '', rest = ''] = /^<h3>(.*?)<\/h3>\n([\s\S]*)$/.exec(html) ?? []
  const text = heading
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  return { text, heading, rest, open: rest.replaceAll(/<details>[\s\S]*?<\/details>/g, '') }
}

test('a failure: what broke, the facts in one line, the excerpt, the phases, and the rest folded', () => {
  const { text, rest, open } = shown(deploymentEnd(ended('failed'), [['Archive', '3 files']]))
  expect(text).toBe('❌ api failed while building: Could not resolve "./missing.js"')
  const [, facts = ''] = /^<p>(.*)<\/p>/.exec(rest) ?? []
  expect(facts.replaceAll(/<[^>]*>/g, '')).toBe('5ca1ab1 · 1 m 12 s · shop.example · log · platform')
  const hrefs = [...facts.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual([subject.commitUrl, 'https://shop.example', subject.runUrl, subject.platformUrl])
  expect(open).toContain('src/index.ts:2:25:')
  expect(open).toContain('<p>requested 0.2 s → <b>building 1 m 12 s</b></p>')
  expect(rest).not.toContain('0.0 s')
  expect(open).not.toMatch(/dep_1|svc_1|3 files/)
  expect(rest).toMatch(/<td>Deployment<\/td><td><code>dep_1<\/code>[\s\S]*svc_1[\s\S]*3 files/)
})

test('a deployment that had failed before it was followed did not fail while that waited', () => {
  const { text } = shown(deploymentEnd(ended('failed', { phases: phasesOf(['waiting', 500], ['failed', 4_000]) })))
  expect(text).toBe('❌ api failed: Could not resolve "./missing.js"')
})

test('a success is one line', () => {
  const { text, open } = shown(deploymentEnd(ended('succeeded')))
  expect(text).toBe('✅ api was deployed in 1 m 12 s · 5ca1ab1 · shop.example')
  expect(open.trim()).toBe('')
})

test('a run that only followed a deployment says that its time is not that of the deployment', () => {
  const of = (outcome: 'succeeded' | 'failed') => shown(deploymentEnd(ended(outcome)), { action: 'follow' })
  expect(of('succeeded').text).toBe('✅ api was deployed, followed for 1 m 12 s · 5ca1ab1 · shop.example')
  expect(of('failed').rest).toContain(' · followed for 1 m 12 s · ')
})

test.each(outcomes)('%s: no row repeats the outcome, and the headline names the service', (outcome) => {
  const { text, rest } = shown(deploymentEnd(ended(outcome)))
  if (outcome !== 'skipped') expect(text).toMatch(/\bapi\b/)
  expect(rest).not.toContain('<td>Outcome</td>')
  expect(rest).not.toContain('<td>Status</td>')
  expect(rest).not.toContain(`the platform says`)
})

const texts: readonly [name: string, end: RunEnd, text: string, of: Partial<SummarySubject>][] = [
  ['cancelled', deploymentEnd(ended('cancelled')), '⏹️ api was cancelled on the platform while building', {}],
  ['superseded', deploymentEnd(ended('superseded')), '⏭️ api was replaced by a newer deployment while building', {}],
  ['timed out', deploymentEnd(ended('timed-out')), '⌛ api timed out after 1 m 12 s while building', {}],
  [
    'aborted',
    deploymentEnd(ended('aborted')),
    '⏹️ The job was stopped while building: api was not followed to its end',
    {},
  ],
  [
    'unknown',
    deploymentEnd(ended('indeterminate', { reason: 'The platform was silent. Look at the dashboard.' })),
    '❔ It is not known whether api was deployed: The platform was silent',
    {},
  ],
  [
    'refused',
    deploymentEnd(
      ended('failed', { deploymentId: undefined, status: undefined, reason: 'No such service (404). Check it.' }),
    ),
    '❌ svc_1 was not deployed: No such service (404)',
    { name: undefined },
  ],
  [
    'an input',
    plainEnd('failed', '`timeout` is not a duration: "soon". Use 90s.'),
    '❌ timeout is not a duration: "soon"',
    {},
  ],
  [
    'a short sentence, which the next one explains',
    plainEnd('skipped', 'The preview has ended. Service svc_7 still exists and is billed. Delete it.'),
    '➖ The preview has ended. Service svc_7 still exists and is billed',
    {},
  ],
  [
    'a word that says nothing to people',
    deploymentEnd(ended('failed', { phases: phasesOf(['B_17', 9_000]) })),
    '❌ api failed: Could not resolve "./missing.js"',
    {},
  ],
  [
    'a deployment over a newer one',
    deploymentEnd(ended('succeeded', { verdict: 'failed' })),
    '❌ api was deployed over a newer commit',
    {},
  ],
  [
    'an address that did not answer',
    deploymentEnd(ended('timed-out', { status: 'live', reason: 'Deployment dep_1 succeeded, but nothing answers.' })),
    '⌛ Preview web-pr-7 timed out: Deployment dep_1 succeeded, but nothing answers',
    { action: 'preview', name: 'web-pr-7' },
  ],
  [
    'a preview',
    deploymentEnd(ended('succeeded')),
    '✅ Preview web-pr-7 is ready in 1 m 12 s · 5ca1ab1 · shop.example',
    { action: 'preview', name: 'web-pr-7' },
  ],
  [
    'a rollback, whose commit is named once',
    deploymentEnd(ended('succeeded')),
    '✅ api was rolled back to 5ca1ab1 in 1 m 12 s · shop.example',
    { action: 'rollback' },
  ],
]

test.each(texts)('%s', (_name, end, text, of) => {
  const { text: line } = shown(end, of)
  // Facts of a run that is green follow in the same line.
  expect(line.startsWith(text) ? text : line).toBe(text)
})

test.each(['failed', 'timed-out', 'indeterminate', 'aborted'] as const)(
  'what was not deployed (%s) is said once, in the summary and in the log',
  (outcome) => {
    const reason = 'Not deployed: 5ca1ab1 is older than what is live. To go back on purpose, run `taxiway rollback`.'
    const end = deploymentEnd(ended(outcome, { deploymentId: undefined, status: undefined, reason }))
    const line = 'api was not deployed: 5ca1ab1 is older than what is live'
    expect(shown(end, {}, []).text).toContain(line)
    expect(formatFailure(report(end, []), subject)).toBe(`${line}. To go back on purpose, run \`taxiway rollback\`.`)
  },
)

test('of previews that were listed it says first what went wrong', () => {
  const counted = '3 previews remembered, 1 of a closed pull request; 0 removed.'
  const list = (outcome: Outcome, reason: string) =>
    shown({ kind: 'previews', outcome, reason, table: '<table></table>' })
  expect(list('succeeded', counted).text).toBe(`✅ ${counted.slice(0, -1)}`)
  const failed = list(
    'failed',
    `${counted} The platform refused DELETE /x of service svc_7 (403). Nothing else was sent.`,
  )
  expect(failed.text).toBe('❌ The platform refused DELETE /x of service svc_7 (403)')
  expect(failed.open).toContain(`<p>${counted} Nothing else was sent.</p>`)
})

test('what the headline cannot hold follows, whole', () => {
  const reason = `The platform refused it: ${'because '.repeat(60)}of that.`
  const { text, open } = shown(plainEnd('failed', reason))
  expect(text.length).toBeLessThan(190)
  expect(open).toContain(reason)
})

test('a log without a sign of a failure is no part of the headline', () => {
  const { text } = shown(deploymentEnd(ended('failed')), {}, [
    'make',
    'Deployment failed: "make" failed (exit code 2).',
  ])
  expect(text).toBe('❌ api failed while building')
})

const health: CheckReport = {
  ...({ name: 'health', result: 'failed', summary: '/health answered 503' } as const),
  ...{ evidence: ['12:00:01 503'], startMs: 72_000, endMs: 90_000 },
}

function gateOf(more: Partial<GateReport>): RunEnd {
  const deployment = ended('succeeded', {
    status: 'live',
    reason: 'The deployment succeeded: the platform says "live".',
  })
  const gate: GateReport = {
    ...{ passed: false, reason: 'The check health failed: /health answered 503. It stays in place.', deployment },
    ...({ chosenBy: 'commit', followedFromMs: 0, checks: [health], newer: [], rollback: undefined } as const),
    durationMs: 90_000,
    ...more,
  }
  return { kind: 'gate', gate, wrongUsage: false }
}

describe('a gate', () => {
  test('that passed is one line, with its table folded', () => {
    const passed = { ...health, result: 'passed' } as const
    const reason = 'The deployment succeeded: the platform says "live". The check health passed.'
    const { text, open, rest } = shown(gateOf({ passed: true, reason, checks: [passed] }))
    expect(text).toBe('✅ api passed its checks: health · 5ca1ab1 · 1 m 30 s · shop.example')
    expect(open.trim()).toBe('')
    expect(rest).toMatch(/health<\/td><td>✅ passed/)
  })

  test('whose check failed names it, shows its evidence once, and what became of the deployment', () => {
    const { text, open, rest } = shown(gateOf({}))
    expect(text).toBe('❌ api failed the check health: /health answered 503')
    expect(open).toContain('<p>It stays in place.</p>')
    expect(rest.match(/12:00:01 503/g)).toHaveLength(1)
  })

  test.each([
    ['succeeded', '❌ api failed the check health and was rolled back to v1: /health answered 503'],
    ['failed', '❌ api failed the check health, and its rollback to v1 failed: /health answered 503'],
  ] as const)('that rolled back (%s)', (outcome, text) => {
    const rollback = { ref: 'v1', startMs: 90_000, deployment: ended(outcome, { deploymentId: 'dep_2' }) }
    const { text: line, rest } = shown(gateOf({ rollback }))
    expect(line).toBe(text)
    expect(rest).toMatch(/rollback<\/td><td>/)
  })

  test('of a deployment that failed says what a deploy says', () => {
    const { text, rest } = shown(gateOf({ deployment: ended('failed'), reason: ended('failed').reason }))
    expect(text).toBe('❌ api failed while building: Could not resolve "./missing.js"')
    expect(rest).not.toContain('<th>Check</th>')
  })
})

test('facts of ours are text in the details', () => {
  const facts: Facts = [['Not compared with what is live', 'the clone is shallow']]
  expect(shown(deploymentEnd(ended('succeeded'), facts)).rest).toContain('the clone is shallow')
})

test('the annotation begins with the same line, ends with what to do, and repeats nothing', () => {
  const failure = (end: RunEnd): string[] => formatFailure(report(end), subject).split('\n')
  const failed = failure(deploymentEnd(ended('failed')))
  expect(failed.slice(0, 2)).toEqual([
    'api failed while building: Could not resolve "./missing.js".',
    '✘ [ERROR] Could not resolve "./missing.js"',
  ])
  expect(failed.at(-1)).toBe('The deployment ended: the platform says "failed".')
  const refused = ended('failed', { deploymentId: undefined, status: undefined, reason: 'No such service. Check it.' })
  expect(failure(deploymentEnd(refused)).slice(0, 2)).toEqual([
    'api was not deployed: No such service. Check it.',
    log[2],
  ])
  expect(failure(plainEnd('failed', 'Give `ref`.'))[0]).toBe('Give `ref`.')
})
