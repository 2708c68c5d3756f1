// @module-tag thorough
import type { Fault } from '../../emulator/src/index.ts'
import { localSite } from '../support/local-site.ts'
import { test } from '../support/scenario.ts'

const fast = { timeFactor: 10 }
const ways = [
  { kind: 'reset' },
  { kind: 'html' },
  { kind: 'cut', afterBytes: 9 },
  { kind: 'status', status: 502 },
] as const

const onDeploy = (way: (typeof ways)[number], when: 'before-effect' | 'after-effect'): Fault => {
  const { kind } = way
  // A cut answer is a true one, so it always comes after the effect.
  return { operation: 'deploy_service', times: 1, ...(kind === 'cut' ? way : { ...way, when }) }
}

test.concurrent.for(ways)(
  '%j after the effect: one deployment, followed to its end',
  async (way, { folder, run, expect }) => {
    await using site = await localSite(folder, { faults: [onDeploy(way, 'after-effect')] })
    const job = await run(site.byRef, fast)
    const [made] = site.platform.ledger
    expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'deployment-id': made?.id })
    expect(site.made).toBe(1)
  },
)

test.concurrent('before the effect: sent once more, and one deployment', async ({ folder, run, expect }) => {
  await using site = await localSite(folder, { faults: [onDeploy({ kind: 'reset' }, 'before-effect')] })
  const job = await run(site.byRef, fast)
  expect(job.outcome).toBe('succeeded')
  expect(site.platform.journal.filter(({ operation }) => operation === 'deploy_service')).toMatchObject([
    { status: null, trueStatus: null },
    { status: 202, trueStatus: 202 },
  ])
  expect(site.made).toBe(1)
})

test.concurrent('an upload: never a second service, and the first one is reported', async ({
  folder,
  workspace,
  run,
  expect,
}) => {
  const faults: Fault[] = [{ operation: 'deploy_upload', kind: 'reset', when: 'after-effect', times: 1 }]
  await using site = await localSite(folder, { faults })
  const job = await run(site.byUpload(workspace), fast)
  expect(site.platform.ledger.map(({ kind }) => kind)).toEqual(['service', 'deployment'])
  expect(job.exitCode).toBe(1)
  expect(job.errors[0]).toMatch(/service .*may .*billed/)
})
