import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { parsePs, parseResident, parseStat, readUsage } from '../../../emulator/src/metrics/sampler.ts'

test('a line of /proc/ID/stat, whatever the name of the program', () => {
  const rest = '4194304 125 0 0 0 250 30 0 0 20 0 1 0 713307 3133440 382'
  expect(parseStat(`3711 (node) S 3618 3600 25540 0 -1 ${rest}`)).toEqual({ group: 3600, cpuMs: 2_800 })
  expect(parseStat(`3711 (a) R 1 (b) S 3618 3600 25540 0 -1 ${rest}`)).toEqual({ group: 3600, cpuMs: 2_800 })
  expect(parseStat('')).toBeUndefined()
})

test('the resident memory in /proc/ID/status, which a kernel thread does not have', () => {
  expect(parseResident('Name:\tnode\nVmHWM:\t  99 kB\nVmRSS:\t  2048 kB\n')).toBe(2_097_152)
  expect(parseResident('Name:\tkthreadd\n')).toBe(0)
})

test.each([
  ['  501  2048   0:01.25', { group: 501, cpuMs: 1_250, memoryBytes: 2_097_152 }],
  ['501 0 00:00:02', { group: 501, cpuMs: 2_000, memoryBytes: 0 }],
  ['501 1 1-02:00:00', { group: 501, cpuMs: 93_600_000, memoryBytes: 1_024 }],
  ['PGID RSS TIME', undefined],
  ['', undefined],
])('a line of ps: "%s"', (line, expected) => {
  expect(parsePs(line)).toEqual(expected)
})

test.runIf(process.platform !== 'win32')(
  'a busy group uses what its children use, and one that is gone nothing',
  async () => {
    const program = `while (process.cpuUsage().user < 200_000);
    console.log('busy'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['-e', program], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
    const { pid = 0 } = child
    try {
      await new Promise((resolve) => child.stdout.once('data', resolve))
      const usage = (await readUsage([pid, 2 ** 30])).get(pid)
      expect(usage?.processes).toBe(1)
      expect(usage?.cpuMs).toBeGreaterThan(100)
      expect(usage?.memoryBytes).toBeGreaterThan(10 * 2 ** 20)
      expect((await readUsage([2 ** 30])).get(2 ** 30)).toEqual({ cpuMs: 0, memoryBytes: 0, processes: 0 })
    } finally {
      process.kill(-pid, 'SIGKILL')
    }
  },
)
