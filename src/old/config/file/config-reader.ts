import { readFileSync, statSync } from 'node:fs'
import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { readFollowInputs } from '../follow-inputs.ts'
import { type InputName, inputTable, isInputName } from '../input-table.ts'
import { Inputs } from '../inputs.ts'
import type { ConfigFile, ConfiguredService, ConfiguredValue } from './checked-config.ts'
import { missingFile } from './config-mistakes.ts'
import { configFileName } from './keys.ts'
import { type FilePlace, type Part, readPart } from './part-reader.ts'
import { secretFinder } from './secret-finder.ts'
import { readServices } from './service-reader.ts'
import { readDocument, type Spot } from './yaml-document.ts'

/** What a file is checked against. */
export interface ParseOptions {
  /** The secrets of the run, none of which may stand in the file. */
  readonly keys?: readonly string[]
  /** Without it, the paths in the file are not checked. */
  readonly place?: FilePlace
}

/** Five hundred services take a tenth of it. */
const largestFile = 1024 * 1024

/**
 * Reads and checks a `taxiway.yaml`.
 *
 * @param path absolute
 * @param shown how messages name it
 * @throws ConfigFileError with every mistake; InputError if the file cannot be read
 */
export function readConfigFile(path: string, shown: string, options?: ParseOptions): ConfigFile {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) throw missingFile(shown)
  if (stat.isDirectory()) {
    const why = message`config-is-folder: The configuration is a folder: "${shorten(shown || '.')}". Name the file in it, such as ${configFileName}.`
    throw new InputError('config', why)
  }
  if (!stat.isFile() || stat.size > largestFile) throw new InputError('config', tooLarge(shown))
  return checkConfigFile(readFileSync(path), shown, options)
}

/**
 * Checks the bytes of a `taxiway.yaml`.
 *
 * @throws ConfigFileError with every mistake; InputError if it is not a text
 */
export function checkConfigFile(bytes: Uint8Array, shown: string, { keys = [], place }: ParseOptions = {}): ConfigFile {
  if (bytes.length > largestFile) throw new InputError('config', tooLarge(shown))
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const why = message`config-not-utf8: The configuration file is not UTF-8: "${shorten(shown)}". Save it in that encoding.`
    throw new InputError('config', why)
  }
  const source = { file: shown, isSecret: secretFinder(keys) }
  return readDocument(text.replaceAll(/\r\n?/g, '\n'), source, (root) => readAll(root, shown, place))
}

function tooLarge(shown: string): string {
  return message`config-too-large: The configuration is not a file of at most 1 MiB: "${shorten(shown)}". Check that it is the right one.`
}

function readAll(root: Spot, path: string, place: FilePlace | undefined): ConfigFile {
  const top = readPart(root, 'top')
  refuseAmbiguousWords(top.inputs, top)
  const listed = top.spots.get('services')
  const services = listed === undefined ? [] : readServices(listed, place)
  const configured = services.map(({ part, spot: _, ...service }): [string, ConfiguredService] => {
    const inputs = inherited(service.name, part, top)
    refuseAmbiguousWords(inputs, part)
    return [service.name, { ...service, inputs }]
  })
  return { path, inputs: top.inputs, services: new Map(configured) }
}

/** A word may not mean success and failure: a part that says what one means is checked with what it inherits. */
function refuseAmbiguousWords(inputs: ReadonlyMap<InputName, ConfiguredValue>, { spots }: Part): void {
  const spot = spots.get('success-states') ?? spots.get('failure-states')
  const words = new Inputs((name) =>
    name.endsWith('-states') && isInputName(name) ? inputs.get(name)?.text : undefined,
  )
  spot?.try(() => readFollowInputs(words))
}

/** The inputs of a service: its own, else those of the top level that a service may have. */
function inherited(name: string, service: Part, top: Part): ReadonlyMap<InputName, ConfiguredValue> {
  const environment = top.inputs.get('environment')
  const own = environment && ({ ...environment, text: `${environment.text}/${name}` } satisfies ConfiguredValue)
  const shared = [...top.inputs].filter(([input]) => inputTable[input].places.includes('service'))
  const more = own === undefined ? [] : [['environment', own] as const]
  return new Map([...shared, ...more, ...service.inputs])
}
