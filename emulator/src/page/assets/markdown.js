/** Markdown as the client writes it, as a tree of what may be shown. What it does not know stays text. Knows nothing of the document. */

/** @typedef {string | { tag: string, href: string, children: Node[] }} Node */

/** The elements that are shown; every other one is shown as the text that it is. */
const known =
  'h1|h2|h3|h4|p|b|strong|i|em|code|pre|table|thead|tbody|tr|th|td|ul|ol|li|details|summary|a|br|hr|blockquote|sub'
const tagPattern = new RegExp(`^<(/?)(${known})((?:\\s[^<>]*)?)/?>`, 'i')
const empty = ['br', 'hr']
/** What the names of entities stand for. */
const characters = /** @type {Readonly<Record<string, string>>} */ ({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
})

/**
 * @param {string} text Markdown with HTML in it
 * @returns {Node[]}
 */
export function parseMarkup(text) {
  /** @type {{ tag: string, href: string, children: Node[] }} */
  const root = { tag: '', href: '', children: [] }
  for (const block of parseBlocks(text.replaceAll('\r\n', '\n'))) {
    if (block.kind === 'fence') root.children.push({ tag: 'pre', href: '', children: [block.text] })
    else readInto(root, block.text)
  }
  return root.children
}

/**
 * Fenced code, and what is between.
 * @param {string} text
 */
function parseBlocks(text) {
  /** @type {{ kind: 'fence' | 'rest', text: string }[]} */
  const blocks = []
  let from = 0
  for (const match of text.matchAll(/^```[^\n]*\n([\s\S]*?)^```[ \t]*$/gm)) {
    blocks.push({ kind: 'rest', text: text.slice(from, match.index) })
    blocks.push({ kind: 'fence', text: (match[1] ?? '').trimEnd() })
    from = match.index + match[0].length
  }
  return [...blocks, { kind: /** @type {const} */ ('rest'), text: text.slice(from) }]
}

/**
 * @param {{ tag: string, href: string, children: Node[] }} root
 * @param {string} text
 */
function readInto(root, text) {
  const open = [root]
  const last = () => open.at(-1) ?? root
  const say = (/** @type {string} */ words) => {
    const isCode = open.some(({ tag }) => tag === 'pre')
    if (isCode)
      last().children.push(decoded(open.length > 1 && last().children.length === 0 ? words.replace(/^\n/, '') : words))
    else if (words.trim() !== '')
      last().children.push(...(last() === root ? parseParagraphs(words) : parseInline(words)))
  }
  let plain = ''
  for (let rest = text; rest !== ''; ) {
    const match = rest.startsWith('<') ? tagPattern.exec(rest) : null
    const comment = rest.startsWith('<!--') ? /^<!--[\s\S]*?-->/.exec(rest) : null
    if (!match && !comment) {
      const next = rest.indexOf('<', 1)
      plain += next < 0 ? rest : rest.slice(0, next)
      rest = next < 0 ? '' : rest.slice(next)
      continue
    }
    say(plain)
    plain = ''
    rest = rest.slice((match ?? comment)?.[0].length)
    if (!match) continue
    const [, end, name = '', attributes = ''] = match
    const tag = name.toLowerCase()
    if (end) {
      const at = open.findLastIndex((each) => each.tag === tag)
      if (at > 0) open.length = at
    } else {
      const node = { tag, href: addressIn(attributes), children: [] }
      last().children.push(node)
      if (!empty.includes(tag)) open.push(node)
    }
  }
  say(plain)
}

/** An address of the web; empty for any other. @param {string} attributes */
function addressIn(attributes) {
  const href = decoded(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '')
  return /^https?:\/\//i.test(href) ? href : ''
}

/**
 * Lines outside of any element: headings, items of lists, rows of tables, and paragraphs.
 * @param {string} text
 * @returns {Node[]}
 */
function parseParagraphs(text) {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const lines = part.trim().split('\n')
      const [, marks, title] = /^(#{1,4}) +(.+)$/.exec(lines[0] ?? '') ?? []
      if (marks !== undefined && title !== undefined) {
        const heading = { tag: `h${marks.length}`, href: '', children: parseInline(title) }
        return [heading, ...(lines.length > 1 ? parseParagraphs(lines.slice(1).join('\n')) : [])]
      }
      if (lines.every((line) => /^[-*] /.test(line))) {
        return [
          node(
            'ul',
            lines.map((line) => node('li', parseInline(line.slice(2)))),
          ),
        ]
      }
      if (lines.length > 1 && lines.every((line) => line.startsWith('|'))) return [parseTable(lines)]
      return [node('p', parseInline(lines.join('\n')))]
    })
}

/** @param {readonly string[]} lines @returns {Node} */
function parseTable(lines) {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+$/.test(line))
    .map((line) => line.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/))
  return node(
    'table',
    rows.map((cells, n) =>
      node(
        'tr',
        cells.map((cell) => node(n === 0 ? 'th' : 'td', parseInline(cell.trim()))),
      ),
    ),
  )
}

/** @param {string} tag @param {Node[]} children @returns {Node} */
function node(tag, children) {
  return { tag, href: '', children }
}

const inline = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\((https?:\/\/[^)\s]+)\)/g

/**
 * @param {string} text
 * @returns {Node[]}
 */
function parseInline(text) {
  /** @type {Node[]} */
  const nodes = []
  let from = 0
  for (const match of text.matchAll(inline)) {
    const [whole, code, bold, label, href] = match
    if (match.index > from) nodes.push(decoded(text.slice(from, match.index)))
    if (code !== undefined) nodes.push(node('code', [decoded(code)]))
    else if (bold !== undefined) nodes.push(node('strong', [decoded(bold)]))
    else nodes.push({ tag: 'a', href: decoded(href ?? ''), children: [decoded(label ?? '')] })
    from = match.index + whole.length
  }
  if (from < text.length) nodes.push(decoded(text.slice(from)))
  return nodes
}

/** With the characters that entities stand for. @param {string} text */
function decoded(text) {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(characters, name) ? (characters[name] ?? whole) : whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    // A reader of Markdown shows nothing for what only keeps a mention from being found.
    if (code === 0x200b) return ''
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
