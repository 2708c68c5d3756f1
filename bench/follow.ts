import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { ScriptedPlatform } from '../test/support/platform/scripted-platform.ts'
import { serviceId } from '../test/support/platform/world.ts'
import { startDeploy } from '../test/support/runner/run-action.ts'

// How soon a line of the build log shows in the job, and how soon the job ends after the platform's final status. Both
// ends of each measure are read in this process: when the platform writes the event, when the line leaves the job's pipe.
const goals = { lineMedian: 15, end: 700 }
const lines = 200

const folder = mkdtempSync(join(tmpdir(), 'taxiway-bench-'))
const workspace = join(folder, 'workspace')
mkdirSync(workspace)
const stream = { payload: 'json', ids: 'sequence', ending: 'close', shredded: false, comments: false } as const
const platform = await new ScriptedPlatform({ story: [{ is: 'building' }], byHand: true, dialect: { stream } }).open()
try {
  const inputs = { 'base-url': platform.url, 'api-key': platform.key, 'service-id': serviceId, timeout: '1m' }
  const step = startDeploy(inputs, { runnerFolder: join(folder, 'runner'), workspace, limit: 60_000 })
  await platform.until(() => platform.requests('stream').length > 0)
  const { deployment } = platform
  deployment.write('the first line may wait for the proof of the stream')
  await step.line(/the first line/)
  for (let number = 1; number <= lines; number += 1) {
    await pause(20)
    deployment.write(`line ${number}.`)
  }
  await step.line(new RegExp(`line ${lines}\\.`))
  deployment.finish('success')
  const final = performance.now()
  const result = await step.finished

  const arrivals = new Map(result.lines.map(({ text, at }) => [/line \d+\.$/.exec(text)?.[0], at]))
  const delays = deployment.log.slice(1).map(({ text, at }) => (arrivals.get(text) ?? Number.POSITIVE_INFINITY) - at)
  delays.sort((one, other) => one - other)
  const at = (share: number) => delays[Math.floor(share * (delays.length - 1))] ?? Number.POSITIVE_INFINITY
  const end = result.endedAt - final
  console.log(
    `a line: median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms (goal: median ${goals.lineMedian} ms)`,
  )
  console.log(`the end: ${end.toFixed(0)} ms after the final status (goal: ${goals.end} ms)`)
  if (result.outcome !== 'succeeded' || at(0.5) > goals.lineMedian || end > goals.end) process.exitCode = 1
} finally {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
}
