import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { formatDotenv } from '../../../src/report/json.ts'
import { newFolder } from '../../support/folder.ts'
import { holds } from '../../support/property.ts'

test.each(['a b', 'a\nb', '"a"', "it's", 'a;b', '$(id)', '`id`', 'a&b', 'a#b', 'ä', '~', 'a\\b', '|'])(
  'a value that a file or a shell would change is left out: %j',
  (value) => {
    expect(formatDotenv([['url', value]])).toEqual({ text: '', leftOut: ['TAXIWAY_URL'] })
  },
)

test.skipIf(process.platform === 'win32')(
  'a shell that reads the file gets each value as it is, and runs nothing',
  async () => {
    const cwd = newFolder(onTestFinished)
    const file = join(cwd, 'o.env')
    const property = fc.property(fc.string({ unit: 'binary-ascii', maxLength: 12 }), (value) => {
      const { text } = formatDotenv([['url', value]])
      writeFileSync(file, text)
      const shown = execFileSync('sh', ['-c', `. ${file}; printf %s "$TAXIWAY_URL"`], { encoding: 'utf8', cwd })
      expect(shown).toBe(text === '' ? '' : value)
    })
    await holds(property, 25)
  },
)
