import { expect, test } from 'vitest'
import { describeAnswer, listMoments } from '../../../../emulator/src/page/assets/picture.js'

const at = (ms: number) => new Date(Date.UTC(2026, 0, 2) + ms).toISOString()
const said = (ms: number, text: string) => ({ at: at(ms), text })

type Requests = Parameters<typeof listMoments>[0]['requests']
type Made = Parameters<typeof listMoments>[0]['made']

function request(number: number, ms: number, more: Partial<Requests[number]> = {}): Requests[number] {
  return {
    ...{ number, at: at(ms), method: 'GET', path: '/', operation: 'get_deployment_logs', service: null, run: 1 },
    ...{ key: 'account', headers: {}, answerHeaders: null, body: null, answer: null, faults: [] },
    ...{ trueStatus: 200, status: 200, end: 'whole', ms: 5 },
    ...more,
  }
}

const deployed: Made[number] = {
  ...{ kind: 'deployment', number: 1, at: at(101), id: 'dep_1', request: 1, serviceId: 'svc_1', ref: 'main' },
  ...{ stage: 'live', label: 'main', stageTimes: { queued: at(101), building: at(102), live: at(900) } },
}

test('a request shows what it made, and polls are one row though lines of the build log came between them', () => {
  const requests = [
    request(1, 100, { method: 'POST', operation: 'deploy_service', status: 202 }),
    ...[200, 300, 400, 500, 600, 700].map((ms, n) => request(n + 2, ms)),
    request(8, 950),
  ]
  const lines = [said(250, ' │ one'), said(450, '│ two'), said(960, 'The deployment succeeded')]
  const shown = listMoments({ startedAt: at(0), lines, requests, made: [deployed] }).map((each) => {
    switch (each.kind) {
      case 'said':
        return each.texts.join()
      case 'log':
        return `${each.count} log`
      case 'asked':
        return `${each.times} × ${each.entry.operation}${each.made.map(({ word }) => `, ${word}`).join('')}`
      case 'state':
        return each.word
      default:
        return each satisfies never
    }
  })
  expect(shown).toEqual([
    ...['1 × deploy_service, queued', 'building', '6 × get_deployment_logs', '2 log', 'live'],
    ...['1 × get_deployment_logs', 'The deployment succeeded'],
  ])
})

test('what the client says last stands alone, however little happened since it spoke before', () => {
  const lines = [said(100, 'Warning: lost'), said(101, 'Checking.'), said(300, 'Error: it may exist.')]
  const moments = listMoments({ startedAt: at(0), lines, requests: [request(1, 200)], made: [] })
  expect(moments.flatMap((each) => (each.kind === 'said' ? [each.texts] : []))).toEqual([
    ['Warning: lost', 'Checking.'],
    ['Error: it may exist.'],
  ])
})

test.each([
  [{}, 'whole'],
  [{ faults: ['delay'] as const }, 'marked'],
  [{ faults: ['status'] as const, status: 500 }, 'marked'],
  [{ faults: ['reset'] as const, status: null, end: 'cut' as const }, 'broken'],
  [{ faults: ['cut'] as const, end: 'cut' as const }, 'broken'],
  [{ status: null, end: 'left' as const }, 'broken'],
  [{ status: null, end: 'open' as const, ms: null }, 'open'],
])('of the answer of %j is shown: %s', (more, expected) => {
  expect(describeAnswer(request(1, 0, more))).toBe(expected)
})
