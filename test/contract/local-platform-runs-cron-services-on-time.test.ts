import { expect, test, vi } from 'vitest'
import { commit, stage, until } from './local-platform.ts'

test('the command of a cron service runs on time and prints to the runtime log', async () => {
  // Time advances on its own, and can be advanced.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await using local = await stage((folder) => {
      commit(folder, { 'job.cjs': 'console.log("word " + process.env.WORD); process.exitCode = 3' })
      const service = { name: 'job', runtimeMode: 'cron', startCommand: 'node job.cjs' } as const
      return { services: [{ ...service, repoUrl: folder, schedule: '* * * * *' }] }
    })
    const body = { vars: [{ key: 'WORD', value: 'red' }] }
    await local.ask('/api/services/svc_job/env/import', { body })
    const { record } = await local.deploy('svc_job')
    expect(record.status).toBe('live')
    const printed = async (): Promise<string[]> => {
      const { body: page } = await local.ask('/api/services/svc_job/logs')
      return page.logs.map(({ line }: { line: string }) => line)
    }
    expect(await printed()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    await until(async () => (await printed()).length >= 2)
    expect((await printed()).slice(0, 2)).toEqual(['word red', 'The run failed (exit code 3).'])
  } finally {
    vi.useRealTimers()
  }
})
