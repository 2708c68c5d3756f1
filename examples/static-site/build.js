// Wraps each page of pages/ in a layout and writes it to public/, which the platform serves.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const from = join(import.meta.dirname, 'pages')
const to = join(import.meta.dirname, 'public')

mkdirSync(to, { recursive: true })
for (const name of readdirSync(from)) {
  const content = readFileSync(join(from, name), 'utf8')
  const title = /<h1>(.*?)<\/h1>/.exec(content)?.[1] ?? name
  writeFileSync(join(to, name), `<!doctype html>\n<meta charset="utf-8" />\n<title>${title}</title>\n${content}`)
  console.log(`public/${name}  ${title}`)
}
