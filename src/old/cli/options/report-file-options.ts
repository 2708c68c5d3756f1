import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from '../usage-error.ts'
import type { OptionValues } from './taken-inputs.ts'

const fileOptions = ['outputs', 'summary', 'markdown', 'logFile']

/** The files that these options have the command write, absolute. */
export function findReportFiles(options: OptionValues): readonly string[] {
  return fileOptions.flatMap((name) => {
    const file = options[name]
    return typeof file === 'string' ? resolve(file) : []
  })
}

/** A typo in a path must not cost the reports of a deployment that cannot be repeated, and a named pipe must not block it. */
export function checkFiles(options: OptionValues): void {
  for (const name of fileOptions) {
    const file = options[name]
    if (typeof file !== 'string') continue
    const refuse = (why: string): never => {
      throw new UsageError(`--${name === 'logFile' ? 'log-file' : name} cannot be written: "${file}". ${why}`)
    }
    if (file === '-' || /^\/dev\/(?:std|fd)/.test(file))
      refuse('Name a file: stdout has the result, and stderr the log.')
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat?.isDirectory()) refuse('It is a folder. Name a file.')
    if (stat?.isFIFO()) refuse('It is a named pipe, which blocks without a reader.')
    try {
      accessSync(dirname(resolve(file)), constants.W_OK)
    } catch {
      refuse('Its folder does not exist, or may not be written to.')
    }
  }
}
