import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import type { Cause } from '../../../src/deploy/cause/finder.ts'
import { makeResult } from '../../../src/deploy/result.ts'
import { formatDeployed } from '../../../src/preview/comment.ts'
import type { Facts } from '../../../src/report/host.ts'
import { formatSummary } from '../../../src/report/summary.ts'
import { type Prose, Redactor } from '../../../src/text/redact.ts'
import { holds } from '../../support/property.ts'

const asGithubReads = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })

const markup = `@ada ¦ cc @org/team ¦ #12 ¦ GH-12 ¦ org/repo#3 ¦ ~~~ ¦ **b** ¦ _i_ ¦ ~~s~~ ¦ ![i](https://x/i.png) ¦ [l](https://x)
  ¦ [l]: https://x ¦ <b> ¦ <img src=x> ¦ <script> ¦ </pre> ¦ </details> ¦ </table> ¦ <!-- ¦ --> ¦ &lt; ¦ https://evil.example
  ¦ www.evil.example ¦ a@evil.example ¦ <https://x> ¦ # h ¦ - [x] t ¦ | a | b | ¦ --- | --- ¦ " ¦ ' ¦ $$ ¦ [^1] ¦ [^1]: note`
const fragments = fc.constantFrom(...markup.split(/\s*¦ /), ...['`', '```', '\\', '    code', '\t', '\0', ' '])
const pieces = fc.oneof({ weight: 4, arbitrary: fragments }, fc.string({ unit: 'binary', maxLength: 4 }))
const texts = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('').slice(0, 90))

const facts: Facts = {
  ...{ workspace: '/w', temporaryFolder: '/t', commit: undefined, branch: undefined },
  ...{ github: undefined, runUrl: undefined },
}
const prose = (text: string): Prose => new Redactor([]).redact(text)

/** A summary that shows the text wherever it shows somebody else's words. */
function summaryOf(text: string, url: string | null = null): string {
  const shown = prose(text.replaceAll(/[\r\n\u2028\u2029]/g, ' '))
  const result = makeResult({
    ...{ outcome: 'failed', reason: prose(`It was refused. Because: ${shown}`), durationMs: 9_000 },
    // An id with a space belongs in no command, so that the summary proposes none.
    ...{ serviceId: `${shown} `, deploymentId: shown, ref: shown, status: shown, url },
    phases: ['requested', shown, 'last'].map((name) => ({ name, durationMs: 3_000 })),
    cause: { phase: 'build', line: shown, excerpt: [prose('first'), shown, prose('last')] },
    checks: [{ name: 'health', passed: false, evidence: [shown, shown] }],
  })
  return formatSummary(result, facts, [prose('first'), shown, prose('last')])
}

/** The same for the comment of a preview. */
function commentOf(text: string): string {
  const shown = prose(text.replaceAll(/[\r\n\u2028\u2029]/g, ' '))
  const cause: Cause = { phase: 'build', line: shown, excerpt: [prose('first'), shown, prose('last')] }
  const result = makeResult({ outcome: 'failed', durationMs: 0, reason: prose(`Refused: ${shown}`), url: shown, cause })
  const [repositoryUrl, runUrl] = ['https://x.example', 'https://x.example/1']
  return formatDeployed({ name: text, commit: text, repositoryUrl, runUrl }, result)
}

test.each([
  ['a summary', summaryOf],
  ['a comment', commentOf],
])('%s has the same shape whatever the untrusted text is, and mentions nobody', async (_, write) => {
  const calm = tagsOf(asGithubReads(write('calm')))
  const property = fc.property(texts, (text) => {
    const html = asGithubReads(write(text))
    // What the text has between backticks is code.
    expect(withoutInline(tagsOf(html))).toEqual(withoutInline(calm))
    for (const tag of ['a', 'code']) expect(count(html, `<${tag}[ >]`)).toBe(count(html, `</${tag}>`))
    expect(proseOf(html)).not.toMatch(/@[\p{L}\p{N}]|#\d|\bGH-\d/u)
  })
  await holds(property, 150)
})

test('an address is a link to itself, or code', async () => {
  const hosts = fc.oneof(texts, fc.webUrl({ withQueryParameters: true, withFragments: true }))
  const schemes = fc.constantFrom('', 'https://x.example/', 'http://', 'javascript:')
  const property = fc.property(hosts, schemes, (text, scheme) => {
    const html = asGithubReads(summaryOf('calm', scheme + text))
    for (const [, href = ''] of html.matchAll(/<a href="([^"]*)">/g)) {
      expect(decoded(href)).toBe(scheme + text)
      expect(href).toMatch(/^https?:\/\//)
    }
  })
  await holds(property, 100)
})

test('a log of any size stays far below the megabyte over which a summary is dropped, and keeps its end', () => {
  const tail = Array.from({ length: 200 }, (_, index) => prose(`${index} ${'<'.repeat(8_000)}`))
  const markdown = formatSummary(makeResult({ outcome: 'failed', reason: prose('r'), durationMs: 0 }), facts, tail)
  expect(Buffer.byteLength(markdown)).toBeLessThan(1_000_000)
  expect(markdown).toContain('\n199 ')
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
