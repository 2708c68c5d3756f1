import { basename } from 'node:path'
import type { ConfigFile } from '../config/file/config-file.ts'

/**
 * Reads and checks a `taxiway.yaml`: the services of a fleet, and what they share.
 *
 * @throws ConfigFileError with every mistake, each with its line and column; InputError if the file cannot be read
 */
export async function readConfigFile(path: string): Promise<ConfigFile> {
  // Loaded only here: the parser of YAML takes 35 ms.
  const { readConfigFile: read } = await import('../config/file/read.ts')
  return read(path, basename(path))
}
