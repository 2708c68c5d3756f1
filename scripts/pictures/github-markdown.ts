/** Markdown as GitHub shows it, near enough for a picture: its parser's rules, its shape, and its Mermaid chart as bars. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const style = `
  :root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --text: light-dark(#1f2328, #f0f6fc); --muted: light-dark(#59636e, #9198a1) }
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px; background: light-dark(#fff, #0d1117); color: var(--text); font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif }
  article { border: 1px solid var(--line); border-radius: 6px; overflow: hidden }
  article > header { padding: 8px 16px; border-bottom: 1px solid var(--line); background: var(--soft); color: var(--muted) }
  article > header b { color: var(--text) }
  article > div { padding: 16px }
  article > div > :first-child { margin-top: 0 }
  article > div > :last-child { margin-bottom: 0 }
  h3 { font-size: 18px; margin: 0 0 16px }
  table { border-collapse: collapse; margin: 0 0 16px }
  td, th { padding: 6px 13px; border: 1px solid var(--line) }
  code { padding: 3px 5px; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 12px ui-monospace, Menlo, Consolas, "Liberation Mono", monospace }
  pre { margin: 8px 0; padding: 16px; border-radius: 6px; background: var(--soft); font: 12px/1.45 ui-monospace, Menlo, Consolas, "Liberation Mono", monospace; overflow: hidden }
  pre code { padding: 0; background: none }
  a { color: light-dark(#0969da, #4493f8) }
  svg text { font: 12px "Liberation Sans", sans-serif; fill: var(--text) }
`

/** A page that shows Markdown in a box with a title. */
export function githubPage(title: string, markdown: string): string {
  const body = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  const drawn = body.replaceAll(/<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g, (_, chart: string) =>
    gantt(chart),
  )
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><article><header>${title}</header><div>${drawn}</div></article>`
}

/** Pixels. */
const row = 28
const left = 140
const width = 620

/** The rows of a Gantt chart as bars. */
function gantt(chart: string): string {
  const bars = [...chart.matchAll(/^ {2}(?!section|dateFormat|axisFormat)(.+) : (\d+), (\d+)$/gm)].map(
    ([, name = '', from, to]) => ({ name, from: Number(from), to: Number(to) }),
  )
  const end = Math.max(1, ...bars.map(({ to }) => to))
  const rows = bars.map(({ name, from, to }, n) => {
    const x = left + (from / end) * width
    const length = Math.max(4, ((to - from) / end) * width)
    const rect = `<rect x="${x}" y="${n * row + 4}" width="${length}" height="20" rx="3" fill="#8a90dd"/>`
    return `${rect}<text x="0" y="${n * row + 18}">${name}</text>`
  })
  return `<svg width="${left + width}" height="${bars.length * row}">${rows.join('')}</svg>`
}
