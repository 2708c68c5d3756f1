import { InputError } from '../client/errors.ts'
import type { DeployEvent, Run } from '../deploy/events.ts'
import { githubState } from '../deploy/outcome.ts'
import { onlyGitHubErrors, type Shown } from '../preview/store.ts'
import type { Host } from '../report/host.ts'
import type { Prose } from '../text/redact.ts'
import { createDeployment, showDeployment } from './deployments.ts'
import { type GitHubRepository, repositoryOf } from './repository.ts'

/** Passes the run on, and keeps a GitHub deployment up to date with it if the job names an `environment`. */
export async function* trackedBy(host: Host, run: Run, ref: string | undefined): Run {
  const { inputs, facts } = host
  const environment = inputs.get('environment')
  if (environment === undefined || facts.github === undefined) return yield* run
  const github = repositoryOf(host)
  if (github === undefined) {
    yield { kind: 'warning', text: host.redact('No GitHub deployment is kept: github-token is empty.') }
    return yield* run
  }
  // GitHub may not know a ref of another repository.
  const refs = [ref, facts.commit].filter((each) => each !== undefined)
  return yield* tracked(run, new Told(host, github), refs, environment)
}

/**
 * Passes the run on, and reports its start and end to GitHub in parallel, in order. This never fails the run, and
 * delays only its end, within a limit. A refusal by GitHub is one warning.
 *
 * @param refs refs to deploy, the best first
 */
async function* tracked(run: Run, told: Told, refs: readonly string[], environment: string): Run {
  await using open = run
  told.begin(refs, environment)
  try {
    for (;;) {
      const step = await open.next()
      yield* told.takeWarning()
      if (step.done) {
        const { outcome, passed, reason, url } = step.value
        await told.end({ state: githubState(outcome, passed), description: reason, url })
        yield* told.takeWarning()
        return step.value
      }
      yield step.value
    }
  } catch (error) {
    await (error instanceof InputError
      ? told.end({ state: 'failure', description: error.message })
      : told.end({ state: 'error', description: 'Taxiway failed unexpectedly' }))
    throw error
  }
}

/** Reports to GitHub, one after another. After a failure it reports nothing more. */
class Told {
  readonly #host: Host
  readonly #github: GitHubRepository
  /** Resolves to the id of the GitHub deployment; undefined after a failure. */
  #work: Promise<number | undefined> = Promise.resolve(undefined)
  #warning: Prose | undefined

  constructor(host: Host, github: GitHubRepository) {
    this.#host = host
    this.#github = github
  }

  begin(refs: readonly string[], environment: string): void {
    const create = async (): Promise<number> => {
      const id = await createDeployment(this.#github, refs, { environment }, { once: true })
      this.#host.remember({ githubDeployment: id })
      await showDeployment(this.#github, id, { state: 'in_progress', description: 'The deploy is under way' })
      return id
    }
    this.#work = create().catch((error: unknown) => this.#fail(error))
  }

  async end(shown: Shown): Promise<void> {
    const show = async (): Promise<void> => {
      const id = await this.#work
      if (id === undefined) return
      await showDeployment(this.#github, id, { ...shown, description: this.#host.redact(shown.description) })
      this.#host.remember({ isSettled: true })
    }
    await this.#github.lastWord(show).catch((error: unknown) => this.#fail(error))
  }

  *takeWarning(): Generator<DeployEvent> {
    if (this.#warning !== undefined) yield { kind: 'warning', text: this.#warning }
    this.#warning = undefined
  }

  #fail(error: unknown): undefined {
    this.#warning = this.#host.redact(
      `The GitHub deployment is not kept up to date: ${onlyGitHubErrors(error).message}.`,
    )
  }
}
