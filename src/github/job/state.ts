import { saveState } from '@actions/core'
import { boolean, type InferOutput, number, object, optional, parse, picklist, pipe, string, transform } from 'valibot'
import { deploymentStates } from '../deployments/deployments.ts'
import { exposedPort } from '../deployments/memory.ts'
import type { JobConsole } from './console.ts'
import type { Environment } from './environment.ts'

const variable = 'taxiway'

/** What `post` needs to know of a preview. */
const preview = object({
  /** What it is remembered under; its comment's marker is made of it. */
  target: string(),
  /** Of the service. */
  name: string(),
  /** Of the pull request. */
  number: number(),
  /** The head. */
  sha: string(),
  image: optional(string()),
  exposed: optional(exposedPort),
  /** A creation was sent, and its answer was not seen. */
  creating: optional(boolean()),
  /** The GitHub deployment that was made before a creation. */
  claim: optional(number()),
  /** By which that one is found where main did not hear of it; nothing was created then. */
  claimAttempt: optional(string()),
  /** Id of the comment. */
  comment: optional(number()),
  url: optional(string()),
  /** What the comment could not be told. */
  untold: optional(string()),
})
export type PreviewTrace = InferOutput<typeof preview>

/** What `post` needs to know of main; no secret is in it. */
const schema = object({
  /** Main came to its end and told the truth. */
  finished: boolean(),
  serviceId: optional(string()),
  deploymentId: optional(string()),
  /** What main was doing after the deployment had ended, as words of ours: the check or the rollback that goes on. */
  during: optional(string()),
  /** Id of the GitHub deployment that is kept in step. */
  githubDeployment: optional(number()),
  /** By which it is found where main did not live to see its id. */
  githubAttempt: optional(string()),
  /** The end that main could not tell GitHub. */
  untold: optional(object({ state: picklist(deploymentStates), description: string() })),
  preview: optional(preview),
})
export type JobState = InferOutput<typeof schema>

const parsed = pipe(
  string(),
  transform((text): unknown => JSON.parse(text)),
  schema,
)

/** What main has written down so far; each change is written at once, for nobody knows when main is killed. */
export class StateRecord {
  #state: JobState = { finished: false }
  readonly #console: JobConsole

  constructor(console: JobConsole) {
    this.#console = console
  }

  get current(): JobState {
    return this.#state
  }

  note(change: Partial<JobState>): void {
    this.#state = { ...this.#state, ...change }
    try {
      this.#console.resume()
      saveState(variable, JSON.stringify(this.#state))
    } catch (error) {
      this.#console.say(`The state for the post step could not be written: ${String(error)}`)
    }
  }
}

/** What main left, in the post step; undefined where main wrote nothing. */
export function readState(environment: Environment): JobState | undefined {
  const text = environment[`STATE_${variable}`]
  return text === undefined || text === '' ? undefined : parse(parsed, text)
}
