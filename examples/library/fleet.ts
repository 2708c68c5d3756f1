import {
  type Baseline,
  compareWith,
  deployService,
  gitIn,
  Platform,
  planFleet,
  readHead,
  runFleet,
  type TaskContext,
} from 'taxiway'

const { PLATFORM_URL = '', PLATFORM_API_KEY = '', SERVICE_ID = '', FOLDER = '.' } = process.env
await using platform = new Platform({ baseUrl: PLATFORM_URL, apiKey: PLATFORM_API_KEY })

const ids: Record<string, string> = { api: SERVICE_ID, web: `${SERVICE_ID}-web`, docs: `${SERVICE_ID}-docs` }
const services = [
  { name: 'api', paths: ['api/**', '*.html'], needs: [] },
  { name: 'web', paths: ['web/**'], needs: ['api'] },
  { name: 'docs', paths: ['docs/**'], needs: [] },
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

const tasks = plan.services.map(({ name, needs }) => ({
  name,
  needs,
  // A gate would be in the same request: `gate: { checks: [healthCheck({ … })] }`.
  run: async ({ remainingMs, signal }: TaskContext) =>
    await deployService(
      platform,
      { deploy: { serviceId: ids[name] ?? '' } },
      { timeoutMs: remainingMs, signal, onEvent: (event) => console.error(name, event) },
    ),
}))
const report = await runFleet(tasks, { maxParallel: 4, timeoutMs: 30 * 60_000 })
for (const { name, outcome, reason } of report.services) console.log(`${name} ${outcome}: ${reason}`)
if (!report.passed) process.exitCode = 1
