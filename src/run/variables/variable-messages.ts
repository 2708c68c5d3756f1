import type { VariablesEvent } from '../../deployment/deployment-event.ts'
import { formatCount } from '../../text/formats/count.ts'
import { listFirst, quoteNames } from '../../text/formats/quoted-names.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../job.ts'

/** Says what became of variables of the service: names, never values. */
export function sayVariables({ console, inputs }: Pick<Job, 'console' | 'inputs'>, event: VariablesEvent): void {
  switch (event.kind) {
    case 'variables-imported':
      for (const { key, why } of event.skipped)
        console.warn(`The platform skipped ${key ? `the variable "${key}"` : 'a variable'}${why ? `: ${why}` : '.'}`)
      console.say(`Imported ${formatCount(event.count, 'variable')}.`)
      break
    case 'variables-deleted': {
      const { deleted, kept } = event
      if (kept.length > 0) {
        const list = listFirst(kept.map(({ key, why }) => `${quoteNames([key])} (${why})`))
        console.warn(
          message`removed-env-not-deleted: These variables, which nothing gives any more, were not deleted: ${list}. The next deploy with ${inputs.named('removed-env', 'delete')} tries again.`,
        )
      }
      if (deleted.length > 0) console.say(`Deleted ${formatCount(deleted.length, 'variable')}: ${quoteNames(deleted)}.`)
      break
    }
    default:
      event satisfies never
  }
}

/** Says which variables are kept, as a sentence. */
export function explainKeptEnv(serviceId: string, names: readonly string[], named: NameInput): string {
  return message`removed-env-kept: An earlier deploy imported variables that are not given any more, and they are still set on service ${serviceId}: ${quoteNames(names)}. To delete them, set ${named('removed-env', 'delete')}.`
}
