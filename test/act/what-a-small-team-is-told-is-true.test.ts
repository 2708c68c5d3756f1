import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, type LocalPlatform, start } from 'taxiway-emulator'
import { checkOutActions } from '../support/act/action-checkout.ts'
import { dispatch, type Event, pullRequest, push } from '../support/act/event.ts'
import { Judge } from '../support/act/pilot/judge.ts'
import { type Mistake, type Part, parts, Team } from '../support/act/pilot/team.ts'
import { owner } from '../support/act/project.ts'
import { test as base, checkoutAction, expect, type Settings } from '../support/act/scenario.ts'
import { lineOf } from '../support/github/commits.ts'
import { pullRequest as opened } from '../support/github/pulls.ts'
import { seeded } from '../support/seeded.ts'

/** Fifty each night; CI takes the short test below alone. */
const commits = Number(process.env['TAXIWAY_PILOT'] ?? 0)
const seed = Number(process.env['TAXIWAY_SEED'] ?? Math.trunc(Math.random() * 2 ** 31))

/** What a platform does wrong while the truth can still be known. */
const faults: readonly [Fault, ...Fault[]] = [
  { operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 },
  { operation: 'deploy_service', kind: 'status', status: 500, when: 'after-effect', times: 1 },
  { operation: 'list_deployments', kind: 'status', status: 503, times: 2 },
  { operation: 'get_deployment_logs', kind: 'reset', when: 'after-effect', afterBytes: 200, times: 3 },
  { operation: '*', kind: 'delay', ms: 200, times: 20 },
]
const mistakes: Readonly<Record<Part, readonly [Mistake, ...Mistake[]]>> = {
  web: ['fails-to-build', 'crashes', 'sick'],
  worker: ['fails-to-build', 'crashes'],
  static: ['fails-to-build'],
}

// Weeks pass in minutes, and their requests would count for one hour.
const quota = { requests: 100_000, resetMs: 3_600_000 }
const test = base
  .override('githubScript', { quota })
  .extend('pilot', async ({ project, github, run }, { onCleanup }) => {
    const team = new Team(project, checkoutAction)
    const local = await start({ services: team.services, log: () => undefined })
    onCleanup(() => local.close())
    const judge = new Judge(team)
    const made: string[] = []
    return {
      team,
      judge,
      local,
      /** Commits what was changed, which GitHub knows from then on. */
      commit(): string {
        made.push(team.commit())
        github.history = lineOf(made)
        return made.at(-1) ?? ''
      },
      /** Runs a workflow, and waits until the platform is quiet. */
      async run(name: string, event: Event, settings: Settings = {}) {
        const before = local.ledger
        const ended = await run(`.github/workflows/${name}.yml`, event, asPlatform(local), settings)
        await local.settled()
        return { run: ended, before, after: local.ledger }
      },
    }
  })

/** What the runs of workflows need of it. */
function asPlatform({ url, keys }: LocalPlatform) {
  const unused = (): never => {
    throw new Error('The ledger says it')
  }
  return { url, key: keys.account, deployments: unused, deploy: unused, requests: [] }
}

test.skipIf(commits === 0)(
  `${commits} commits with mistakes and faults among them: each verdict is what the ledger says`,
  {
    timeout: 60_000 * (commits + 2),
  },
  async ({ pilot, github }) => {
    const { team, judge, local } = pilot
    const random = seeded(seed)
    const met = new Map<string, number>()
    const wrong: string[] = []
    const note = (what: string, found: readonly string[]): void => {
      met.set(what, (met.get(what) ?? 0) + 1)
      wrong.push(
        ...found.map((each) => `${what}, after ${[...met.values()].reduce((sum, count) => sum + count)} runs: ${each}`),
      )
    }
    let before = '0'.repeat(40)
    for (let index = 1; index <= commits; index++) {
      const part = random.pick(parts)
      for (const each of parts) if (team.versions[each].mistake !== undefined) team.change(each)
      const mistake = index > 1 && random.below(100) < 35 ? random.pick(mistakes[part]) : undefined
      team.change(part, mistake)
      const head = pilot.commit()
      const fault = random.below(100) < 30 ? random.pick(faults) : undefined
      local.faults.set(fault === undefined ? [] : [fault])
      const pushed = await pilot.run('staging', push({ before, after: head }))
      local.faults.set([])
      note(`staging${fault ? `, ${fault.kind}` : ''}`, judge.staging(pushed, head))
      if (mistake !== undefined) met.set(mistake, (met.get(mistake) ?? 0) + 1)
      before = head
      if (index % 5 === 3) note('promotion', judge.production(await pilot.run('production', dispatch())))
      if (index % 15 === 10) note('rollback', judge.rollback(await pilot.run('rollback', dispatch())))
      if (index % 12 !== 3) continue
      const number = 100 + index
      const onMain = team.versions
      team.switchTo(`topic-${number}`, '--create')
      const first = team.change('web').commit()
      const pull = opened(number, { head: { sha: first, ref: `topic-${number}` } })
      const show = (event: Parameters<typeof pullRequest>[0], sha: string, labels: string[]) => {
        const shown = { ...pull, labels, head: { ...pull.head, sha } }
        github.pulls.splice(0, github.pulls.length, shown)
        return pilot.run('preview', pullRequest(event, shown))
      }
      note('preview, not asked for', judge.preview(await show('opened', first, []), first, 'nothing'))
      note('preview, labeled', judge.preview(await show('labeled', first, ['preview']), first, 'created'))
      const second = team.change('web', random.below(2) === 0 ? 'fails-to-build' : undefined).commit()
      note('preview, pushed', judge.preview(await show('synchronize', second, ['preview']), second, 'deployed'))
      note('preview, closed', judge.preview(await show('closed', second, ['preview']), second, 'nothing'))
      team.switchTo('main')
      team.resume(head)
      expect(team.versions).toEqual(onMain)
    }
    console.info(`seed ${seed}:`, Object.fromEntries(met))
    expect(wrong, `seed ${seed}`).toEqual([])
  },
)

test('a verdict that is made dishonest is noticed', async ({ pilot, folder }) => {
  const { team, judge } = pilot
  const good = pilot.commit()
  const first = await pilot.run('staging', push({ before: '0'.repeat(40), after: good }))
  expect(judge.staging(first, good)).toEqual([])
  team.change('web', 'fails-to-build')
  const bad = pilot.commit()
  const lying = checkOutActions(join(folder, 'lying'))
  // The run ends as it does, and says that all went well.
  appendFileSync(
    join(lying, 'dist/fleet/index.js'),
    `
import { readFileSync, writeFileSync } from 'node:fs'
process.once('exit', () => {
  const text = readFileSync(process.env.GITHUB_OUTPUT, 'utf8')
  writeFileSync(process.env.GITHUB_OUTPUT, text.replaceAll('"outcome":"failed"', '"outcome":"succeeded"'))
  process.exitCode = 0
})
`,
  )
  const settings = { repositories: [`${owner}/taxiway@v1=${lying}`] }
  const lied = await pilot.run('staging', push({ before: good, after: bad }), settings)
  expect(lied.run.jobs).toEqual({ staging: 'success' })
  expect(judge.staging(lied, bad)).toEqual([
    'web succeeded, and is failed',
    'The job is green, and web not of its commit',
    'The job is green, and its commit has a mistake',
  ])
})
