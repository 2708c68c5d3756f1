import {
  type Baseline,
  compareWith,
  deployService,
  gitIn,
  Platform,
  planFleet,
  readHead,
  runFleet,
  type Turn,
} from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '', FOLDER = '.' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

const services = [
  { name: 'api', serviceId: SERVICE_ID, paths: ['api/**', '*.html'], needs: [] },
  { name: 'web', serviceId: `${SERVICE_ID}-web`, paths: ['web/**'], needs: ['api'] },
  { name: 'docs', serviceId: `${SERVICE_ID}-docs`, paths: ['docs/**'], needs: [] },
]
const git = gitIn(FOLDER)
// Your record of what was deployed last: here docs, at this commit.
const deployed = new Map([['docs', (await readHead(git))?.commit ?? '']])

const baselines = new Map<string, Baseline>(
  services.map(({ name }) => {
    const commit = deployed.get(name)
    return [name, commit === undefined ? { commit, why: 'it is new' } : { commit, of: 'the last deployment' }]
  }),
)
const differences = await compareWith(git, deployed.values())
const plan = planFleet({ services, choice: 'changed', baselines, differences })
for (const { name, reason } of plan.services) console.log(`deploy ${name}: ${reason}`)
for (const { name, reason } of plan.unchanged) console.log(`leave ${name}: ${reason}`)

const ids = new Map(services.map(({ name, serviceId }) => [name, serviceId]))
const tasks = plan.services.map(({ name, needs }) => ({
  name,
  needs,
  // A gate would be in the same request: `gate: { checks: [healthCheck({ … })] }`.
  run: async ({ remainingMs, signal }: Turn) =>
    await deployService(
      platform,
      { deploy: { serviceId: ids.get(name) ?? '' } },
      { print: async () => {}, report: (event) => console.error(name, event) },
      { timeoutMs: remainingMs, signal },
    ),
}))
const report = await runFleet(tasks, { maxParallel: 4, timeoutMs: 30 * 60_000 })
for (const { name, outcome, reason } of report.services) console.log(`${name} ${outcome}: ${reason}`)
if (!report.passed) process.exitCode = 1
