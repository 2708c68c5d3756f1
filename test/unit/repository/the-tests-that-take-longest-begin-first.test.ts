import { expect, test } from 'vitest'
import { longest } from '../../support/longest-first.ts'
import { byNight } from '../../support/nightly.ts'
import { testFiles } from '../../support/test-files.ts'

test('each file that begins first is there', () => {
  const paths = testFiles().map(({ path }) => path)
  expect(longest.filter((each) => !paths.includes(each))).toEqual([])
})

test('what is left to the night has no row and no column for itself', () => {
  const grid = ['a', 'b', 'c'].flatMap((row) => [1, 2].map((column) => [row, column] as const))
  const parts = byNight(grid, (_, nth) => nth % 3 === 0 || nth === 4)
  expect(parts).toEqual([
    [{ tags: [] }, [grid[0], grid[3], grid[4]]],
    [{ tags: ['nightly'] }, [grid[1], grid[2], grid[5]]],
  ])
  expect(() => byNight(grid, ([row]) => row !== 'b')).toThrow('no case with "b"')
  expect(() => byNight(grid, ([_, column]) => column === 1)).toThrow('no case with 2')
})
