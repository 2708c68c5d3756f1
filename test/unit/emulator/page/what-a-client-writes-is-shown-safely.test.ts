import { expect, test } from 'vitest'
import { type Node, parseMarkup } from '../../../../emulator/src/page/assets/markdown.js'
import { annotationsIn } from '../../../../emulator/src/page/assets/views/deployments/ci-annotations.js'
import { code, folded, heading, link, prose, table } from '../../../../src/old/output/markdown.ts'

/** The tree as text: `tag(children)`. */
function shape(nodes: readonly Node[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : `${node.tag}${node.href && `[${node.href}]`}(${shape(node.children)})`,
    )
    .join('')
}

test('what the client writes is shown as it means it', () => {
  const hostile = '<b>@octo</b> & #7'
  const summary = [
    heading(`Deploy ${code(hostile)}`),
    `<p>${prose(hostile)}</p>`,
    table([['URL', link('https://a.example/?a=1&b=2')]]),
    '```mermaid\ngantt\n  live 0.1 s : 0, 100\n```',
    folded('The log', ['one', '', '<i>two</i>']),
  ].join('\n\n')
  expect(shape(parseMarkup(summary))).toBe(
    [
      'h3(Deploy code(<b>@octo</b> & #7))p(<b>@octo</b> & #7)',
      'table(tr(td(URL)td(a[https://a.example/?a=1&b=2](a.example/?a=1&b=2))))',
      'pre(gantt\n  live 0.1 s : 0, 100)details(summary(The log)pre(one\n\n<i>two</i>\n))',
    ].join(''),
  )
})

test.each([
  ['<script>alert(1)</script>', 'p(<script>alert(1)</script>)'],
  ['<img src=x onerror=alert(1)>', 'p(<img src=x onerror=alert(1)>)'],
  ['<a href="javascript:alert(1)">go</a>', 'a(go)'],
  ['<a href="https://a.example" onclick="x()">go</a>', 'a[https://a.example](go)'],
  ['[go](javascript:alert(1))', 'p([go](javascript:alert(1)))'],
  ['</p></b>text<!-- hidden -->', 'p(text)'],
  ['<b>open', 'b(open)'],
  ['&#0; &#x110000; &nope;', 'p(&#0; &#x110000; &nope;)'],
  ['a < b', 'p(a < b)'],
])('%s is shown as %s', (text, expected) => {
  expect(shape(parseMarkup(text))).toBe(expected)
})

test.each([
  ['## Title\ntext', 'h2(Title)p(text)'],
  ['- one\n- `two`', 'ul(li(one)li(code(two)))'],
  [
    '| a | b |\n| --- | --- |\n| **1** | [x](https://x.example) |',
    'table(tr(th(a)th(b))tr(td(strong(1))td(a[https://x.example](x))))',
  ],
])('Markdown is read: %j', (text, expected) => {
  expect(shape(parseMarkup(text))).toBe(expected)
})

test('an annotation has what follows it behind the bar, and a line of the log is none', () => {
  const lines = [
    ' │ Error: of the build log',
    'Warning: The answer was lost.',
    ' │ compiling',
    'Status: failed',
    'Error: The deployment failed.',
    ' │ src/server.js:7 - error',
    ' │ ',
    'dep_1',
    ' │ of no annotation',
  ].map((text) => ({ text }))
  expect(annotationsIn(lines)).toEqual([
    { kind: 'warning', text: 'The answer was lost.', more: [] },
    { kind: 'error', text: 'The deployment failed.', more: ['src/server.js:7 - error', ''] },
  ])
})
