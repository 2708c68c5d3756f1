import { systemClock, within } from '../client/clock.ts'
import { InputError } from '../client/errors.ts'
import type { DeployEvent, Run } from '../deploy/events.ts'
import type { Host } from '../report/host.ts'
import { withoutFullStop } from '../text/format.ts'
import type { Prose } from '../text/redact.ts'
import type { GitHubDeployment } from './deployment.ts'
import { explainGitHub } from './octokit.ts'

/** GitHub may hear of the end until so long after the timeout, but has a second; after a cancel the runner kills in 7.5 s. */
const lastWordMs = 9_000
const leastMs = 1_000
const lastWordAfterCancelMs = 4_000

/** The run, kept in step with a GitHub deployment if the job names an `environment`. */
export async function* trackedBy(host: Host, run: Run, ref: string | undefined): Run {
  const { inputs, facts } = host
  const environment = inputs.get('environment')
  if (environment === undefined || facts.github === undefined) return yield* run
  const token = inputs.get('github-token')
  if (token === undefined) {
    yield { kind: 'warning', text: host.redact('No GitHub deployment is kept: github-token is empty.') }
    return yield* run
  }
  const { GitHubDeployment } = await import('./deployment.ts')
  const deployment = new GitHubDeployment({ ...facts.github, token, environment, runUrl: facts.runUrl })
  // GitHub may not know a ref of another repository.
  return yield* tracked(
    run,
    deployment,
    [ref, facts.commit].filter((each) => each !== undefined),
    host,
  )
}

/**
 * Tells GitHub what passes by, and passes it on. GitHub is told beside the run, in order; it never fails the run, and is
 * waited for only at the end, within a bound. What it refuses is one warning.
 *
 * @param refs what is deployed, the best first
 */
async function* tracked(run: Run, deployment: GitHubDeployment, refs: readonly string[], host: Host): Run {
  await using open = run
  const told = new Told(host)
  told.tell(async () => {
    const id = await deployment.create(refs)
    host.remember({ githubDeployment: id })
    await deployment.setState('in_progress', 'The deploy is under way')
  })
  try {
    for (;;) {
      const step = await open.next()
      yield* told.takeWarning()
      if (step.done) {
        await told.end(() => deployment.settle(step.value))
        yield* told.takeWarning()
        return step.value
      }
      yield step.value
    }
  } catch (error) {
    const isMistake = error instanceof InputError
    const why = isMistake ? host.redact(error.message) : 'Taxiway failed unexpectedly'
    await told.end(() => deployment.setState(isMistake ? 'failure' : 'error', why))
    throw error
  }
}

/** What GitHub is told, one after another. After a failure it is told nothing more. */
class Told {
  readonly #host: Host
  readonly #startMs = performance.now()
  #work: Promise<void> = Promise.resolve()
  #hasFailed = false
  #warning: Prose | undefined

  constructor(host: Host) {
    this.#host = host
  }

  tell(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      try {
        if (!this.#hasFailed) await work()
      } catch (error) {
        this.#fail(explainGitHub(error, 'deployments: write'))
      }
    })
  }

  async end(work: () => Promise<void>): Promise<void> {
    const { signal } = this.#host
    this.tell(async () => {
      await work()
      this.#host.remember({ isSettled: true })
    })
    const leftMs = this.#host.inputs.get('timeout') - (performance.now() - this.#startMs)
    const lastMs = Math.max(leastMs, lastWordMs + Math.min(0, leftMs))
    const reason = (): Error => new Error('GitHub did not answer in time')
    const wait = (ms: number, parent?: AbortSignal): Promise<void> =>
      within({ clock: systemClock, ms, parent, reason }, () => this.#work)
    try {
      // A cancel ends this wait, and the shorter one begins.
      if (!signal.aborted) await wait(lastMs, signal).catch(rethrowUnless(signal))
      if (signal.aborted) await wait(lastWordAfterCancelMs)
    } catch (error) {
      this.#fail(explainGitHub(error, 'deployments: write'))
    }
  }

  *takeWarning(): Generator<DeployEvent> {
    if (this.#warning !== undefined) yield { kind: 'warning', text: this.#warning }
    this.#warning = undefined
  }

  #fail(why: string): void {
    if (this.#hasFailed) return
    this.#hasFailed = true
    this.#warning = this.#host.redact(`The GitHub deployment is not kept up to date: ${withoutFullStop(why)}.`)
  }
}

function rethrowUnless(signal: AbortSignal): (error: unknown) => void {
  return (error) => {
    if (!signal.aborted) throw error
  }
}
