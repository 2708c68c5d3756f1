/**
 * Prints what a user must know of the version that package.json names, from CHANGELOG.md.
 *
 *     node scripts/release/notes.ts
 */
import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const [, ...sections] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
const text = sections
  .find((section) => section.startsWith(`${version}\n`))
  ?.slice(version.length)
  .trim()
if (text === undefined || text === '') {
  console.error(
    `CHANGELOG.md has no section "## ${version}", or an empty one. Write what a user must know of ${version}.`,
  )
  process.exit(1)
}
console.log(text)
