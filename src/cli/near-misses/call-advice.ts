import { isOperationName, operationOf } from '../../contract/operations.ts'
import { explainUnknownOperation } from '../../run/call/call-inputs.ts'
import { nameAsInput } from '../../text/input-name.ts'

/** What becomes of the arguments of an operation, or of its misspelt name. */
export function adviseOnCall(words: readonly string[], option?: string): string | undefined {
  const [operation = ''] = words
  if (!isOperationName(operation))
    return operation === '' || operation.startsWith('-') ? undefined : explainUnknownOperation(operation, nameAsInput)
  const { entries } = operationOf(operation).args
  const names = Object.keys(entries)
  const isArgument = option === undefined || names.includes(option.replace(/^-+/, ''))
  if (!isArgument) return undefined
  if (names.length === 0) return `${operation} takes no arguments.`
  const needed = names.filter((each) => entries[each]?.type !== 'optional')
  const example = (needed.length > 0 ? needed : names).map((each) => `"${each}":…`).join(',')
  return `${operation} takes ${names.join(', ')}, as one JSON object: --args '{${example}}'.`
}
