import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { machinePath } from '../../../emulator/src/builds/processes/machine-search-path.ts'

const machine = ['/usr/local/bin', '/usr/bin', '/opt/me/tools/node_modules/.bin']
const npm = { npm_lifecycle_event: 'emulator' }
const gyp = '/usr/lib/node_modules/npm/node_modules/@npmcli/run-script/lib/node-gyp-bin'
const bins = ['/srv/taxiway/node_modules/.bin', '/srv/node_modules/.bin', '/node_modules/.bin']

test.each<[string, Record<string, string>, readonly string[], readonly string[]]>([
  ['a terminal', {}, ['/opt/me/node_modules/.bin'], ['/opt/me/node_modules/.bin']],
  ['npm run', npm, [...bins, gyp], []],
  ['npx in npm run', npm, ['/opt/.npm/_npx/1f/node_modules/.bin', ...bins, gyp, ...bins, gyp], []],
  ['npx of a program that is installed globally', npm, ['/opt/node/bin', ...bins, gyp], ['/opt/node/bin']],
  ['pnpm', npm, ['/srv/taxiway/node_modules/.bin', '/usr/lib/node_modules/pnpm/dist/node-gyp-bin', bins[1] ?? ''], []],
  ['node --run', { NODE_RUN_SCRIPT_NAME: 'emulator' }, ['/srv/taxiway/node_modules/.bin'], []],
  ['npm on Windows', npm, ['taxiway\\node_modules\\.bin', 'npm\\node-gyp-bin'], []],
])('%s: what it added is gone, and what the user put there stays', (_, environment, added, kept) => {
  expect(machinePath([...added, ...machine].join(delimiter), environment).split(delimiter)).toEqual([
    ...kept,
    ...machine,
  ])
})

test('nothing is left of a path that a package manager made', () => {
  expect(machinePath(bins.join(delimiter), npm)).toBe('')
})
