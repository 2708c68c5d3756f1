import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { renderComment } from '../../../src/actions/preview/comment.ts'
import { renderSummary } from '../../../src/output/summary.ts'
import { holds } from '../../support/property.ts'

/** Our own HTML stays; GitHub's own rules do the rest. */
const asGithubReads = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })

const fragments = fc.constantFrom(
  '@ada',
  'cc @org/team',
  '#12',
  'GH-12',
  'org/repo#3',
  '`',
  '```',
  '~~~',
  '**b**',
  '_i_',
  '~~s~~',
  '![i](https://x/i.png)',
  '[l](https://x)',
  '[l]: https://x',
  '<b>',
  '<img src=x>',
  '<script>',
  '</pre>',
  '</details>',
  '</table>',
  '<!--',
  '-->',
  '&lt;',
  'https://evil.example',
  'www.evil.example',
  'a@evil.example',
  '<https://x>',
  '\n',
  '\n\n',
  '\r\n',
  '# h',
  '- [x] t',
  '| a | b |',
  '--- | ---',
  '"',
  "'",
  '\\',
  '$$',
  '[^1]',
  '[^1]: note',
  '    code',
  '\t',
  '\0',
  '\u2028',
  ' ',
)
const untrusted = fc.array(fc.oneof({ weight: 4, arbitrary: fragments }, fc.string({ unit: 'binary', maxLength: 4 })), {
  minLength: 1,
  maxLength: 12,
})
const texts = untrusted.map((parts) => parts.join('')).filter((text) => text !== '')

interface Words {
  readonly text: string
  readonly url: string | undefined
}

const pages: readonly [string, (words: Words) => string][] = [
  [
    'a summary',
    ({ text, url }) =>
      renderSummary({
        title: `Taxiway deploy: ${text}`,
        reason: text,
        cause: ['first', text, 'last'],
        facts: [['Status', text]],
        url,
        sections: [{ name: text, phases: [{ name: text, startMs: 0, endMs: 1_000 }] }],
        tail: ['first', text, 'last'],
      }),
  ],
  [
    'a comment',
    ({ text, url }) =>
      renderComment({
        name: text,
        news: `failed: ${text}`,
        sign: '❌',
        reason: text,
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
      // An address that the untrusted text made invalid is shown as code instead of as a link.
      expect(withoutLinks(tagsOf(html))).toEqual(withoutLinks(calm))
      expect(proseOf(html)).not.toMatch(/@[\p{L}\p{N}]|#\d|\bGH-\d/u)
    }),
    600,
  )
})

test('an address is a link to itself, or code', async () => {
  const hosts = fc.oneof(texts, fc.webUrl({ withQueryParameters: true, withFragments: true }))
  await holds(
    fc.property(hosts, fc.constantFrom('', 'https://x.example/', 'http://', 'javascript:'), (text, scheme) => {
      const html = asGithubReads(
        renderSummary({ title: 't', reason: 'r', cause: [], facts: [], sections: [], tail: [], url: scheme + text }),
      )
      const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)]
      expect(html.match(/<a\b/g)?.length ?? 0).toBe(links.length)
      for (const [, href = '', shown = ''] of links) {
        expect(shown).toBe(href)
        expect(decoded(href)).toBe(scheme + text)
        expect(href).toMatch(/^https?:\/\//)
      }
    }),
    400,
  )
})

const withoutLinks = (tags: readonly string[]) => tags.filter((tag) => tag !== 'a' && tag !== '/a')

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
