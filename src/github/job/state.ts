import { saveState } from '@actions/core'
import * as v from 'valibot'
import { exposedPort } from '../../preview/memory.ts'
import { deploymentStates } from '../deployments/deployments.ts'
import type { JobConsole } from './console.ts'
import type { Environment } from './environment.ts'

const variable = 'taxiway'

/** What the post step needs to know about a preview. */
const preview = v.object({
  /** Its name in GitHub's memory; the marker of its comment contains it. */
  target: v.string(),
  /** Of the service, as people read it. */
  name: v.string(),
  number: v.number(),
  /** The head commit. */
  sha: v.string(),
  image: v.optional(v.string()),
  exposed: v.optional(exposedPort),
  /** The service is being created, and its id is not known yet. */
  creating: v.optional(v.boolean()),
  /** The attempt that created the GitHub deployment before the service; absent once that one is settled. */
  claim: v.optional(v.string()),
  /** Id of the comment. */
  comment: v.optional(v.number()),
  url: v.optional(v.string()),
  /** The last comment, if GitHub did not take it. */
  pendingComment: v.optional(v.string()),
})
export type PreviewState = v.InferOutput<typeof preview>

/** What the post step needs to know of the run of one service. It contains no secret. */
const own = {
  /** Main reported its result. */
  finished: v.boolean(),
  serviceId: v.optional(v.string()),
  deploymentId: v.optional(v.string()),
  /** What main was doing beside following the deployment, as a phrase: the check or the rollback under way. */
  during: v.optional(v.string()),
  /** Id of the GitHub deployment that is kept in step. */
  githubDeployment: v.optional(v.number()),
  /** Finds it if main was killed before it heard the id. */
  githubAttempt: v.optional(v.string()),
  /** The end that main could not report to GitHub in time. */
  untold: v.optional(v.object({ state: v.picklist(deploymentStates), description: v.string() })),
  preview: v.optional(preview),
}
const service = v.object(own)
export type ServiceState = v.InferOutput<typeof service>

/** The same of main, which may be a fleet: what its services left open, by their names. */
const schema = v.object({ ...own, services: v.optional(v.record(v.string(), service)) })
export type JobState = v.InferOutput<typeof schema>

const parsed = v.pipe(v.string(), v.parseJson(), schema)

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
  return text === undefined || text === '' ? undefined : v.parse(parsed, text)
}
