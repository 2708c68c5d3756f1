import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '../../../contract/operation.ts'
import { operationOf } from '../../../contract/operations.ts'
import { RefusedError, UnreadableError } from '../../client/errors.ts'
import { guardedJson } from '../../output/ci-command-escaping.ts'
import { prefixLines, sanitizeLines } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'
import { redacted, valuesToMask } from '../../text/secrets/redactor.ts'
import type { Job } from '../job.ts'
import type { GivenCall } from './call-inputs.ts'

/** GitHub takes 1 MB of outputs per job, counted as UTF-16; the other outputs need room too. */
const largestOutput = 900 * 1024
const mostLinesShown = 200

/** Hides the secret arguments, so that no refusal of the platform can repeat them. */
export function maskArguments(job: Job, { operation, args }: GivenCall): void {
  const shown = job.printedInputs(['api-key', 'args'])
  for (const path of operationOf(operation).secretArgs ?? []) {
    for (const secret of textsAt(args, path)) for (const mask of valuesToMask(secret, shown)) job.console.mask(mask)
  }
}

/** Sets the `http-status` output, if the error came with an answer. */
export function setStatus(job: Job, error: unknown): void {
  if (error instanceof RefusedError || error instanceof UnreadableError) {
    job.outputs.set('http-status', String(error.status))
  }
}

/** Masks the result, sets it as the output, and shows as much of it as a log may hold. */
export async function writeResult(job: Job, operation: Operation, result: unknown): Promise<void> {
  // Before anything is masked, because afterwards the redactor knows the new secrets too.
  const whole = withTexts(result, (text) => job.redactor.redact(text))
  const secrets = maskResult(job, operation, result)
  setResult(job, whole)
  if (operation.confidential) {
    job.console.say('The answer is a secret and is not shown. It is in the output `result`.')
  } else if (operation.effect === 'exec') {
    job.console.say('What the database answered is not shown. It is in the output `result`.')
  } else {
    await show(
      job,
      withTexts(whole, (text) => (secrets.has(text) ? redacted : text)),
    )
  }
}

/** Sets the `result` output; a value that is too large for one becomes a file that the output names. */
export function setResult(job: Job, value: unknown): void {
  const text = guardedJson(value)
  const bytes = Buffer.byteLength(text)
  if (Math.max(bytes, 2 * text.length) <= largestOutput) {
    job.outputs.setMasked('result', text)
    return
  }
  const file = join(job.context.temporaryFolder, `taxiway-result-${randomUUID()}.json`)
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  job.outputs.setMasked('result', guardedJson({ file, bytes }))
  job.console.notice(
    message`result-in-file: The result is too large for an output: ${bytes} bytes. \`result\` names the file that holds it.`,
  )
}

/**
 * Masks the secrets of a result and gives those that the contract names. A secret that is too short or too common for a mask stays
 * unmasked, which a warning says.
 */
function maskResult(job: Job, operation: Operation, result: unknown): ReadonlySet<string> {
  const named = (operation.secrets ?? []).flatMap((path) => textsAt(result, path))
  const possible = operation.confidential ? undocumentedTexts(operation, result) : []
  const unmasked = named.filter((secret) => secret !== '' && valuesToMask(secret, []).length === 0)
  for (const secret of [...named, ...possible]) for (const mask of valuesToMask(secret, [])) job.console.mask(mask)
  if (unmasked.length > 0) {
    job.console.warn(
      message`secret-not-masked: A secret in the answer is not masked, because it is too short or too common a word. Do not print \`result\`.`,
    )
  }
  return new Set(named)
}

/** What the contract does not show of a secret answer may be the secret in another form, such as a whole connection URL. */
function undocumentedTexts({ result: schema }: Operation, result: unknown): string[] {
  const documented = 'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : []
  if (typeof result !== 'object' || result === null) return textsIn(result)
  return Object.entries(result).flatMap(([field, value]) => (documented.includes(field) ? [] : textsIn(value)))
}

async function show(job: Job, value: unknown): Promise<void> {
  const lines = (JSON.stringify(value, null, 2) ?? 'null').split('\n')
  const first = sanitizeLines(lines.slice(0, mostLinesShown), job.redactor)
  await job.console.block(prefixLines(first))
  job.console.resume()
  if (lines.length > mostLinesShown) job.console.say(`… and ${lines.length - mostLinesShown} more lines in \`result\``)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The strings at a dotted path of a JSON value, in which `*` stands for each element of a list; none if it leads nowhere. */
function textsAt(value: unknown, path: string): string[] {
  let found: unknown[] = [value]
  for (const step of path.split('.')) found = found.flatMap((each) => childrenAt(each, step))
  return found.filter((each) => typeof each === 'string')
}

function childrenAt(value: unknown, step: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (step === '*') return Array.isArray(value) ? value : []
  return Object.entries(value).flatMap(([name, child]) => (name === step ? [child] : []))
}

/** The same JSON value with every string replaced; the names of fields stay. */
function withTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((each) => withTexts(each, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, replace)]))
}
