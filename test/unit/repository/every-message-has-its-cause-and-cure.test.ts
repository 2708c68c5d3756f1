import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allMessages } from '../../../scripts/messages.ts'
import { root, sourceFiles, sourceOf } from './sources.ts'

/** The folders whose messages users of an action see. */
const parts =
  /^(actions|archive|build-log|checks|client|config|deployment|gate|github|output|text)\/|^contract\/(hidden-failure|base64)\.ts$/

/** Files whose texts are data: what inputs are for, patterns, XML, the headings of a report. */
const descriptions = new Set([
  'actions/doctor/summary.ts',
  'config/table.ts',
  'config/action-inputs.ts',
  'config/file/keys.ts',
  'output/failure-signs.ts',
  'output/log-commands.ts',
  'output/reports/junit.ts',
])

/** Text that is not a message of an action: progress, summaries, statuses, and errors that only a program that uses the library can cause. */
const others = new Set([
  'The end of the build log',
  'The end of the build log of the rollback',
  'query { viewer { login } }',
  'The answer is a secret and is not shown. It is in the output `result`.',
  'What the database answered is not shown. It is in the output `result`.',
  'more lines in `result`',
  ': the log has ended after',
  '`archive-path`:',
  'would be uploaded as the new service "',
  '(the platform did not give its id)',
  'would be deployed to service',
  'would be imported and',
  'the tracked branch',
  'The archive has',
  'The platform deploys the tracked branch first (deployment',
  '), then the head.',
  'The deployment of the tracked branch does not appear in the history. Deploying the head now.',
  // Parts of messages; the whole message has its own row.
  'in the `gate` of a service',
  'one good answer',
  'good answers in a row',
  'matching took more than a second',
  'no name before the `=`',
  'a quote that is never closed',
  'text after a closing quote',
  'no record shows the commit',
  'the run was cancelled',
  // Checks that passed or continue.
  'No record shows the commit',
  'yet. Waiting up to',
  ': its record shows the commit',
  'the log was watched only from',
  's on, because it could not be read before',
  'reads failed; the last failure:',
  'the log started over',
  '; the last line read is',
  'lines so far, none matches',
  'lines matches, in',
  ', as after a restart',
  'the statement ran without an error',
  ', and the body matches',
  // Statuses of a GitHub deployment, and text of a comment.
  'A service is being created',
  'A service may have been created',
  'Replaced by a newer deployment',
  'No service is left of it',
  'Nothing was created',
  'The pull request was closed',
  'was cancelled on the platform',
  'was replaced by a newer deployment',
  'is in an unknown state',
  'was stopped with its job',
  'is ready, though its job was stopped',
  'is being built',
  // What a plan and the report of a fleet say.
  'services are to be deployed.',
  'the last successful deployment',
  'the commit before the push',
  'the base of the pull request',
  'left as deployed.',
  'Nothing to deploy.',
  'in the log of the job</p>',
  // Permissions, and the subject of a stopped step.
  'pull-requests: write',
  'pull-requests: read',
  'the rollback to',
  'after a check had failed',
  'the wait for the address',
  // Errors of the library.
  'belongs into the body that is sent.',
  'The contract has no operation "',
  'The arguments of',
  'must be one object.',
  'of another form',
  'is a stream: read it with streamLog().',
  'The platform was closed during the call.',
  'The platform was closed.',
  'The user agent must be printable ASCII.',
  'The archive was disposed of and cannot be read again.',
  // Defects: they would appear after `Taxiway failed unexpectedly`.
  'the arguments were checked before',
  'the run is over',
  'the timeout of the run has passed',
  'The answer was not wanted to its end',
  'A ring has at least one block.',
])

const page =
  readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8').split('\n## When there is no message\n')[0] ?? ''
/** The sentences in the first column of its tables; `…` and OPERATION stand for the variable parts. */
const messages = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Message|---) /.test(line))
  .flatMap((row) => (/^\| ((?:\\.|[^|\\])*) \|/.exec(row)?.[1] ?? '').split('<br>'))
  .filter((message) => !message.startsWith('<a id='))
  .map((message) => message.replaceAll('\\|', '|'))

const ids = allMessages().map(({ id }) => id)

/** A message begins with its id. */
function withoutId(text: string): string {
  return text.replace(/^([a-z0-9-]+): /, (prefix, id) => (ids.includes(id) ? '' : prefix))
}

const literal = /(['`])((?:\\.|\$\{(?:[^{}`']|`[^`]*`|'[^']*')*\}|(?!\1)[^\\\n])*)\1/g
const placeholder = /\$\{((?:[^{}`']|`[^`]*`|'[^']*')*)\}/g

/** The fixed texts of all strings and templates in one line each, also of those inside a template's placeholders. */
function fixedTexts(code: string): string[] {
  return [...code.matchAll(literal)].flatMap(([, , text = '']) => [
    ...text.replaceAll(placeholder, '\0').replaceAll(/\\(.)/g, '$1').split('\0'),
    ...[...text.matchAll(placeholder)].flatMap(([, inner = '']) => fixedTexts(inner)),
  ])
}

const written = sourceFiles()
  .filter((file) => parts.test(file) && !descriptions.has(file))
  .flatMap((file) => fixedTexts(sourceOf(file)).map((text) => ({ file, text: withoutId(text).trim() })))
const texts = [...new Set(written.map(({ text }) => text))].filter((text) => /\p{L}/u.test(text))

/** Whether the sentence is fixed texts of the sources one after another, with only punctuation and placeholders between them. */
function canBeWritten(sentence: string): boolean {
  const reached = new Set([0])
  for (let at = 0; at < sentence.length; at++) {
    if (!reached.has(at)) continue
    if (/[^\p{L}]/u.test(sentence[at] ?? '')) reached.add(at + 1)
    for (const text of ['OPERATION', ...texts]) if (sentence.startsWith(text, at)) reached.add(at + text.length)
  }
  return reached.has(sentence.length)
}

test.each(messages)('the sources can write: %s', (message) => {
  expect(canBeWritten(message)).toBe(true)
})

test('a message has its own id', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id))).toEqual([])
})

test('a message has one row of the page', () => {
  const anchors = [...page.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id)
  expect(anchors.sort()).toEqual(ids.toSorted())
})

test('what the sources can write has a row', () => {
  const column = page.replaceAll('\\|', '|')
  const isSentence = (text: string): boolean => text.includes(' ') && (text.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= 3
  const missing = written.filter(({ text }) => isSentence(text) && !column.includes(text) && !others.has(text))
  const places = missing.map(({ file, text }) => `${file}: ${text}`)
  expect(places, 'give each a row in docs/troubleshooting.md').toEqual([])
})

test('an unused message and an unused exception are found', () => {
  expect([...others].filter((text) => !texts.includes(text))).toEqual([])
  expect(messages.length + ids.length).toBeGreaterThan(150)
  expect(canBeWritten('The timeout passed for an unknown reason.')).toBe(false)
})
