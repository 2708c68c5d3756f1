import { Inputs } from '../../src/old/config/inputs.ts'
import { Outputs } from '../../src/old/output/job-outputs.ts'
import type { Job } from '../../src/old/run/job.ts'
import { StateRecord } from '../../src/old/run/job-state.ts'
import { Redactor } from '../../src/old/text/secrets/redactor.ts'

const given: Readonly<Record<string, string>> = {
  'base-url': 'http://127.0.0.1:9',
  'api-key': 'twk_virtual_key',
  'project-slug': 'shop',
  timeout: '10m',
}

/** A job on a host without a console or files, and what cancels it. */
export function silentJob(
  more: Readonly<Record<string, string>> = {},
  redactor = new Redactor(),
): {
  readonly job: Job
  readonly cancel: AbortController
} {
  const values = { ...given, ...more }
  const cancel = new AbortController()
  const nothing = (): undefined => undefined
  const root = {
    repository: undefined,
    sha: undefined,
    refName: undefined,
    runUrl: undefined,
    workspace: '/',
    temporaryFolder: '/',
  }
  const job: Job = {
    environment: {},
    context: {
      ...root,
      config: { folder: '/', source: { kind: 'working-tree' } },
      ...{ changeBase: undefined, before: undefined, logFile: undefined, jobFolder: undefined },
    },
    inputs: new Inputs((name) => values[name]),
    redactor,
    console: {
      mask: nothing,
      maskWord: nothing,
      say: nothing,
      warn: nothing,
      notice: nothing,
      error: nothing,
      lost: nothing,
      block: async () => undefined,
      resume: nothing,
    },
    outputs: new Outputs(redactor),
    state: new StateRecord(),
    signal: cancel.signal,
    printedInputs: () => [],
    end: nothing,
  }
  return { job, cancel }
}
