import { oneLine } from '../text/message.ts'

/** Escapes untrusted text for HTML's `<code>`, `<pre>` and table cells, where nothing else is read as Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Untrusted prose, in one line. GitHub finds mentions and issues even in entities; an invisible space breaks them. */
export function prose(text: string): string {
  return escapeMarkdown(oneLine(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;')
}

/** A heading of escaped text: in HTML, because in Markdown's own headings emphasis and addresses are interpreted. */
export function heading(text: string): string {
  return `<h3>${text}</h3>`
}

/** Untrusted text as code, in one line; empty for no text. */
export function code(text: string | undefined): string {
  return text === undefined || text === '' ? '' : `<code>${escapeMarkdown(oneLine(text))}</code>`
}

/** An http(s) address as a link with itself as text; anything else as code. */
export function link(address: string): string {
  if (!/^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address)) return code(address)
  const escaped = escapeMarkdown(address)
  return `<a href="${escaped}">${escaped}</a>`
}

/** Untrusted lines as they are. A `<pre>` may hold blank lines, and nothing in it is read as Markdown. */
export function lines(texts: readonly string[]): string {
  return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`
}

/** Collapsed lines under a title of ours. */
export function folded(title: string, texts: readonly string[]): string {
  return `<details><summary>${title}</summary>\n\n${lines(texts)}\n\n</details>`
}

/** A table in HTML, by rows. Its cells are safe to show; without a header it has none. */
export function table(rows: readonly (readonly string[])[], header: readonly string[] = []): string {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const lines = rows.map((cells) => row(cells, 'td'))
  return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n')
}
