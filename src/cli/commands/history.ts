import type { Fields } from '../../client/fields.ts'
import { openPlatform, readConnection } from '../../config/connection.ts'
import { readRecord, readRef } from '../../deployment/record.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { type AddCommand, addConnection } from '../command.ts'
import { openJobOf, reportFailure } from '../flows/open.ts'
import { addHelp } from '../help.ts'
import { addInputs, connectionInputs, parseCount, requiredInput } from '../options.ts'
import { printJson, printRows } from '../results/stdout.ts'
import { tableOf } from '../table.ts'

const mostDeployments = 1_000
const largestPage = 100

/** `taxiway history`: the deployments of a service, newest first. */
export const historyCommand: AddCommand = (program, signal) => {
  const command = program
    .command('history')
    .description("List a service's deployments, newest first.")
    .option('--limit <NUMBER>', 'How many deployments to list. Default: 20.', parseCount('--limit', mostDeployments))
    .option('--json', 'Print the records as the platform gave them, as one JSON document.')
  addHelp(command, { example: 'taxiway history --base-url https://platform.example --service-id svc_1 --limit 5' })
  addInputs(addConnection(command), ['service-id', 'service', ...connectionInputs], {
    'service-id': 'Service whose deployments are listed.',
  })
  return command.action(async ({ limit = 20, json }: { readonly limit?: number; readonly json?: true }) => {
    const job = await openJobOf(command, signal)
    await reportFailure(job, async () => {
      const serviceId = requiredInput(job.inputs, 'service-id')
      await using platform = openPlatform(readConnection(job.inputs), job)
      const records: Fields[] = []
      for await (const page of platform.history(serviceId, { signal, limit: Math.min(limit, largestPage) })) {
        records.push(...page.deployments.slice(0, limit - records.length))
        if (records.length === limit) break
      }
      if (json) printJson(records, job.redactor)
      else {
        const rows = records.map((record) => rowOf(record).map((cell) => sanitizeText(cell, job.redactor)))
        printRows(tableOf(['DEPLOYMENT', 'STATUS', 'REF', 'ROLLBACK', 'URL'], rows))
      }
    })
  })
}

function rowOf(raw: Fields): string[] {
  const { id = '?', word = '?', refs, rollbackable, url = '' } = readRecord(raw)
  return [id, word, readRef(refs) ?? '', rollbackable ? 'yes' : '', url]
}
