import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestComment, markerOf, renderComment } from '../../../src/preview/comment.ts'
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

test('markers of different previews differ, and none contains its own end', async () => {
  await holds(
    fc.property(nasty, nasty, (one, other) => {
      const targets = [one, other].map((name) => `preview:7:${name.toWellFormed()}`)
      expect(markerOf(targets[0] ?? '') === markerOf(targets[1] ?? '')).toBe(targets[0] === targets[1])
      expect(markerOf(targets[0] ?? '')).toMatch(/^<!-- [^>]* -->$/)
    }),
    200,
  )
})
