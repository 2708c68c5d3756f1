import { saveState } from '@actions/core'
import * as v from 'valibot'
import type { Environment } from '../../ci/ci-job.ts'
import { type JobState, jobState } from '../../run/job-state.ts'
import { type Redactor, redactTexts } from '../../text/secrets/redactor.ts'
import type { JobConsole } from './job-console.ts'

const variable = 'taxiway'
const parsed = v.pipe(v.string(), v.parseJson(), jobState)

/** Writes the state down for the post step at once, because main may be killed at any moment. */
export function saveJobState(console: JobConsole, redactor: Redactor, state: JobState): void {
  try {
    console.resume()
    saveState(variable, JSON.stringify(redactTexts(state, (text) => redactor.redactSecrets(text))))
  } catch (error) {
    console.say(`Could not write the state for the post step: ${String(error)}`)
  }
}

/** The state that main left for the post step; undefined if it wrote none. */
export function readState(environment: Environment): JobState | undefined {
  const text = environment[`STATE_${variable}`]
  return text === undefined || text === '' ? undefined : v.parse(parsed, text)
}
