import { readFileSync, statSync } from 'node:fs'
import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import { type ConfigFile, type ParseOptions, parseConfigFile } from './config-file.ts'
import { missingFile } from './mistakes.ts'

/** Five hundred services take a tenth of it. */
const largestFile = 1024 * 1024

/**
 * Reads and checks a `taxiway.yaml`.
 *
 * @param path absolute
 * @param shown how messages name it
 * @throws ConfigFileError with every mistake; InputError if the file cannot be read
 */
export function readConfigFile(path: string, shown: string, options: ParseOptions = {}): ConfigFile {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) throw missingFile(shown)
  if (!stat.isFile()) {
    const text = message`config-not-a-file: The configuration is not a file: "${shorten(shown)}". Name a YAML file.`
    throw new InputError('config', text)
  }
  if (stat.size > largestFile) throw tooLarge(shown)
  return checkConfigFile(readFileSync(path), shown, options)
}

/**
 * Checks the bytes of a `taxiway.yaml`.
 *
 * @throws ConfigFileError with every mistake; InputError if it is not a text
 */
export function checkConfigFile(bytes: Uint8Array, shown: string, options: ParseOptions = {}): ConfigFile {
  if (bytes.length > largestFile) throw tooLarge(shown)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const why = message`config-not-utf8: The configuration file is not UTF-8: "${shorten(shown)}". Save it in that encoding.`
    throw new InputError('config', why)
  }
  return parseConfigFile(text.replaceAll(/\r\n?/g, '\n'), shown, options)
}

function tooLarge(shown: string): InputError {
  const text = message`config-too-large: The configuration file is larger than 1 MiB: "${shorten(shown)}". Check that it is the right one.`
  return new InputError('config', text)
}
