import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Fleeted, test as fleeting, ofFleet, platformServices } from './fleeting.ts'
import type { Story } from './platform/deployment.ts'
import type { ScriptedPlatform } from './platform/scripted-platform.ts'
import type { Inputs } from './scenario.ts'

/** Where a runner dies, or only the step that deploys: `deployed` is before the result is written, `written` before it is uploaded. */
export type Death = 'before begin' | 'begun' | 'begun uploaded' | 'deploying' | 'step killed' | 'deployed' | 'written'

/** A run of the workflow `fleet.yml`: its jobs have folders of their own, and pass on artifacts. */
export interface FleetRun {
  readonly platform: ScriptedPlatform
  /** How the deployments of each service go from now on; by default they succeed. */
  readonly stories: Record<string, Story | undefined>
  plan(attempt?: number): Promise<Fleeted>
  /** The job of a service; undefined if it died. */
  deploy(service: string, attempt: number, death?: Death): Promise<Fleeted | undefined>
  report(attempt: number): Promise<Fleeted>
  /** How many deployments of a service the platform made. */
  deployments(service: string): number
}

/** A build that goes on until it is killed. */
const endless: Story = [{ is: 'building' }]

export { expect } from 'vitest'

/** A test of the jobs of a fleet, of which some die and some are run again. */
export const test = fleeting.extend(
  'fleetRun',
  ({ repository, platform, fleet, startFleet, workspace, folder }) =>
    async (file: string, names: readonly string[]): Promise<FleetRun> => {
      const sha = repository.commit({ 'taxiway.yaml': file, '.gitignore': 'fleet-*\n' })
      const stories = platformServices(Object.fromEntries(names.map((name) => [name, undefined])))
      const local = await platform({ services: stories })
      const artifacts = join(folder, 'artifacts')
      mkdirSync(artifacts)
      const options = (attempt: number) => ({
        env: { GITHUB_SHA: sha, GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: `${attempt}` },
      })
      const inputs = (results: string, more: Inputs): Inputs => ofFleet(local, { results: basename(results), ...more })
      /** The folder of a job, with all that was uploaded. */
      const download = (): string => {
        const results = mkdtempSync(join(workspace, 'fleet-'))
        for (const artifact of readdirSync(artifacts)) cpSync(join(artifacts, artifact), results, { recursive: true })
        return results
      }
      const upload = (name: string, results: string, begins: string): void => {
        mkdirSync(join(artifacts, name), { recursive: true })
        const files = readdirSync(results).filter((file) => file.startsWith(begins) && file.endsWith('.json'))
        for (const file of files) cpSync(join(results, file), join(artifacts, name, file))
      }
      const deployments = (service: string): number =>
        local.requests('deploy').filter(({ target }) => target === `svc-${service}`).length
      return {
        platform: local,
        stories,
        deployments,
        async plan(attempt = 1) {
          const results = mkdtempSync(join(workspace, 'fleet-'))
          const end = await fleet(inputs(results, { mode: 'plan', all: 'true' }), options(attempt))
          upload('plan', results, 'plan')
          return end
        },
        async deploy(service, attempt, death) {
          if (death === 'before begin') return undefined
          const results = download()
          await fleet(inputs(results, { mode: 'begin', services: service }), options(attempt))
          if (death === 'begun') return undefined
          upload(`begun-${service}-${attempt}`, results, `service-${service}.`)
          if (death === 'begun uploaded') return undefined
          const isKilled = death === 'deploying' || death === 'step killed'
          const before = deployments(service)
          const story = stories[`svc-${service}`]
          if (isKilled) stories[`svc-${service}`] = endless
          const step = startFleet(inputs(results, { services: service }), options(attempt))
          if (isKilled) {
            await local.until(() => deployments(service) > before)
            step.signal('SIGKILL')
          }
          const end = await step.finished
          stories[`svc-${service}`] = story
          if (death !== undefined && death !== 'step killed') return undefined
          upload(`ended-${service}-${attempt}`, results, `service-${service}.`)
          return end
        },
        report: async (attempt) => await fleet(inputs(download(), { mode: 'report' }), options(attempt)),
      }
    },
)
