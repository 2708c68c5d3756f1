/** Says after `npm test` which tests it left out, and why. */
import { isThorough, testFiles } from '../test/support/test-files.ts'

const files = testFiles()
const thorough = files.filter(isThorough)
const nightly = files.filter(({ text }) => /\bbyNight\(/.test(text))
console.log(
  `Left to each night: the tests of ${thorough.length} of ${files.length} files. Each repeats with processes, or with more cases, a rule that a test above holds, and together ` +
    `they take minutes. \`npm run test:thorough\` runs them. The tests of ${nightly.length} files have still more cases: ` +
    '`npm run test:nightly`.',
)
