import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Fault } from '../emulator/index.ts'
import { UsageError } from './usage-error.ts'

/** The options of `taxiway emulator`; the platform itself checks the rest. */
export interface EmulatorOptions {
  readonly help: boolean
  readonly port: number
  readonly data: string | undefined
  readonly dialect: string
  /** A URL, or an absolute path. */
  readonly repository: string | undefined
  /** An absolute path. */
  readonly faults: string | undefined
  readonly seed: number | undefined
}

/** Fixed, so that a restart keeps the address. */
const defaultPort = 4010

/** Throws a `UsageError` that names the option. */
export function parseEmulatorOptions(args: readonly string[]): EmulatorOptions {
  const { help, port, data, dialect, repo, faults, seed } = parse(args)
  return {
    help: help ?? false,
    port: port === undefined ? defaultPort : parsePort(port),
    data: data === undefined ? undefined : parsePath('--data', data),
    dialect: dialect ?? 'plain',
    repository: repo === undefined || repo.includes('://') ? repo : parseFolder(repo),
    faults: faults === undefined ? undefined : parsePath('--faults', faults),
    seed: seed === undefined ? undefined : parseSeed(seed),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        port: { type: 'string' },
        data: { type: 'string' },
        dialect: { type: 'string' },
        repo: { type: 'string' },
        faults: { type: 'string' },
        seed: { type: 'string' },
      },
    }).values
  } catch (error) {
    // The first sentence names the option; the others explain `--`.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/)
    throw new UsageError(`${sentence.replace(/\.$/, '')}. See taxiway emulator --help.`)
  }
}

function parsePath(option: string, path: string): string {
  if (path === '') throw new UsageError(`${option} is empty. Name a file.`)
  return resolve(path)
}

function parseFolder(repo: string): string {
  const folder = resolve(repo)
  if (repo !== '' && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new UsageError(`--repo must be the folder or the URL (https://…) of a Git repository, not "${repo}".`)
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new UsageError(`--port must be a number from 0 to 65535, not "${text}".`)
  return port
}

function parseSeed(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(seed < 2 ** 32)) throw new UsageError(`--seed must be a whole number below 2^32, not "${text}".`)
  return seed
}

/** The faults in a JSON file. Throws a `UsageError` that names the file, and the field that is wrong. */
export async function readFaults(file: string): Promise<readonly Fault[]> {
  const { FaultError, parseFaults } = await import('../emulator/index.ts')
  try {
    return parseFaults(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof FaultError) throw new UsageError(`${file}: ${error.message}`)
    if (error instanceof SyntaxError) throw new UsageError(`${file} is not JSON: ${error.message}.`)
    if (error instanceof Error && 'code' in error) throw new UsageError(`--faults cannot be read: ${error.message}.`)
    throw error
  }
}
