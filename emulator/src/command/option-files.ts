import { readFileSync } from 'node:fs'
import {
  type Dialect,
  DialectError,
  type DialectName,
  dialects,
  type Fault,
  FaultError,
  isDialectName,
  parseDialect,
  parseFaults,
} from '../index.ts'

/** A mistake in the command line. The command knows it by its name: it imports no class of this package. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A built-in dialect by its name, or one in a JSON file. Throws a `UsageError` that names the file, and the field that is wrong. */
export function readDialect(given: string): DialectName | Dialect {
  if (isDialectName(given)) return given
  try {
    return parseDialect(JSON.parse(readFileSync(given, 'utf8')))
  } catch (error) {
    if (error instanceof DialectError) throw new UsageError(`${given}: ${error.message}`)
    if (error instanceof SyntaxError) throw new UsageError(`${given} is not JSON: ${error.message}.`)
    throw new UsageError(
      `--dialect must be one of ${Object.keys(dialects).join(', ')}, or a JSON file that can be read, not "${given}".`,
    )
  }
}

/** The faults in a JSON file. Throws a `UsageError` that names the file, and the field that is wrong. */
export function readFaults(file: string): readonly Fault[] {
  try {
    return parseFaults(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof FaultError) throw new UsageError(`${file}: ${error.message}`)
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not JSON: ${error.message}.`)
    if (error instanceof Error && 'code' in error) throw new UsageError(`--faults cannot be read: ${error.message}.`)
    throw error
  }
}
