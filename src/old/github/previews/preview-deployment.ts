import type { PreviewFacts } from '../../preview/memory/preview-memory.ts'
import type { DeploymentPayload } from '../deployments/deployment-payload.ts'
import type { Deployments } from '../deployments/deployments.ts'

/** A GitHub deployment that shows people what a run deploys. */
export interface ShownHead {
  readonly memory: DeploymentPayload
  /** What it may name as deployed, the best first. */
  readonly refs: readonly string[]
  /** Nothing that it replaces is older. */
  readonly since?: Date | undefined
  readonly description: string
  readonly url: string | undefined
  /** The one that is used instead of a new one, if there is one. */
  readonly find: () => Promise<number | undefined>
}

/** Shows people the heads that are deployed. */
export interface HeadDeployments {
  /** Gives the id of the GitHub deployment; undefined if that failed and was said. */
  show(head: ShownHead): Promise<number | undefined>
}

/** How main or the post step reaches the GitHub deployments of a preview. */
export interface PreviewAccess {
  readonly deployments: Deployments
  /** What a GitHub deployment may name as deployed, the best first. */
  readonly refs: readonly string[]
  readonly headSha: string
  /** None of the preview's is older. */
  readonly since?: Date | undefined
  readonly logUrl: string | undefined
  readonly heads: HeadDeployments
  /** The GitHub deployment of this run, if an earlier step created it. */
  readonly current?: number | undefined
}

/** The GitHub deployment that people see of a run of a preview: of its head, or of a service that may have been created. */
export class PreviewDeployment {
  readonly #options: PreviewAccess
  /** The service that it is for; undefined if its id is not known. */
  #shown: { readonly id: number; readonly service: string | undefined } | undefined

  constructor(options: PreviewAccess) {
    this.#options = options
    if (options.current !== undefined) this.#shown = { id: options.current, service: undefined }
  }

  /** Shows the head as being deployed to the service. False if that failed and was said. */
  async show({ target, url }: Pick<PreviewFacts, 'target' | 'url'>, service: string): Promise<boolean> {
    if (this.#shown?.service === service) return true
    const { heads, refs, since } = this.#options
    const id = await heads.show({
      ...{ memory: { target, head: true }, refs, since, url, description: `Service ${service}` },
      find: () => this.#findHead(target, service),
    })
    if (id !== undefined) this.#shown = { id, service }
    return id !== undefined
  }

  /**
   * Shows that a service may have been created. False if that failed and was said.
   *
   * @param find the claim of the creation, which is shown
   */
  async showDoubt({ target, url }: Pick<PreviewFacts, 'target' | 'url'>, find: ShownHead['find']): Promise<boolean> {
    const { heads, refs, since } = this.#options
    const description = 'A service may have been created'
    const id = await heads.show({ memory: { target }, refs, since, url, description, find })
    if (id !== undefined) this.#shown = { id, service: undefined }
    return id !== undefined
  }

  /** A commit that was deployed before has its GitHub deployment already. */
  async #findHead(target: string, service: string): Promise<number | undefined> {
    const { deployments, headSha } = this.#options
    for await (const { id, sha, memory } of deployments.own({ sha: headSha, pages: 1 })) {
      const isHead = memory.head === true || memory.service === service
      if (sha === headSha && memory.target === target && isHead) return id
    }
    return undefined
  }

  /** Whether a newer run of the preview has shown its head since. Never rejects. */
  async isOvertaken(target: string): Promise<boolean> {
    const ours = this.#shown
    if (ours === undefined) return false
    try {
      for await (const { id, memory } of this.#options.deployments.own({ pages: 1 })) {
        const isHead = memory.head === true || memory.service !== undefined
        if (memory.target === target && isHead) return id > ours.id
      }
    } catch {}
    return false
  }
}
