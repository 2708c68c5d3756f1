import { expect, test } from 'vitest'
import { childEnvironment } from '../../../emulator/src/builds/process-groups.ts'

/** libuv takes each of these from its own process if the environment for a child lacks it (`required_vars` in win/process.c). */
const takenByLibuv = [
  'HOMEDRIVE',
  'HOMEPATH',
  'LOGONSERVER',
  'PATH',
  'SYSTEMDRIVE',
  'SYSTEMROOT',
  'TEMP',
  'USERDOMAIN',
  'USERNAME',
  'USERPROFILE',
  'WINDIR',
]

const system = { PATH: 'C:\\Windows', SystemDrive: 'C:', SystemRoot: 'C:\\Windows', windir: 'C:\\Windows' }

test.each([
  ['D:\\a\\home', 'D:', '\\a\\home'],
  ['\\\\server\\share\\home', '\\\\server\\share', '\\home'],
])('a build on Windows with the home %s sees no home and no user of the platform', (home, drive, path) => {
  const env = childEnvironment(system, home, { USERNAME: 'of the service' }, true)
  const names = Object.keys(env).map((name) => name.toUpperCase())
  expect(takenByLibuv.filter((name) => !names.includes(name))).toEqual([])
  expect(env).toMatchObject({ HOMEDRIVE: drive, HOMEPATH: path, USERPROFILE: home, TEMP: home, USERNAME: 'taxiway' })
})

test('a build on another system sees none of these names', () => {
  expect(childEnvironment({ PATH: '/bin' }, '/home', {}, false)).toEqual({ PATH: '/bin', HOME: '/home', CI: 'true' })
})
