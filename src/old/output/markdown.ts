import { oneLine } from '../text/formats/shortening.ts'

/** Escapes untrusted text for HTML's `<code>`, `<pre>` and table cells, where nothing else is read as Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Untrusted prose, in one line. */
export function prose(text: string): string {
  return withoutMentions(oneLine(text))
}

/** GitHub finds mentions and issues even in entities; an invisible space breaks them. */
function withoutMentions(text: string): string {
  return escapeMarkdown(text).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;')
}

/** The same, with what stands between backticks as code: names of inputs and commands in a sentence. */
export function sentence(text: string): string {
  const parts = oneLine(text).split(/(`[^`]+`)/)
  return parts
    .map((part) =>
      part.length > 2 && part.startsWith('`') && part.endsWith('`') ? code(part.slice(1, -1)) : withoutMentions(part),
    )
    .join('')
}

/** A heading of escaped text: in HTML, because in Markdown's own headings emphasis and addresses are interpreted. */
export function heading(text: string): string {
  return `<h3>${text}</h3>`
}

/** Untrusted text as code, in one line; empty for no text. */
export function code(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `<code>${escapeMarkdown(oneLine(text))}</code>`
}

/** Safe text as a paragraph; empty for none. */
export function paragraph(text: string): string {
  return text === '' ? '' : `<p>${text}</p>`
}

/** Safe texts beside each other, without the empty ones. */
export function besides(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' · ')
}

/** Whether a text is an http(s) address that a link may have. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(text)
}

/**
 * An http(s) address as a link. Its text is safe text of ours, by default the address without what every address has; anything else is
 * shown as code, or not at all if there is such a text.
 */
export function link(address: string, text?: string): string {
  if (!isAddress(address)) return text ?? code(address)
  const own = text ?? escapeMarkdown(address.replace(/^https?:\/\/(?=[^/])/, '').replace(/^([^/]+)\/$/, '$1'))
  return `<a href="${escapeMarkdown(address)}">${own}</a>`
}

/** Untrusted lines as they are. A `<pre>` may hold blank lines, and nothing in it is read as Markdown. */
export function lines(texts: readonly string[]): string {
  return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`
}

/** Safe Markdown that a reader unfolds, under a title of ours. */
export function fold(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`
}

/** Untrusted lines that a reader unfolds. */
export function folded(title: string, texts: readonly string[]): string {
  return fold(title, lines(texts))
}

/** A table in HTML, by rows. Its cells are safe to show; without a header it has none. */
export function table(rows: readonly (readonly string[])[], header: readonly string[] = []): string {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const lines = rows.map((cells) => row(cells, 'td'))
  return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n')
}
