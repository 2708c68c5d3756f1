import type { Variable } from '../deploy/deploy.ts'
import { outcomeFacts } from '../deploy/outcome.ts'
import { parseHeaders, secretsInHeaders } from '../gate/checks/headers.ts'
import { type InputName, inputNames, inputs } from './declared.ts'
import type { Inputs } from './read.ts'
import { readVariables } from './variables.ts'

/** A shorter value of a variable is not hidden: that would hide half of the log. */
const shortestSecret = 8

/**
 * The texts that prose must not show: the secret inputs, and the values of variables that can be secrets.
 *
 * @param facts other facts of the run that people see anyway, such as commit, branch and repository
 */
export function secretsOf(given: Inputs, facts: readonly string[]): readonly string[] {
  const shown = inputNames.filter((name) => !isSecret(name)).flatMap((name) => given.text(name) ?? [])
  const values = variablesOf(given).map(({ value }) => value)
  return [...secretInputs(given), ...secretsAmong(values, [...shown, ...facts])]
}

/**
 * The values of variables that can be secrets. A fact of the run itself (a name, an id, a commit, a host, a number) is
 * not a secret: hiding it would hide the fact.
 */
export function secretsAmong(values: readonly string[], facts: readonly string[]): readonly string[] {
  const known = new Set([...Object.keys(outcomeFacts), ...facts, ...facts.flatMap(partsOf)])
  return values.filter((value) => value.length >= shortestSecret && !known.has(value) && !/^[\d.,:-]+$/.test(value))
}

/** The variables; none if they cannot be read, which the run refuses later. */
function variablesOf(given: Inputs): readonly Variable[] {
  try {
    return readVariables(given.text('env-vars') ?? '')
  } catch {
    return []
  }
}

/** The inputs that are secrets themselves. */
export function secretInputs(given: Inputs): readonly string[] {
  const whole = inputNames.filter((name) => isSecret(name) && name !== 'env-vars' && name !== 'health-headers')
  return [...whole.flatMap((name) => given.text(name) ?? []), ...headerValues(given)]
}

/** The secrets in the headers; none if they cannot be read, which the run refuses later. */
function headerValues(given: Inputs): readonly string[] {
  try {
    return secretsInHeaders(parseHeaders(given.text('health-headers') ?? ''))
  } catch {
    return []
  }
}

/** Whether the value of an input is a secret. */
export function isSecret(name: InputName): boolean {
  return 'secret' in inputs[name]
}

/** The host of an address, with and without its port; owner and name of a repository. */
function partsOf(fact: string): string[] {
  const url = URL.parse(fact)
  return url === null ? fact.split('/') : [url.origin, url.host, url.hostname]
}
