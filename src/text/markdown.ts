/** Escapes untrusted text so that Markdown only shows it: no markup, mention, issue or image. One line. */
function escapeText(text: string): string {
  const escaped = text
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/[&<>"'`@#![\]()*_~|\\$]/g, (character) => `&#${character.charCodeAt(0)};`)
  // GitHub finds mentions, issues and addresses even in entities; an invisible space breaks them.
  return escaped.replace(/&#(?:64|35);|\bGH-(?=\d)|https?:(?=\/\/)|www(?=\.)/gi, '$&&#8203;')
}

/** Formats one of our sentences, which may quote others: text between backticks is shown as code. */
export function sentence(text: string): string {
  const parts = text.split(/`([^`\r\n]+)`/)
  return parts.map((part, index) => (index % 2 === 1 ? code(part) : escapeText(part))).join('')
}

export function code(text: string): string {
  return `<code>${escapeText(text)}</code>`
}

/** Untrusted lines, unchanged: in a `<pre>`, nothing is read as Markdown, and a blank line does not end the block. */
export function lines(texts: readonly string[]): string {
  const escaped = texts.map((text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`))
  return `<pre>\n${escaped.join('\n')}\n</pre>`
}

/** A link to an http or https address; anything else is shown as code. */
export function link(address: string, text: string): string {
  const isAddress = /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address)
  return isAddress ? `<a href="${address.replaceAll('&', '&amp;')}">${text}</a>` : code(address)
}

/** A section that a reader can unfold, with a title of ours. */
export function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`
}

/** A table of cells that are already safe. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [row(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(row)].join('\n')
}
