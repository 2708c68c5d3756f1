import { expect, test } from 'vitest'
import { stage } from './local-platform.ts'

test('a cron service shows its schedule, its command and its next run', async () => {
  await using local = await stage({
    services: [
      { id: 'nightly', name: 'n', runtimeMode: 'cron', startCommand: 'node job.js', schedule: '0 0 1 1 *' },
      { id: 'broken', name: 'b', runtimeMode: 'cron', schedule: 'every night' },
      { id: 'plain', name: 'p' },
    ],
  })
  const cron = async (id: string) => (await local.ask(`/api/services/${id}/cron`)).body
  expect(await cron('nightly')).toEqual({
    schedule: '0 0 1 1 *',
    command: 'node job.js',
    nextRun: `${new Date().getUTCFullYear() + 1}-01-01T00:00:00.000Z`,
    scheduleValid: true,
  })
  expect(await cron('broken')).toEqual({ schedule: 'every night', command: '', nextRun: null, scheduleValid: false })
  expect(await cron('plain')).toEqual({ schedule: '', command: '', nextRun: null, scheduleValid: false })
})
