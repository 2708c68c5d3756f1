import { quoteNames } from '../../text/formats/quoted-names.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'

/** What is done with variables that an earlier deploy imported, and that are not given any more. */
export type RemovedEnv = 'keep' | 'delete'

/** Says which variables are kept, as a sentence. */
export function explainKeptEnv(serviceId: string, names: readonly string[], named: NameInput): string {
  return message`removed-env-kept: An earlier deploy imported variables that are not given any more, and they are still set on service ${serviceId}: ${quoteNames(names)}. To delete them, set ${named('removed-env', 'delete')}.`
}
