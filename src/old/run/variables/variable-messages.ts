import type { VariablesEvent } from '../../deployment/deployment-event.ts'
import { formatCount } from '../../text/formats/count.ts'
import type { Job } from '../job.ts'

/** Says what became of variables of the service: names, never values. */
export function sayVariables({ console }: Pick<Job, 'console'>, event: VariablesEvent): void {
  for (const { key, why } of event.skipped)
    console.warn(`The platform skipped ${key ? `the variable "${key}"` : 'a variable'}${why ? `: ${why}` : '.'}`)
  console.say(`Imported ${formatCount(event.count, 'variable')}.`)
}
