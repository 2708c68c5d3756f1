import { isOperationName, type OperationName, operationNames } from '../../../contract/operations.ts'
import { buildCall } from '../../client/built-call.ts'
import { InputError } from '../../client/errors.ts'
import { type Fields, isFields } from '../../client/json-fields.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import type { Inputs } from '../../config/inputs.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { type NameInput, nameAsInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { didYouMean } from '../../text/spelling-suggestions.ts'

export interface GivenCall {
  readonly operation: OperationName
  /** Path, query and body fields in one object. */
  readonly args: Fields
}

/** The inputs of the call action; the arguments are those of the operation. */
export interface CallRequest extends GivenCall {
  readonly connection: Connection
}

/** Repetitions of what an anchor stands for; a few lines could otherwise unfold into gigabytes. */
const mostAliases = 100

/**
 * @param hide hides what is secret among the arguments; it runs before the first message about any of them
 * @throws InputError that names the input or the argument, never a value; nothing was sent
 */
export async function readCallInputs(inputs: Inputs, hide: (given: GivenCall) => void): Promise<CallRequest> {
  const connection = readConnection(inputs)
  const operation = readOperation(
    inputs.required('operation', 'the operation to call, such as `get_scaling`'),
    inputs.named,
  )
  const args = await parseArguments(inputs.verbatim('args') ?? '', inputs.named)
  hide({ operation, args })
  buildCall(operation, args)
  return { connection, operation, args }
}

function readOperation(name: string, named: NameInput): OperationName {
  if (isOperationName(name)) return name
  throw new InputError('operation', explainUnknownOperation(name, named))
}

/** The platform's interface has no operation of this name. */
export function explainUnknownOperation(name: string, named: NameInput): string {
  if (/^(?:GET|POST|PUT|PATCH|DELETE|HEAD)\b|^\/|:\/\//i.test(name))
    return message`operation-is-a-request: ${named('operation')} is the name of an operation, such as \`get_scaling\`, and not a method, a path or an address: "${shorten(name, 60)}".`
  const hint = didYouMean(name, operationNames, `The reference lists all of them.`)
  return `${named('operation')} is not an operation of the platform: "${shorten(name, 60)}". ${hint}`
}

/**
 * The `args` input: JSON, or one YAML document of the core schema (`yes` is text, a date is text). Empty means no arguments.
 *
 * @throws InputError that names the line at most, never its text, which may be a password
 */
export async function parseArguments(text: string, named: NameInput = nameAsInput): Promise<Fields> {
  if (text.trim() === '') return {}
  const value = /^\s*[{[]/.test(text) ? (readJson(text) ?? (await readYaml(text, named))) : await readYaml(text, named)
  refuseRoundedNumbers(value, named)
  if (isFields(value)) return value
  throw wrong(
    message`args-not-an-object: ${named('args')} must be one object. Write one argument per line, such as \`id: svc_1\`, or JSON in braces.`,
  )
}

/** Undefined if it is not JSON: it may be YAML in braces. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readYaml(text: string, named: NameInput): Promise<unknown> {
  // Loaded only here: most calls have JSON or no arguments.
  const yaml = await import('yaml')
  const lines = new yaml.LineCounter()
  const document = yaml.parseDocument(text, {
    schema: 'core',
    version: '1.2',
    resolveKnownTags: false,
    uniqueKeys: true,
    // Pretty messages quote the line, which may be a secret.
    prettyErrors: false,
    lineCounter: lines,
  })
  const [error] = document.errors
  if (error !== undefined) {
    const { line } = lines.linePos(error.pos[0])
    throw wrong(
      error.code === 'DUPLICATE_KEY'
        ? message`args-duplicate: ${named('args')} sets an argument twice, the second time in line ${line}.`
        : message`args-unreadable: ${named('args')} is neither JSON nor YAML. Line ${line} cannot be parsed. Write one object, such as \`{"id": "svc_1"}\`.`,
    )
  }
  const isNotPlain = message`args-not-plain: ${named('args')} contains a YAML tag, or an alias without an anchor, inside its own anchor, or too often. Write the value out.`
  // Tags that the schema cannot resolve are warnings.
  if (document.warnings.length > 0) throw wrong(isNotPlain)
  try {
    // The copy has no value twice and none inside itself.
    return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: mostAliases })))
  } catch {
    throw wrong(isNotPlain)
  }
}

/** 12345678901234567890 would be sent as another number. */
function refuseRoundedNumbers(value: unknown, named: NameInput): void {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw wrong(
      message`args-rounded-number: ${named('args')} contains a number of more than 15 digits, which would be rounded. Put it in quotes if it is text.`,
    )
  }
  if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) refuseRoundedNumbers(each, named)
}

function wrong(text: string): InputError {
  return new InputError('args', text)
}
