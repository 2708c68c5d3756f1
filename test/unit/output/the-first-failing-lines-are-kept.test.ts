import { expect, test } from 'vitest'
import { LogExcerpt } from '../../../src/output/log-excerpt.ts'

function excerptOf(...lines: string[]): LogExcerpt {
  const excerpt = new LogExcerpt()
  excerpt.add(lines)
  return excerpt
}

const noise = (count: number) => [...Array(count)].map((_, index) => `step ${index}`)

test.each([
  'src/a.ts(1,1): error TS2304: Cannot find name',
  'npm ERR! missing script: build',
  'sh: 1: vite: not found',
  'panic: runtime error',
  'Traceback (most recent call last):',
  'java.lang.IllegalStateException: no',
  'The command failed with exit code 2',
  "TypeError: Cannot read properties of undefined (reading 'x')",
])('%s', (line) => {
  const failure = excerptOf(...noise(30), line, ...noise(30)).failure()
  expect(failure[0]).toBe(line)
  expect(failure.slice(-6)).toEqual(['…', 'step 25', 'step 26', 'step 27', 'step 28', 'step 29'])
})

test.each(['0 errors, 2 warnings', 'Found no failures', 'npm warn deprecated: error handling changed'])(
  '%s is not a failure',
  (line) => {
    expect(excerptOf(line, ...noise(20)).failure()).toEqual(noise(20).slice(-10))
  },
)

test('colours are left out', () => {
  expect(excerptOf('\u001b[31mError:\u001b[0m Build failed').failure()).toEqual(['Error: Build failed'])
})

test('nothing is left out or shown twice where the failure is the end', () => {
  expect(excerptOf('a', 'Error: b', 'c').failure()).toEqual(['Error: b', 'c'])
})

test('the tail is bounded and in order, however the lines come', () => {
  const excerpt = new LogExcerpt()
  for (let from = 0; from < 1000; from += 7) excerpt.add([...Array(7)].map((_, index) => `${from + index}`))
  expect(excerpt.tail()).toHaveLength(200)
  expect(excerpt.tail().at(0)).toBe('801')
  expect(excerpt.tail().at(-1)).toBe('1000')
})
