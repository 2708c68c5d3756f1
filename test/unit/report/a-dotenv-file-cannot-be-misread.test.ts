import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { formatDotenv, variableName } from '../../../src/old/report/formats/dotenv.ts'
import { newFolder } from '../../support/folder.ts'

test('names are those of the environment', () => {
  expect(variableName('deployment-id')).toBe('TAXIWAY_DEPLOYMENT_ID')
})

test.each(['a b', 'a\nb', '"a"', "it's", 'a;b', '$(id)', '`id`', 'a&b', 'a#b', 'ä', '~', 'a\\b', '|'])(
  'a value that a file or a shell would change is left out: %j',
  (value) => {
    const { text, leftOut } = formatDotenv([['url', value]])
    expect(text).toBe('')
    expect(leftOut).toEqual(['TAXIWAY_URL'])
  },
)

test('what would exceed 5 KB is left out, and what is smaller still fits', () => {
  const { text, leftOut } = formatDotenv([
    ['url', 'x'.repeat(4000)],
    ['ref', 'y'.repeat(2000)],
    ['status', 'live'],
  ])
  expect(leftOut).toEqual(['TAXIWAY_DEPLOYED_REF'])
  expect(text.length).toBeLessThanOrEqual(5 * 1024)
  expect(text).toContain('TAXIWAY_STATUS=live\n')
})

test.skipIf(process.platform === 'win32')(
  'a shell that reads the file gets each value as it is, and runs nothing',
  () => {
    const folder = newFolder(onTestFinished)
    const file = join(folder, 'o.env')
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 12 }), (value) => {
        const { text } = formatDotenv([['url', value]])
        writeFileSync(file, text)
        const shown = execFileSync('sh', ['-c', `. ${file}; printf %s "$TAXIWAY_URL"`], {
          encoding: 'utf8',
          cwd: folder,
        })
        expect(shown).toBe(text === '' ? '' : value)
      }),
      { numRuns: 25 },
    )
  },
)
