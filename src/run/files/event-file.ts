import type { LogLine } from '../../build-log/log-event.ts'
import { createCleaning, type Job, type KeptEvent } from '../job.ts'
import { writeReportFile } from './report-file.ts'

/**
 * `events` and `--events`: creates the file, empty, and gives what writes each event as it happens, one JSON object a line. Every line
 * has the time; secrets and what a terminal would obey are replaced in every text; milliseconds are whole. A failure is said once.
 */
export function openEventFile(path: string, host: Pick<Job, 'redactor' | 'console'>): (event: KeptEvent) => void {
  const cleaning = createCleaning(host)
  let works = writeReportFile(host.console, path, '')
  return (event) => {
    const clean = (_: string, value: unknown): unknown => {
      if (typeof value === 'number') return Math.round(value)
      return typeof value === 'string' ? cleaning.text(value) : value
    }
    const lines = toEventLines(event, new Date().toISOString()).map((line) => `${JSON.stringify(line, clean)}\n`)
    if (works) works = writeReportFile(host.console, path, lines.join(''), 'a')
  }
}

export type EventLine = ReturnType<typeof toEventLines>[number]

function toEventLines(event: KeptEvent, time: string) {
  if (event.kind !== 'lines') return [{ time, ...event }]
  return event.lines.map((line: LogLine) => ({ time, kind: 'line' as const, ...line }))
}
