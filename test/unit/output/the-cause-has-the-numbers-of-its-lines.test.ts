import { expect, test } from 'vitest'
import { findCause, LogExcerpt } from '../../../src/old/output/cause/log-excerpt.ts'

const log = [
  'Installing: npm ci',
  'added 12 packages',
  '10%\r50%\r100%',
  'src/server.js:7:32 - error: SyntaxError: missing ) after argument list',
  '    7   console.log(1',
  'done',
  'Deployment failed: "npm run build" failed (exit code 1).',
]

test('the line that says what failed has its number, however the log was read', () => {
  for (const size of [1, 2, 3, log.length]) {
    const batches = Array.from({ length: Math.ceil(log.length / size) }, (_, n) => log.slice(n * size, (n + 1) * size))
    const { line, lines } = findCause(batches)
    expect(log[line - 1]).toContain('SyntaxError')
    for (const { at, text } of lines) if (at !== 3) expect(text).toBe(log[at - 1])
    expect(lines.find(({ at }) => at === 3)?.text ?? '100%').toBe('100%')
  }
})

test('it is what a run of the client shows', () => {
  const excerpt = new LogExcerpt()
  excerpt.add(log.map((line) => line.replace(/^[\s\S]*\r/, '')))
  const shown = excerpt.failure().filter((line) => line !== '…')
  expect(findCause([log]).lines.map(({ text }) => text)).toEqual(shown)
})

test('of an empty log there is no line', () => {
  expect(findCause([])).toEqual({ line: 0, lines: [] })
})
