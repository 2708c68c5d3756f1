import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'

const source = new URL('../../../src/output/v8-heap.ts', import.meta.url)

/** The size of the young generation in bytes, after much garbage of which a little survives each collection. */
function sizeAfterMuchGarbage(begin: string): number {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8'
    import { keepYoungGenerationSmall } from '${source}'
    ${begin}
    const kept = Array.from({ length: 5_000 })
    for (let count = 0; count < 3_000_000; count++) kept[count % kept.length] = { text: 'line ' + count }
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    process.stdout.write(String(space.space_size))`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program]))
}

test('the young generation stops growing once it is limited', () => {
  const grown = sizeAfterMuchGarbage('')
  const small = sizeAfterMuchGarbage('keepYoungGenerationSmall()')
  expect(small).toBeLessThan(grown)
  expect(small).toBeLessThanOrEqual(8 * 1024 * 1024)
})
