/** Says after `npm test` which tests it left out, and why. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const tests = join(import.meta.dirname, '..', 'test')
// They need other programs, and are no part of either run.
const others = /^(?:act|ci|browser)[/\\]/
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts') && !others.test(file),
)
const texts = files.map((file) => readFileSync(join(tests, file), 'utf8'))
const thorough = texts.filter((text) => text.startsWith('// @module-tag thorough\n'))
const nightly = texts.filter((text) => /\bbyNight\(/.test(text))
console.log(
  `Left to \`.ci/run\`: the tests of ${thorough.length} of ${files.length} files. Each repeats with processes, or with more cases, a rule that a test above holds, and together ` +
    `they take minutes. \`npm run test:thorough\` runs them. The tests of ${nightly.length} files have still more cases, which are left to each night: ` +
    '`npm run test:nightly`.',
)
