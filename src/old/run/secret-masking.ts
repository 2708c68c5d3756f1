import { secretsInHeaders } from '../checks/request-headers.ts'
import type { Inputs } from '../config/inputs.ts'
import type { Console } from '../output/console.ts'
import { isWord, secretLines, valuesToMask } from '../text/secrets/redactor.ts'

/** Hides the secret inputs, each line of them too; it must come before anything else is printed. */
export function maskSecretInputs(inputs: Inputs, console: Pick<Console, 'mask' | 'maskWord'>): void {
  for (const secret of inputs.secrets) for (const value of [secret, ...secretLines(secret)]) console.mask(value)
  const headers = inputs.text('health-headers')
  if (headers === undefined) return
  const addresses = (['base-url', 'health-url', 'environment-url'] as const).flatMap((name) => inputs.text(name) ?? [])
  maskValues(secretsInHeaders(headers), addresses, console)
}

/**
 * Hides values that may be secret, as far as hiding them does not hide the log.
 *
 * @param shown what the log has already
 */
export function maskValues(
  values: readonly string[],
  shown: readonly string[],
  console: Pick<Console, 'mask' | 'maskWord'>,
): void {
  for (const value of values)
    for (const mask of valuesToMask(value, shown)) {
      if (isWord(mask)) console.maskWord(mask)
      else console.mask(mask)
    }
}
