// Reads the files of test results that are named, and prints each failed test with the first line of its error, then on the last line
// how many tests passed and how many failed.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import process from 'node:process'

let [passed, failed] = [0, 0]
for (const file of process.argv.slice(2)) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
  for (const { name, status, message, assertionResults } of testResults) {
    const place = relative('.', name)
    const wrong = assertionResults.filter((each) => each.status === 'failed')
    for (const { fullName, failureMessages } of wrong) say(`${place}: ${fullName}`, failureMessages[0])
    // The file could not be loaded, or something outside of its tests failed.
    if (status === 'failed' && wrong.length === 0) say(place, message)
  }
}
console.log(`${passed} ${failed}`)

function say(what, error = '') {
  console.log(`failed test: ${what}\n    ${error.split('\n')[0].slice(0, 300)}`)
}
