import { readRepository } from '../../github/job/runner-environment.ts'
import { openPreviewList } from '../../github/previews/github-preview-list.ts'
import type { RememberedPreview } from '../../preview/removal/preview-list.ts'
import { previewHeader, previewRow, shownPreview } from '../../preview/removal/preview-table.ts'
import { reportOrSweep } from '../../preview/removal/report-or-sweep.ts'
import { toRunReport } from '../../report/to-run-report.ts'
import { createCleaning, type Job } from '../../run/job.ts'
import { runToEnd } from '../../run/run-to-end.ts'
import { maskSecretInputs } from '../../run/secret-masking.ts'
import type { AddCommand } from '../command.ts'
import { type CommandJob, openJob } from '../command-job.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addConnection, addHelp, addInputs } from '../options/command-options.ts'
import { failureDocument } from '../results/failure-document.ts'
import { printJson } from '../results/stdout.ts'
import { printTable } from '../results/text-table.ts'

/** `taxiway previews`: those that GitHub remembers, and whether their pull requests are open. */
export const previewsCommand: AddCommand = (program, signal) => {
  const command = program
    .command('previews')
    .description('List the previews that GitHub remembers, and remove those whose pull request is closed.')
    .option('--sweep', 'Send --teardown-request for each whose pull request is closed, each once at most.')
    .option('--json', 'Print the previews as one JSON document.')
  addHelp(command, 'GITHUB_REPOSITORY=ada/shop GITHUB_TOKEN="$(gh auth token)" taxiway previews', exitStatus.sweeping)
  addInputs(addConnection(command))
  return command.action(async ({ sweep, json }: { readonly sweep?: true; readonly json?: true }) => {
    const opened = await openJob(command, signal, { showsLog: false, isLocal: true })
    const job = onGitHub(opened)
    let found: readonly RememberedPreview[] | undefined
    const end = await runToEnd(
      job,
      reportOrSweep(
        job,
        sweep ? 'sweep' : 'report',
        (ends) => openPreviewList(job, ends),
        (previews) => {
          found = previews
        },
      ),
    )
    const run = toRunReport(end, createCleaning(job))
    opened.end(run)
    if (json) printJson(found?.map(shownPreview) ?? failureDocument(run.reason, run.outcome), job.redactor)
    else {
      if (found !== undefined && found.length > 0)
        printTable(
          previewHeader.map((title) => title.toUpperCase()),
          found.map(previewRow),
          job.redactor,
        )
      // How many there are, and with `--max-previews` of how many that there may be.
      if (run.passed) process.stdout.write(`${run.reason}\n`)
    }
    if (!run.passed) job.console.error(run.reason)
  })
}

/** Repository and token come from the variables that every job on GitHub can be given. */
function onGitHub(job: CommandJob): Job {
  const { GITHUB_TOKEN, GH_TOKEN } = job.environment
  const token = GITHUB_TOKEN || GH_TOKEN
  const inputs = token ? job.inputs.with({ 'github-token': token }) : job.inputs
  maskSecretInputs(inputs, job.console)
  return { ...job, inputs, context: { ...job.context, repository: readRepository(job.environment) } }
}
