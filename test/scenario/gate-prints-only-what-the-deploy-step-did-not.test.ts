// @module-tag thorough
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, ofService, test } from '../support/gating.ts'
import { byRef } from '../support/scenario.ts'

/** The folder that the runner gives to all steps of a job. */
function temporaryFolder(folder: string): string {
  const temporary = join(folder, 'job-temp')
  if (!existsSync(temporary)) mkdirSync(temporary)
  return temporary
}

const log = ['installing', 'building', 'error: wreckage', 'done']

test('a gate after the deploy of the same job does not print the log again', async ({
  platform,
  folder,
  run,
  gate,
}) => {
  const site = await platform({ story: [{ is: 'building', log }, { is: 'success' }] })
  const env = { RUNNER_TEMP: temporaryFolder(folder) }
  const deployed = await run(byRef(site), { env })
  expect(deployed.buildLog).toEqual(log)
  const judged = await gate(ofService(site, { 'deployment-id': deployed.outputs['deployment-id'] ?? '' }), { env })
  expect(judged.exitCode).toBe(0)
  expect(judged.buildLog).toEqual([])
  expect(judged.stdout).toContain('An earlier step of this job printed this build log up to line 4.')
  expect(judged.logFile).toBe(deployed.logFile)
  expect(judged.logFile).toContain('wreckage')
})

test('it prints the lines that are new, and its annotation quotes all', async ({ platform, folder, run, gate }) => {
  const site = await platform({ story: [{ is: 'building', log }], byHand: true })
  const env = { RUNNER_TEMP: temporaryFolder(folder) }
  const deployed = await run(byRef(site, { timeout: '3s' }), { env })
  expect(deployed.outcome).toBe('timed-out')
  expect(deployed.buildLog).toEqual(log)
  site.deployment.write('one more')
  site.deployment.finish('failure')
  const judged = await gate(ofService(site, { 'deployment-id': site.deployment.id }), { env })
  expect(judged.buildLog).toEqual(['one more'])
  expect(judged.errors[0]).toContain('error: wreckage')
})
