import type { Result } from '../deploy/result.ts'
import { commands } from '../text/untrusted.ts'

/** The outputs of a run by name. Unknown facts have no output. */
export function outputsOf(result: Result): readonly (readonly [name: string, fact: string])[] {
  const all = [
    ['deployment-id', result.deploymentId],
    ['service-id', result.serviceId],
    // The ref of a fleet is in its result only.
    ['ref', result.services.length > 0 ? null : result.ref],
    ['url', result.url],
    ['status', result.status],
    ['outcome', result.outcome],
    ['duration-seconds', String(result.durationMs / 1_000)],
  ] as const
  return all.flatMap(([name, fact]) => (fact === null ? [] : [[name, fact] as const]))
}

/** The environment variable of an input or output: `TAXIWAY_SERVICE_ID` for `service-id`. */
export function variableName(name: string): string {
  return `TAXIWAY_${name.replaceAll('-', '_').toUpperCase()}`
}

/** A value that means the same in a dotenv file for every reader: a shell, or GitLab. */
const plain = /^[A-Za-z0-9_./:@%+=,?-]*$/

/** A JSON list of service names. */
const list = /^\[(?:"[\w.-]+"(?:,"[\w.-]+")*)?\]$/

/**
 * Formats outputs as `NAME=value` lines, for another job. `leftOut` names those that a dotenv file cannot hold. The ref
 * gets a different name from the input: `TAXIWAY_REF` would choose what the next command deploys.
 */
export function formatDotenv(outputs: Iterable<readonly [name: string, fact: string]>): {
  readonly text: string
  readonly leftOut: readonly string[]
} {
  const named = [...outputs].map(
    ([name, fact]) =>
      // Shells and CI systems do not read JSON there.
      [
        variableName(name === 'ref' ? 'deployed-ref' : name),
        list.test(fact) ? fact.replace(/[[\]"]/g, '') : fact,
      ] as const,
  )
  const lines = named.filter(([, fact]) => plain.test(fact)).map(([name, fact]) => `${name}=${fact}\n`)
  return { text: lines.join(''), leftOut: named.filter(([, fact]) => !plain.test(fact)).map(([name]) => name) }
}

/**
 * JSON that every reader parses alike and that no log obeys: control and invisible characters, line separators and the
 * commands of CI systems are escaped.
 */
export function safeJson(value: unknown, indent = 0): string {
  const escaped = (text: string): string =>
    Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')
  return (JSON.stringify(value, undefined, indent) ?? 'null')
    .replace(/[\x7f-\x9f\u2028\u2029]|\p{Default_Ignorable_Code_Point}/gu, escaped)
    .replace(commands, (command) => escaped(command.charAt(0)) + command.slice(1))
}
