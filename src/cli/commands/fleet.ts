import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Command } from 'commander'
import { fleet as fleetAction } from '../../actions/fleet.ts'
import { childPipeline } from '../../fleet/plan/child-pipeline.ts'
import { toMatrices } from '../../fleet/plan/matrices.ts'
import { planFile } from '../../fleet/results/file-names.ts'
import { readRunName, runVariable } from '../../fleet/results/results-folder.ts'
import { toFleetDocument } from '../../report/formats/fleet-document.ts'
import type { SerializedPlan } from '../../report/formats/serialized-plan.ts'
import { toPlanRows } from '../../report/summary/plan-summary.ts'
import { shortenCommit } from '../../text/commits/commit-id.ts'
import { definedFields } from '../../text/defined-fields.ts'
import type { AddCommand } from '../command.ts'
import { type CommandJob, type JobRequest, openJob } from '../command-job.ts'
import { exitStatus } from '../exit-status-help.ts'
import {
  addConnection,
  addForce,
  addHelp,
  addInputs,
  addLocal,
  addLogFile,
  addOutput,
} from '../options/command-options.ts'
import { givenOptions } from '../options/taken-inputs.ts'
import { addPackageOption, installCommand } from '../pipeline-install.ts'
import { failureDocument } from '../results/failure-document.ts'
import { printJson } from '../results/stdout.ts'
import { printTable } from '../results/text-table.ts'
import { UsageError } from '../usage-error.ts'

/** `taxiway fleet plan`, `taxiway fleet begin`, `taxiway fleet deploy` and `taxiway fleet report` */
export const fleetCommand: AddCommand = (program, signal) => {
  const fleet = program.command('fleet').description('Deploy the services of taxiway.yaml that changed, in order.')
  addPlan(fleet, signal)
  addBegin(fleet, signal)
  addDeploy(fleet, signal)
  addReport(fleet, signal)
  return fleet
}

function addPlan(fleet: Command, signal: AbortSignal): void {
  const command = addPackageOption(
    addLocal(
      addConnection(
        fleet.command('plan').description('Say which services would be deployed, in which order, and why.'),
      ),
    )
      .option('--json', 'Print the plan on stdout as one JSON document.')
      .option('--matrix', 'Print the plan as the matrices of a workflow: lists of at most 256 services each.')
      .option(
        '--gitlab <FILE>',
        'Write the plan as a child pipeline of GitLab: a job for each service, and one that reports.',
      ),
  ).option('--quiet', 'Print errors and the plan only.')
  addHelp(command, 'taxiway fleet plan --changed-since main', exitStatus.asking)
  addInputs(command).action(async () => await planFleet(command, signal))
}

function addBegin(fleet: Command, signal: AbortSignal): void {
  const description = 'Note in the folder of the results that this job deploys services next. Nothing is sent.'
  const command = addInputs(fleet.command('begin').description(description)).option('--quiet', 'Print errors only.')
  addHelp(command, 'taxiway fleet begin --services api --results taxiway-fleet', exitStatus.writing)
  command.action(async () => {
    const request = { fixed: { mode: 'begin' }, showsLog: false, isLocal: true }
    await fleetAction(await openJob(command, signal, request))
  })
}

function addDeploy(fleet: Command, signal: AbortSignal): void {
  const command = addLocal(
    addConnection(
      fleet.command('deploy').description('Deploy the services that changed, each after those that it needs.'),
    ),
  )
  addForce(command)
  addInputs(command)
  addHelp(addLogFile(addOutput(command)), 'taxiway fleet deploy --services api,web', exitStatus.deploying)
  command.action(async () => await runFleet(command, signal))
}

function addReport(fleet: Command, signal: AbortSignal): void {
  const command = addConnection(
    fleet.command('report').description('Sum up what other jobs deployed, from the folder of their results.'),
  )
  addHelp(addOutput(addInputs(command)), 'taxiway fleet report --results taxiway-fleet', exitStatus.deploying)
  command.action(async () => await runFleet(command, signal, { fixed: { mode: 'report' }, isLocal: true }))
}

/** `taxiway fleet plan`: a table on stdout; the plan as JSON, or as matrices, if asked for. */
async function planFleet(command: Command, signal: AbortSignal): Promise<void> {
  const { gitlab } = givenOptions(command)
  const results = typeof gitlab === 'string' ? readResultsFolder(command) : undefined
  const fixed = { mode: 'plan', ...definedFields({ results }) }
  const job = await openJob(command, signal, { fixed, showsLog: false, isLocal: true })
  await fleetAction(job)
  const { json, matrix } = job.options
  const { ended: run } = job
  if (run?.kind !== 'plan') {
    if (json === true && run !== undefined) printJson(failureDocument(run.reason), job.redactor)
    return
  }
  const { plan } = run
  if (typeof gitlab === 'string' && results !== undefined) writeChildPipeline(job, gitlab, { plan, results })
  if (json === true) return printJson(plan, job.redactor)
  if (matrix === true) return printJson(toMatrices(plan), job.redactor)
  printTable(['SERVICE', 'PLAN', 'AFTER', 'WHY'], toPlanRows(plan), job.redactor, { keepsLast: true })
}

/** The folder of the results, relative to the project: the jobs of a child pipeline hand it on as artifacts. */
function readResultsFolder(command: Command): string {
  const { results = process.env['TAXIWAY_RESULTS'] || 'taxiway-fleet' } = givenOptions(command)
  const path = relative(process.cwd(), String(results)).split(sep).join('/')
  if (path !== '' && !path.startsWith('..') && !isAbsolute(path)) return path
  throw new UsageError(
    `--results must name a folder below the current one, whose files GitLab passes on: "${results}".`,
  )
}

function writeChildPipeline(
  job: CommandJob,
  file: string,
  { plan, results }: { readonly plan: SerializedPlan; readonly results: string },
): void {
  const { outputs, options } = job
  // What the environment sets, the child pipeline has by itself.
  const option = (name: string): string | undefined => {
    const value = options[name]
    return typeof value === 'string' ? value : undefined
  }
  const run = readRunName(job)
  // The pipeline has an address of its own, and is of the same run.
  const variables = run === '' ? {} : { [runVariable]: run }
  const config = { config: option('config'), configRef: option('configRef') }
  const given = { ...config, baseUrl: option('baseUrl'), install: installCommand(option('package')) }
  const signedPlan = readFileSync(join(results, planFile), 'utf8')
  outputs.write(file, childPipeline(plan, { results, ...given, variables, signedPlan }))
}

/** What became of each service, as a table on stdout or as JSON: of those that it deploys, or that other jobs deployed. */
async function runFleet(command: Command, signal: AbortSignal, request?: JobRequest): Promise<void> {
  const job = await openJob(command, signal, request)
  // A closed terminal ends no deployment: what becomes of it still goes to the files and to stdout.
  process.on('SIGHUP', () => undefined)
  await fleetAction(job)
  const { ended: run } = job
  if (run === undefined) return
  if (job.options['json'] === true) {
    printJson(run.kind === 'fleet' ? toFleetDocument(run) : failureDocument(run.reason, run.outcome), job.redactor)
  } else if (run.kind === 'fleet' && run.services.length > 0) {
    const rows = run.services.map(({ service, outcome, commit, url }) => [
      service,
      outcome,
      shortenCommit(commit ?? ''),
      url ?? '',
    ])
    printTable(['SERVICE', 'OUTCOME', 'COMMIT', 'URL'], rows, job.redactor)
  }
}
