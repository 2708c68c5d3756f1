import type { Command } from 'commander'
import type { Platform } from '../../client/platform.ts'
import { type Row, readDetails, readPages } from '../../deploy/history.ts'
import { readStatus } from '../../deploy/status.ts'
import { buildVocabulary } from '../../deploy/words.ts'
import { safeJson } from '../../report/json.ts'
import { bar, cleanText } from '../../text/untrusted.ts'
import { addInputs, askCodes, exitCodes, readInputs, wholeNumber } from '../options.ts'
import { type Context, Terminal } from '../terminal.ts'

interface HistoryOptions {
  readonly limit?: number
  readonly json?: true
}

/** `taxiway history`: lists the deployments of a service, newest first. */
export function define(command: Command, context: Context): void {
  addInputs(command, 'history')
    .option('--limit <NUMBER>', 'How many deployments to list. Default: 20.', wholeNumber('limit', 1_000))
    .option('--json', 'Print the records as the platform gave them, as one JSON document.')
    .addHelpText('after', exitCodes(askCodes))
  command.action(async () => {
    const { limit = 20, json = false } = command.opts<HistoryOptions>()
    const terminal = new Terminal({ json, inputs: await readInputs(command, 'history', context.signal) }, context)
    await terminal.ask(async (platform) => {
      const serviceId = terminal.inputs.require('service-id', 'the service whose deployments are listed')
      const rows = await readRows(platform, serviceId, limit, context.signal)
      const lines = json
        ? [
            safeJson(
              rows.map(({ record }) => record),
              2,
            ),
          ]
        : formatTable(rows)
      if (rows.length === 0) terminal.say(terminal.redact(`Service ${serviceId} has no deployments.`))
      process.stdout.write(lines.map((line) => `${platform.redact(line)}\n`).join(''))
    })
  })
}

async function readRows(platform: Platform, id: string, most: number, signal: AbortSignal): Promise<readonly Row[]> {
  const rows: Row[] = []
  for await (const page of readPages(platform, id, { signal, pages: most })) {
    for (const row of page.rows) rows.push(row)
    if (page.rows.length === 0 || rows.length >= most) break
  }
  return rows.slice(0, most)
}

/** Formats columns of equal width; a column without any value is left out. */
function formatTable(rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return []
  const vocabulary = buildVocabulary()
  const cells = rows.map((row) => {
    const { commits, names, createdMs, url } = readDetails(row)
    const created = createdMs === undefined ? '' : new Date(createdMs).toISOString()
    const { word = '?' } = readStatus(row.record, vocabulary)
    return [row.id ?? '?', word, created, names[0] ?? '', commits[0]?.slice(0, 12) ?? '', url ?? ''].map(cleanText)
  })
  const all = [['DEPLOYMENT', 'STATUS', 'CREATED', 'REF', 'COMMIT', 'URL'], ...cells]
  const widths = (all[0] ?? []).map((_, column) =>
    cells.every((row) => row[column] === '') ? 0 : Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  return all.map((row) => {
    const shown = row.flatMap((cell, column) => (widths[column] ? [cell.padEnd(widths[column])] : []))
    const line = shown.join('  ').trimEnd()
    // A CI system could read an id at the start of a line as a command.
    return /^\w/.test(line) ? line : bar + line
  })
}
