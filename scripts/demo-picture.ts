/**
 * Runs the demo and draws the end of its output, a build that fails after it was accepted, as docs/demo.svg for the README.
 *
 *     npx node scripts/demo-picture.ts
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '..')
const firstLine = 'A build that fails after it was accepted'
/** Pixels. */
const line = { height: 20, width: 8.4, left: 24, top: 56 }
/** The CSS classes of the colour codes that the demo uses. */
const classes: Readonly<Record<string, string>> = {
  1: 'bold',
  2: 'dim',
  31: 'red',
  32: 'green',
  33: 'yellow',
  36: 'cyan',
}
const style = `
  .page { fill: #161b22 } .button { fill: #484f58 }
  text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #c9d1d9 }
  .dim { fill: #8b949e } .bold { font-weight: bold; fill: #f0f6fc } .red { fill: #ff7b72 } .green { fill: #7ee787 } .yellow { fill: #e3b341 } .cyan { fill: #79c0ff }
`

const { stdout, status } = spawnSync(process.execPath, ['scripts/demo.ts'], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, FORCE_COLOR: '1' },
})
if (status !== 0) throw new Error(`The demo ended with ${status}.`)
const lines = stdout.split('\n')
const shown = ['$ npm run demo', '…', ...lines.slice(lines.findIndex((text) => text.includes(firstLine)))]
  .map((text) => text.replaceAll(/file:\/\/\/\S*\//g, 'file:///…/'))
  .join('\n')
  .trimEnd()
  .split('\n')
writeFileSync(join(root, 'docs/demo.svg'), draw(shown))

function draw(texts: readonly string[]): string {
  const columns = Math.max(...texts.map((text) => stripVTControlCharacters(text).length))
  const width = Math.ceil(columns * line.width + 2 * line.left)
  const height = line.top + texts.length * line.height + 8
  const buttons = [20, 40, 60].map((x) => `<circle class="button" cx="${x}" cy="20" r="6"/>`).join('')
  const rows = texts.map((text, index) => row(text, line.top + index * line.height))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="The demo: a build that fails after it was accepted ends red, with the cause in the annotation">`,
    `<style>${style}</style>`,
    `<rect class="page" width="${width}" height="${height}" rx="8"/>${buttons}`,
    ...rows.filter((each) => each !== ''),
    '</svg>\n',
  ].join('\n')
}

/** One line of the terminal, with an element for each stretch of one colour. */
function row(text: string, y: number): string {
  const [plain = '', ...coloured] = text.split('\u001b[')
  const stretches = [
    ['', plain],
    ...coloured.map((each) => [each.slice(0, each.indexOf('m')), each.slice(each.indexOf('m') + 1)]),
  ]
  const spans = stretches.flatMap(([code = '', part = '']) =>
    part === '' ? [] : [`<tspan class="${classes[code] ?? ''}">${escaped(part)}</tspan>`],
  )
  return spans.length === 0 ? '' : `<text x="${line.left}" y="${y}">${spans.join('')}</text>`
}

/** Escapes XML, and makes spaces non-breaking, because some viewers collapse them. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '\u00a0')
}
