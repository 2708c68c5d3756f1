// Renders the template into build/index.html. A real project would run its bundler here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = import.meta.dirname
const page = readFileSync(`${folder}/page.html`, 'utf8').replace('{{built}}', new Date().toISOString())
mkdirSync(`${folder}/build`, { recursive: true })
writeFileSync(`${folder}/build/index.html`, page)
console.log(`build/index.html  ${page.length} bytes`)
