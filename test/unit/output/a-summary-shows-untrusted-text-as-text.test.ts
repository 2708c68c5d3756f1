import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code, escapeMarkdown, link, prose } from '../../../src/output/markdown.ts'
import { gantt, renderSummary, type Summary } from '../../../src/output/summary.ts'

const plain: Summary = { title: 'Deploy', reason: 'fine', cause: [], facts: [], url: undefined, sections: [], tail: [] }

const decoded = (html: string) =>
  html.replaceAll(/&#(\d+);/g, (_, number: string) => String.fromCharCode(Number(number)))

test('escaped text holds nothing that GitHub reads, and reads the same', () => {
  const markup = fc.constantFrom('@ada', '#12', '`', '```', '![i](https://x/i.png)', '<b>', '&lt;', '](x)', '<!--', '"')
  const texts = fc.array(fc.oneof(markup, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      const escaped = escapeMarkdown(text)
      expect(escaped.replaceAll(/&#\d+;/g, '')).not.toMatch(/[&<>"'`@#![\]]/)
      expect(decoded(escaped)).toBe(text)
    }),
  )
})

test('only an http(s) address becomes a link', () => {
  expect(link('https://x.example/?a=1&b=2')).toBe(
    '<a href="https://x.example/?a=1&#38;b=2">https://x.example/?a=1&#38;b=2</a>',
  )
  for (const address of ['javascript:alert(1)', 'https://x" onload="y', 'x.example'])
    expect(link(address)).not.toMatch(/<a/)
})

test('code of several lines becomes one line, because a blank one would end the table', () => {
  expect(code('a\n\nb')).toBe('<code>a b</code>')
})

test('a phase name with Mermaid syntax is shown as text', () => {
  const chart = gantt([
    { name: 'Deployment', phases: [{ name: 'a : b, 5\n```\n# x;y', startMs: 0.4, endMs: 61_000.6 }] },
  ])
  expect(chart).toBe(
    [
      '```mermaid',
      'gantt',
      '  dateFormat x',
      '  axisFormat %M:%S',
      '  section Deployment',
      '  a b 5 x y 1 m 01 s : 0, 61001',
      '```',
    ].join('\n'),
  )
})

test('a tail of any size stays far below the megabyte over which a summary is dropped, and keeps its end', () => {
  const tail = [...Array(200)].map((_, index) => `${index} ${'<'.repeat(8000)}`)
  const markdown = renderSummary({ ...plain, tail })
  expect(Buffer.byteLength(markdown)).toBeLessThan(1_000_000)
  expect(markdown).toContain('\n199 ')
})

test('facts without a value have no row', () => {
  expect(renderSummary({ ...plain, facts: [['Ref', undefined]] })).not.toContain('Ref')
})

test('in prose no name directly follows an @, and no number a #', () => {
  expect(prose('ask @octocat about #12')).toBe('ask &#64;&#8203;octocat about &#35;&#8203;12')
})
