// @module-tag thorough
import type { DialectChoice } from '../support/platform/dialect.ts'
import { byRef, expect, test } from '../support/scenario.ts'

const chapters = [
  ['Cloning into harbor', '', 'remote: 漢字 ✓ naïve'],
  ['data: looks like an event', '{"seq":99,"line":"looks like a record"}', '  indented', 'tab\there'],
  ['layer 1', 'layer 1', 'layer 2'],
  ['pushed', 'healthy'],
]

const shapes: [string, DialectChoice][] = [
  ['text without ids', { stream: { payload: 'text', ids: 'none' } }],
  ['text with ids of the stored log', { stream: { payload: 'text', ids: 'sequence' } }],
  ['text with ids that mean nothing', { stream: { payload: 'text', ids: 'opaque' } }],
  ['text with ids that look like sequences of the stored log', { stream: { payload: 'text', ids: 'shifted' } }],
  ['JSON with seq and line', { sequenceKey: 'seq', textKey: 'line', stream: { payload: 'json', ids: 'none' } }],
  ['JSON with id and msg', { sequenceKey: 'id', textKey: 'msg', stream: { payload: 'json', event: 'log' } }],
  ['JSON under ids that disagree', { sequenceKey: 'sequence', stream: { payload: 'json', ids: 'shifted' } }],
  [
    'a stream cut four times',
    { stream: { payload: 'json', cuts: { 1: 1, 2: 2, 3: 0, 4: 3 }, start: 'last-event-id' } },
  ],
  [
    'a stream cut and begun again',
    { stream: { payload: 'text', ids: 'sequence', cuts: { 1: 2, 2: 4 }, start: 'beginning' } },
  ],
  ['a stream of what is new only', { stream: { cuts: { 1: 1 }, start: 'now' } }],
  ['doubled events', { stream: { payload: 'json', order: 'doubled' } }],
  ['swapped events', { stream: { payload: 'json', order: 'swapped' } }],
  ['swapped text with ids', { stream: { payload: 'text', ids: 'sequence', order: 'swapped' } }],
  ['a silent stream', { stream: { mode: 'silent' } }],
  ['no stream at all', { stream: { mode: 'missing' } }],
  ['a page where the stream should be', { stream: { mode: 'html' } }],
  ['a stream that never ends', { stream: { ending: 'never' } }],
  ['torn bytes', { stream: { payload: 'json', shredded: true, eol: '\r\n', comments: true } }],
  ['stored pages of one record', { logPage: 1 }],
]

test.concurrent.for(shapes)(
  'no line is lost or shown twice with %s',
  async ([, dialect], { platform, run, expect }) => {
    const story = chapters.map((log) => ({ is: 'building', log }) as const)
    const site = await platform({ dialect, story: [...story, { is: 'success', log: ['bye'] }] })
    const job = await run(byRef(site))
    const all = [...chapters.flat(), 'bye']
    expect(job.outcome).toBe('succeeded')
    expect(job.buildLog).toEqual(all)
    expect(job.logFile?.split('\n').map((line) => line.replace(/^ [|│] ?/u, ''))).toEqual([...all, ''])
  },
)

test('lines that the platform itself lost are reported as missing', async ({ platform, run }) => {
  const log = ['one', 'two', 'three', 'four', 'five', 'six']
  const site = await platform({ dialect: { lost: [3, 4] }, story: [{ is: 'building', log }, { is: 'success' }] })
  const job = await run(byRef(site))
  expect(job.outcome).toBe('succeeded')
  expect(job.buildLog.filter((line) => log.includes(line))).toEqual(['one', 'two', 'five', 'six'])
  expect(job.view.shown.join('\n')).toMatch(/lines 3\D+4 were not delivered/)
})
