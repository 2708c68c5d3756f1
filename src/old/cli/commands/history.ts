import { openPlatform, readConnection } from '../../config/connection.ts'
import { readRecord, readRef, readTimes } from '../../deployment/history/history-record.ts'
import { type PastDeployment, PastDeployments } from '../../deployment/history/past-deployments.ts'
import { buildVocabulary } from '../../deployment/verdict/vocabulary.ts'
import { abbreviateCommit, isWholeCommit } from '../../text/commits/commit-id.ts'
import { formatAge, formatDuration } from '../../text/formats/duration.ts'
import type { AddCommand } from '../command.ts'
import { openJob, reportFailure } from '../command-job.ts'
import { exitStatus } from '../exit-status-help.ts'
import { addConnection, addHelp, addInputs, parseCount } from '../options/command-options.ts'
import { printJson } from '../results/stdout.ts'
import { printTable } from '../results/text-table.ts'

const mostDeployments = 1_000
const largestPage = 100

/** `taxiway history`: the deployments of a service, newest first. */
export const historyCommand: AddCommand = (program, signal) => {
  const command = program
    .command('history')
    .description("List a service's deployments, newest first.")
    .option('--limit <NUMBER>', 'How many deployments to list. Default: 20.', parseCount('--limit', mostDeployments))
    .option('--json', 'Print the records as the platform gave them, as one JSON document.')
  addHelp(
    command,
    'taxiway history --base-url https://platform.example --service-id svc_1 --limit 5',
    exitStatus.asking,
  )
  addInputs(addConnection(command))
  return command.action(async ({ limit = 20, json }: { readonly limit?: number; readonly json?: true }) => {
    const job = await openJob(command, signal)
    await reportFailure(job, async () => {
      const serviceId = job.inputs.required('service-id', 'the service whose deployments are listed')
      await using platform = openPlatform(readConnection(job.inputs), job)
      const listed: PastDeployment[] = []
      const options = { signal, limit: Math.min(limit, largestPage), mostPages: Number.POSITIVE_INFINITY }
      for await (const past of new PastDeployments(platform, serviceId, options)) {
        listed.push(past)
        if (listed.length === limit) break
      }
      if (json)
        printJson(
          listed.map(({ record }) => record),
          job.redactor,
        )
      else {
        if (listed.length === 0) job.console.say(`Service ${serviceId} has no deployments.`)
        printTable(header, toRows(listed), job.redactor)
      }
    })
  })
}

const header = ['DEPLOYMENT', 'STATUS', 'WHEN', 'REF', 'TOOK', 'ROLLBACK', 'URL']

/** The newest success is the one that is live. A person reads ages; a program that reads the pipe gets times. */
function toRows(listed: readonly PastDeployment[]): string[][] {
  const read = listed.map(({ record, ageMs }) => ({ ...readRecord(record), ...readTimes(record), ageMs }))
  const interpret = buildVocabulary()
  const live = read.find(({ word }) => word !== undefined && interpret(word) === 'succeeded')
  return read.map((record) => {
    const { id = '?', word = '?', refs, rollbackable, url = '', createdMs, endedMs, ageMs } = record
    const when = createdMs === undefined ? '' : showTime(createdMs, ageMs)
    const took = createdMs === undefined || endedMs === undefined ? '' : formatDuration(endedMs - createdMs)
    const ref = readRef(refs) ?? ''
    return [
      id,
      record === live ? `${word} (newest)` : word,
      when,
      isWholeCommit(ref) ? abbreviateCommit(ref) : ref,
      took,
      rollbackable ? 'yes' : '',
      url,
    ]
  })
}

function showTime(ms: number, ageMs: number | undefined): string {
  return process.stdout.isTTY && ageMs !== undefined
    ? formatAge(ageMs)
    : new Date(ms).toISOString().replace(/\.000Z$/, 'Z')
}
