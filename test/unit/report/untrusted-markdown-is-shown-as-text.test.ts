import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { code, escapeMarkdown } from '../../../src/old/output/markdown.ts'
import { renderComment } from '../../../src/old/preview/comment/comment-text.ts'
import type { DeploymentRun } from '../../../src/old/report/run-report.ts'
import { gantt } from '../../../src/old/report/summary/chart.ts'
import { formatSummary } from '../../../src/old/report/summary/summary.ts'
import { holds } from '../../support/property.ts'

/** Our own HTML stays; GitHub's own rules do the rest. */
const asGithubReads = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })

const markup = `@ada ¦ cc @org/team ¦ #12 ¦ GH-12 ¦ org/repo#3 ¦ ~~~ ¦ **b** ¦ _i_ ¦ ~~s~~ ¦ ![i](https://x/i.png) ¦ [l](https://x)
  ¦ [l]: https://x ¦ <b> ¦ <img src=x> ¦ <script> ¦ </pre> ¦ </details> ¦ </table> ¦ <!-- ¦ --> ¦ &lt; ¦ https://evil.example
  ¦ www.evil.example ¦ a@evil.example ¦ <https://x> ¦ # h ¦ - [x] t ¦ | a | b | ¦ --- | --- ¦ " ¦ ' ¦ $$ ¦ [^1] ¦ [^1]: note`
const fragments = fc.constantFrom(
  ...markup.split(/\s*¦ /),
  ...['`', '```', '\\', '    code', '\n', '\n\n', '\r\n', '\t', '\0', '\u2028', ' '],
)
const untrusted = fc.array(fc.oneof({ weight: 4, arbitrary: fragments }, fc.string({ unit: 'binary', maxLength: 4 })), {
  minLength: 1,
  maxLength: 12,
})
const texts = untrusted.map((parts) => parts.join('')).filter((text) => text !== '')

const ended: DeploymentRun = {
  kind: 'deployment',
  ...({ outcome: 'failed', verdict: 'failed', passed: false } as const),
  ...{
    reason: 'r',
    durationMs: 0,
    cause: [],
    tail: [],
    facts: [],
    phases: [],
    unusual: undefined,
  },
  ...{ deploymentId: undefined, serviceId: undefined, ref: undefined, url: undefined, status: undefined },
}

interface Words {
  readonly text: string
  readonly url: string | undefined
}

const pages: readonly [string, (words: Words) => string][] = [
  [
    'a summary',
    ({ text, url }) =>
      formatSummary(
        {
          ...ended,
          reason: `It was refused. Because: ${text}`,
          cause: ['first', text, 'last'],
          status: text,
          url,
          phases: [{ name: text, startMs: 0, endMs: 1_000 }],
          tail: ['first', text, 'last'],
        },
        { action: 'deploy', name: text },
      ),
  ],
  [
    'a comment',
    ({ text, url }) =>
      renderComment({
        name: text,
        news: `failed: ${text}`,
        icon: '❌',
        reason: `Refused: ${text}`,
        url,
        commit: { sha: text, address: url },
        duration: text,
        run: { id: '1', address: `https://github.example/${text}` },
        tail: ['first', text, 'last'],
      }),
  ],
]

test.each(pages)('%s has the same shape whatever the untrusted text is, and has no mentions', async (_name, render) => {
  const calm = tagsOf(asGithubReads(render({ text: 'calm', url: undefined })))
  await holds(
    fc.property(texts, (text) => {
      const html = asGithubReads(render({ text, url: undefined }))
      // An address that the untrusted text made invalid is shown as code instead of as a link, and what it has between backticks is code.
      expect(withoutInline(tagsOf(html))).toEqual(withoutInline(calm))
      for (const tag of ['a', 'code']) expect(count(html, `<${tag}[ >]`)).toBe(count(html, `</${tag}>`))
      expect(proseOf(html)).not.toMatch(/@[\p{L}\p{N}]|#\d|\bGH-\d/u)
    }),
    600,
  )
})

test('an address is a link to itself, shown without its scheme, or code', async () => {
  const hosts = fc.oneof(texts, fc.webUrl({ withQueryParameters: true, withFragments: true }))
  await holds(
    fc.property(hosts, fc.constantFrom('', 'https://x.example/', 'http://', 'javascript:'), (text, scheme) => {
      const html = asGithubReads(formatSummary({ ...ended, url: scheme + text }, { action: 'deploy' }))
      const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)]
      expect(html.match(/<a\b/g)?.length ?? 0).toBe(links.length)
      for (const [, href = '', shown = ''] of links) {
        const plain = decoded(href).replace(/^https?:\/\//, '')
        expect([plain, plain.replace(/\/$/, '')]).toContain(decoded(shown))
        expect(decoded(href)).toBe(scheme + text)
        expect(href).toMatch(/^https?:\/\//)
      }
    }),
    400,
  )
})

test('escaped text reads the same, and code of several lines is one line, because a blank one would end the table', () => {
  fc.assert(fc.property(texts, (text) => void expect(decoded(escapeMarkdown(text))).toBe(text)))
  expect(code('a\n\nb')).toBe('<code>a b</code>')
})

test('a phase name with Mermaid syntax is shown as text', () => {
  const phases = [{ name: 'a : b, 5\n```\n# x;y', startMs: 0.4, endMs: 61_000.6 }]
  expect(
    gantt([{ name: 'Deployment', phases }])
      .split('\n')
      .slice(1, -1),
  ).toEqual([
    ...['gantt', '  dateFormat x', '  axisFormat %M:%S', '  section Deployment', '  a b 5 x y 1 m 01 s : 0, 61001'],
  ])
})

test('a tail of any size stays far below the megabyte over which a summary is dropped, and keeps its end', () => {
  const tail = [...Array(200)].map((_, index) => `${index} ${'<'.repeat(8000)}`)
  const markdown = formatSummary({ ...ended, tail }, { action: 'deploy' })
  expect(Buffer.byteLength(markdown)).toBeLessThan(1_000_000)
  expect(markdown).toContain('\n199 ')
  expect(markdown).not.toContain('Ref')
})

const withoutInline = (tags: readonly string[]) => tags.filter((tag) => !/^\/?(?:a|code|br)$/.test(tag))
const count = (html: string, pattern: string) => html.match(new RegExp(pattern, 'g'))?.length ?? 0

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z0-9]+)[^>]*>|<!/gi)].map(([tag, name]) => name ?? tag)
}

/** The text in which GitHub looks for mentions and numbers: not in code, not in links. */
function proseOf(html: string): string {
  const outside = html.replaceAll(/<(code|pre|a)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
  return decoded(outside.replaceAll(/<[^>]*>/g, ' '))
}

const named: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' }

function decoded(html: string): string {
  return html.replaceAll(/&(?:#(\d+)|(\w+));/g, (entity, number: string | undefined, name: string) =>
    number === undefined ? (named[name] ?? entity) : String.fromCodePoint(Number(number)),
  )
}
