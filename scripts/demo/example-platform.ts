import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Platform } from 'taxiway'
import { start } from 'taxiway/emulator'

/** A local platform with a project, and services that are built from the examples in Git. */
export class ExamplePlatform implements AsyncDisposable {
  readonly url: string
  readonly key: string
  readonly project: string
  readonly #client: Platform
  readonly #close: () => Promise<void>
  readonly #folder: string

  /** `folder` takes the Git repositories. */
  static async start(folder: string): Promise<ExamplePlatform> {
    const local = await start()
    try {
      const client = new Platform({ baseUrl: local.url, apiKey: local.keys.account })
      const { slug } = await client.call('create_project', { name: 'Examples' })
      return new ExamplePlatform(local, client, { slug, folder })
    } catch (error) {
      await local.close()
      throw error
    }
  }

  private constructor(
    local: Awaited<ReturnType<typeof start>>,
    client: Platform,
    { slug, folder }: { slug: string; folder: string },
  ) {
    this.url = local.url
    this.key = local.keys.account
    this.project = slug
    this.#client = client
    this.#close = () => local.close()
    this.#folder = folder
  }

  /** Puts an example into a Git repository, branch `main`, creates a service from it, and gives the service's id. */
  async createService(example: string): Promise<string> {
    const repository = join(this.#folder, `${example}.git-work`)
    cpSync(join(import.meta.dirname, '../../examples', example), repository, { recursive: true })
    const git = (...args: string[]): void => {
      execFileSync('git', ['-c', 'user.name=Taxiway', '-c', 'user.email=taxiway@example.com', ...args], {
        cwd: repository,
        stdio: 'ignore',
      })
    }
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message=An example')
    const { id } = await this.#client.call('create_service', {
      name: example,
      projectSlug: this.project,
      repoUrl: pathToFileURL(repository).href,
    })
    return id
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client[Symbol.asyncDispose]()
    await this.#close()
  }
}
