import type { Command } from 'commander'
import { type InputName, waitInputs } from '../../config/table.ts'
import { type AddCommand, addConnection, addHelp, addLogFile, addOutput } from '../command.ts'
import { addInputs, connectionInputs } from '../options.ts'
import { addPackageOption } from '../package-source.ts'

const choosing = ['services', 'all', 'changed-since', 'results'] as const satisfies readonly InputName[]

/** `taxiway fleet plan`, `taxiway fleet deploy` and `taxiway fleet report` */
export const fleetCommand: AddCommand = (program, signal) => {
  const fleet = program.command('fleet').description('Deploy the services of taxiway.yaml that changed, in order.')
  addPlan(fleet, signal)
  addDeploy(fleet, signal)
  addReport(fleet, signal)
  for (const command of fleet.commands) command.exitOverride().showHelpAfterError(false)
  return fleet
}

function addPlan(fleet: Command, signal: AbortSignal): void {
  const command = addPackageOption(
    addConnection(fleet.command('plan').description('Say which services would be deployed, in which order, and why.'))
      .option('--json', 'Print the plan on stdout as one JSON document.')
      .option('--matrix', 'Print the plan as the matrices of a workflow: lists of at most 256 services each.')
      .option(
        '--gitlab <FILE>',
        'Write the plan as a child pipeline of GitLab: a job for each service, and one that reports.',
      ),
  ).option('--quiet', 'Print errors and the plan only.')
  addHelp(command, 'taxiway fleet plan --changed-since main')
  addInputs(command, [...choosing, ...connectionInputs]).action(
    async () => await (await import('../flows/fleet.ts')).planFleet(command, signal),
  )
}

function addDeploy(fleet: Command, signal: AbortSignal): void {
  const command = addConnection(
    fleet.command('deploy').description('Deploy the services that changed, each after those that it needs.'),
  )
  addInputs(command, [...choosing, 'max-parallel', 'fail-fast', 'dry-run', ...connectionInputs, ...waitInputs], {
    timeout:
      'How long the whole fleet may take, such as 30m or 2h. Above 0, at most 6h. A timeout in taxiway.yaml is that of each service. Default: 2h.',
  })
  addHelp(addLogFile(addOutput(command)), 'taxiway fleet deploy --services api,web')
  command.action(async () => await (await import('../flows/fleet.ts')).deployFleet(command, signal))
}

function addReport(fleet: Command, signal: AbortSignal): void {
  const command = addConnection(
    fleet.command('report').description('Sum up what other jobs deployed, from the folder of their results.'),
  )
  addHelp(
    addOutput(addInputs(command, ['results', 'config', 'config-ref'])),
    'taxiway fleet report --results taxiway-fleet',
  )
  command.action(async () => await (await import('../flows/fleet.ts')).reportFleet(command, signal))
}
