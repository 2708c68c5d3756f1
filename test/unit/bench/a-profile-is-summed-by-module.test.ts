import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { Places } from '../../../bench/profile/places.ts'
import { type Frame, spentBy } from '../../../bench/profile/sum.ts'

function frame(functionName: string, url = '', lineNumber = 0): Frame {
  return { functionName, url, lineNumber }
}

test('a sample belongs to the innermost frame of its stack that has a place', () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 5] },
      { id: 2, callFrame: frame('walk'), children: [3, 4] },
      { id: 3, callFrame: frame('readdir') },
      { id: 4, callFrame: frame('gzip') },
      { id: 5, callFrame: frame('write') },
    ],
    samples: [2, 3, 4, 4, 5],
    timeDeltas: [1000, 2000, 4000, 8000, 500],
  }
  const places = new Set(['walk', 'gzip'])
  expect(spentBy(profile, ({ functionName }) => (places.has(functionName) ? functionName : undefined))).toEqual([
    { place: 'gzip', ms: 12 },
    { place: 'walk', ms: 3 },
    { place: 'Node itself', ms: 0.5 },
  ])
})

test('a frame of the bundle is named by the comment of the bundler above it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bundle'))
  const chunk = join(folder, 'bundle', '1.index.js')
  const lines = [
    '/***/ 7:',
    '// not named',
    ';// CONCATENATED MODULE: ./build/archive/walk/walk.js',
    'function* walk() {}',
    ';// CONCATENATED MODULE: ./node_modules/@scope/name/lib/name.js',
    'function name() {}',
    '/***/ 8:',
    'class RuleManager {}',
  ]
  writeFileSync(chunk, lines.join('\n'))
  const [places, url] = [new Places(), pathToFileURL(chunk).href]
  const named = lines.map((_, line) => places.of(frame('f', url, line)))
  expect(named).toEqual([
    ...['ignore', 'ignore', 'src/archive/walk/walk.ts', 'src/archive/walk/walk.ts', '@scope/name', '@scope/name'],
    ...['ignore', 'ignore'],
  ])
  expect(places.of(frame('(idle)'))).toBe('waiting')
  expect(places.of(frame('wrapSafe', 'node:internal/modules/cjs/loader'))).toBe('loading modules')
  expect(places.of(frame('readSync', 'node:fs'))).toBeUndefined()
})
