import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMarker, longestComment, renderComment } from '../../../src/old/preview/comment/comment-text.ts'
import { holds } from '../../support/property.ts'

const nasty = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    '<img src=x>',
    '@ada',
    '#12',
    '-->',
    '```',
    '</details>',
    '![a](b)',
    '\n\n# title',
    '\r@ada',
    '&#64;ada',
  ),
)

test('an address of any length fits, and no part of one is a link', () => {
  const body = renderComment({
    name: 'web',
    news: 'is ready',
    icon: '✅',
    url: `https://web.example/${'@'.repeat(60_000)}`,
  })
  expect(body.length).toBeLessThan(longestComment)
  expect(body).not.toContain('<a')
})

test('the newest lines of a log are kept, the oldest are left out', () => {
  const tail = Array.from({ length: 200 }, (_, line) => `line ${line} ${'&'.repeat(200)}`)
  const body = renderComment({ name: 'web', news: 'failed', icon: '❌', tail })
  expect(body.length).toBeLessThan(longestComment)
  expect(body).toContain('line 199 ')
  expect(body).not.toContain('line 0 ')
})

const page = { id: '7', address: 'https://github.com/octo/shop/actions/runs/7' }
const commit = {
  sha: '5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e',
  address: 'https://github.com/octo/shop/commit/5ca1ab1e',
}
const ready = { name: 'web', news: 'is ready', icon: '✅', url: 'https://web.example', commit, run: page } as const

test('a comment is one line that says what happened, and one with short words for links and the time of the one before', () => {
  const lines = renderComment({ ...ready, duration: '1 m 12 s', before: '1 m 30 s' })
    .trim()
    .split('\n\n')
  expect(lines.map((line) => line.replaceAll(/<[^>]*>/g, ''))).toEqual([
    '✅ Preview web is ready',
    'Open the preview · 5ca1ab1 · 1 m 12 s (the one before: 1 m 30 s) · log',
  ])
  expect(lines[1]).toContain('<a href="https://web.example">Open the preview</a>')
  expect(lines[1]).toContain(`<a href="${page.address}">log</a>`)
})

test('what the title says is not said again, and what did not become ready is not offered as the preview', () => {
  const failed = renderComment({
    ...ready,
    icon: '❌',
    title: 'Preview web failed while building in 9 s: no such `module`',
    duration: '9 s',
    before: '8 s',
    reason: 'Look at the log.',
    tail: ['error: no such module'],
  })
  const [title, facts, reason, log] = failed.split('\n\n')
  expect(title).toBe('<h3>❌ Preview web failed while building in 9 s: no such <code>module</code></h3>')
  expect(facts?.replaceAll(/<[^>]*>/g, '')).toBe('web.example · 5ca1ab1 · the one before took 8 s · log')
  expect(reason).toBe('<p>Look at the log.</p>')
  expect(log).toContain('<details>')
})

test('markers of different previews differ, and none contains its own end', async () => {
  await holds(
    fc.property(nasty, nasty, (one, other) => {
      const targets = [one, other].map((name) => `preview:7:${name.toWellFormed()}`)
      expect(formatMarker(targets[0] ?? '') === formatMarker(targets[1] ?? '')).toBe(targets[0] === targets[1])
      expect(formatMarker(targets[0] ?? '')).toMatch(/^<!-- [^>]* -->$/)
    }),
    200,
  )
})
