import { fleet as fleetAction } from '../../actions/fleet.ts'
import { toFleetDocument } from '../../report/formats/fleet-document.ts'
import { toPlanRows } from '../../report/summary/plan-summary.ts'
import { shortenCommit } from '../../text/commits/commit-id.ts'
import type { AddCommand } from '../command.ts'
import { openJob } from '../command-job.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addConnection, addForce, addHelp, addInputs, addLogFile, addOutput } from '../options/command-options.ts'
import { failureDocument } from '../results/failure-document.ts'
import { printJson } from '../results/stdout.ts'
import { printTable } from '../results/text-table.ts'

/** `taxiway fleet`: what became of each service as a table on stdout or as JSON; of a dry run the plan. */
export const fleetCommand: AddCommand = (program, signal) => {
  const description = 'Deploy the services of taxiway.yaml that changed, each after those that it needs.'
  const command = addConnection(program.command('fleet').description(description))
  addForce(command)
  addInputs(command)
  addHelp(addLogFile(addOutput(command)), 'taxiway fleet --services api,web', exitStatus.deploying)
  return command.action(async () => {
    const job = await openJob(command, signal)
    // A closed terminal ends no deployment: what becomes of it still goes to the files and to stdout.
    process.on('SIGHUP', () => undefined)
    await fleetAction(job)
    const { ended: run } = job
    if (run === undefined) return
    if (run.kind === 'plan') {
      if (job.options['json'] === true) printJson(run.plan, job.redactor)
      else printTable(['SERVICE', 'PLAN', 'AFTER', 'WHY'], toPlanRows(run.plan), job.redactor, { keepsLast: true })
    } else if (job.options['json'] === true) {
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
  })
}
