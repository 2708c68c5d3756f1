import { sanitizeText } from '../../output/untrusted.ts'
import type { AddCommand } from '../command.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addConnection, addHelp, addInputs } from '../options/command-options.ts'
import { printJson } from '../results/stdout.ts'

/** `taxiway doctor`: what platform is really there. The report is the result, on stdout. */
export const doctorCommand: AddCommand = (program, signal) => {
  const command = addConnection(
    program.command('doctor').description('Look at a platform, change nothing, and say what to configure.'),
  )
  addInputs(command)
  command.option('--verbose', 'Print every finding with its evidence.')
  command.option('--json', 'Print the report on stdout as one JSON document.')
  command.option('--quiet', 'Print errors and the report only.')
  addHelp(command, 'taxiway doctor --base-url https://platform.example --service-id svc_1', exitStatus.asking)
  return command.action(async ({ verbose = false, json = false }: { verbose?: boolean; json?: boolean }) => {
    const { openJob } = await import('../command-job.ts')
    const job = await openJob(command, signal)
    const { doctorAction } = await import('../../run/doctor/doctor-action.ts')
    const [{ emptyReport }, { formatReport }] = await Promise.all([
      import('../../doctor/doctor-report.ts'),
      import('../../doctor/text-report.ts'),
    ])
    await doctorAction(job, (report) => {
      if (json) return printJson(report ?? emptyReport, job.redactor)
      if (report === undefined) return
      // Each line begins with text of ours: no CI system obeys it.
      const clean = (text: string): string => sanitizeText(text, job.redactor)
      const lines = formatReport(report, { verbose, baseUrl: job.inputs.text('base-url') ?? '', clean })
      process.stdout.write(`${lines.join('\n')}\n`)
    })
  })
}
