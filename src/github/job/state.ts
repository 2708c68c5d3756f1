import { saveState } from '@actions/core'
import {
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  string,
  transform,
} from 'valibot'
import { exposedPort } from '../../preview/memory.ts'
import { deploymentStates } from '../deployments/deployments.ts'
import type { JobConsole } from './console.ts'
import type { Environment } from './environment.ts'

const variable = 'taxiway'

/** What the post step needs to know about a preview. */
const preview = object({
  /** Its name in GitHub's memory; the marker of its comment contains it. */
  target: string(),
  /** Of the service, as people read it. */
  name: string(),
  /** Of the pull request. */
  number: number(),
  /** The head commit. */
  sha: string(),
  image: optional(string()),
  exposed: optional(exposedPort),
  /** The service is being created, and its id is not known yet. */
  creating: optional(boolean()),
  /** The attempt that created the GitHub deployment before the service; absent once that one is settled. */
  claim: optional(string()),
  /** Id of the comment. */
  comment: optional(number()),
  url: optional(string()),
  /** The last comment, if GitHub did not take it. */
  pendingComment: optional(string()),
})
/** What main left of a preview. */
export type PreviewState = InferOutput<typeof preview>

/** What the post step needs to know of the run of one service. It contains no secret. */
const own = {
  /** Main reported its result. */
  finished: boolean(),
  serviceId: optional(string()),
  deploymentId: optional(string()),
  /** What main was doing beside following the deployment, as a phrase: the check or the rollback under way. */
  during: optional(string()),
  /** Id of the GitHub deployment that is kept in step. */
  githubDeployment: optional(number()),
  /** Finds it if main was killed before it heard the id. */
  githubAttempt: optional(string()),
  /** The end that main could not report to GitHub in time. */
  untold: optional(object({ state: picklist(deploymentStates), description: string() })),
  preview: optional(preview),
}
const service = object(own)
/** What a service of a fleet left open. */
export type ServiceState = InferOutput<typeof service>

/** The same of main, which may be a fleet: what its services left open, by their names. */
const schema = object({ ...own, services: optional(record(string(), service)) })
/** What main left for the post step. */
export type JobState = InferOutput<typeof schema>

const parsed = pipe(
  string(),
  transform((text): unknown => JSON.parse(text)),
  schema,
)

/** Writes the state down for the post step at once, because main may be killed at any moment. */
export function saveJobState(console: JobConsole, state: JobState): void {
  try {
    console.resume()
    saveState(variable, JSON.stringify(state))
  } catch (error) {
    console.say(`Could not write the state for the post step: ${String(error)}`)
  }
}

/** The state that main left for the post step; undefined if it wrote none. */
export function readState(environment: Environment): JobState | undefined {
  const text = environment[`STATE_${variable}`]
  return text === undefined || text === '' ? undefined : parse(parsed, text)
}
