// @module-tag thorough
import { expect, test } from 'vitest'
import { InputError } from '../../../../src/old/client/errors.ts'
import { checkConfigFile } from '../../../../src/old/config/file/config-reader.ts'

test('nothing in a file takes long, whatever YAML makes of it', () => {
  const bombs = [
    `a: &a [1,1,1,1,1,1,1,1,1]\n${Array.from({ length: 20 }, (_, at) => `${'b'.repeat(at + 1)}: &${'b'.repeat(at + 1)} [${Array(9).fill(`*${at === 0 ? 'a' : 'b'.repeat(at)}`)}]`).join('\n')}`,
    '['.repeat(100_000),
    `${'{a: '.repeat(50_000)}`,
    'services: &s { api: *s }',
    `services:\n${Array.from({ length: 20_000 }, (_, at) => `  s${at}: {}`).join('\n')}`,
    `needs: &l [${'a,'.repeat(20_000)}]\nservices: {${Array.from({ length: 2_000 }, (_, at) => `s${at}: { paths: *l }`).join(', ')}}`,
    `paths: ${'? '.repeat(20_000)}`,
    `x: ${'&a '.repeat(20_000)}`,
    `${'- '.repeat(50_000)}`,
  ]
  for (const bomb of bombs) {
    const before = process.cpuUsage()
    try {
      checkConfigFile(Buffer.from(bomb), 'taxiway.yaml')
    } catch (error) {
      expect(error).toBeInstanceOf(InputError)
    }
    // Of the processor, which other programs do not change.
    expect(process.cpuUsage(before).user / 1_000, bomb.slice(0, 40)).toBeLessThan(10_000)
  }
})
