import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { overhear } from '../support/command.ts'
import { git } from '../support/git.ts'
import { npm, packedPackage } from '../unit/repository/package-copy.ts'
import { root } from '../unit/repository/sources.ts'

/** Where gitlab-ci-local is; undefined where scripts/test-ci.ts could not install it. */
export const gitlabCiLocal = process.env['TAXIWAY_GITLAB_CI_LOCAL']

/** What gitlab-ci-local printed, both streams, and how it ended. */
export interface Pipeline {
  readonly code: number | null
  readonly log: string
}

/** The folder of the packed package as npm installs it, once for the same package. */
function installedPackage(): string {
  const packed = packedPackage()
  const folder = packed.replace(/\.tgz$/, '')
  if (!existsSync(folder)) {
    const own = mkdtempSync(`${folder}-`)
    npm(`install --prefer-offline --no-audit --no-fund --silent --prefix ${own} ${packed}`, own)
    try {
      renameSync(own, folder)
    } catch {
      // Another project was quicker.
      rmSync(own, { recursive: true, force: true })
    }
  }
  return join(folder, 'node_modules/taxiway')
}

/** A project whose pipeline is the example, with the packed package as what it installs. */
export class GitlabProject implements Disposable {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-gitlab-')))
  /** The Git repository, which is also what the service is built from. */
  readonly repository = join(this.folder, 'project')

  /**
   * @param app the folder of examples/ that the repository holds
   * @param branch the branch that is checked out; the service is built from `main`
   */
  constructor(app: string, branch = 'main') {
    mkdirSync(this.repository)
    cpSync(join(root, 'examples', app), this.repository, { recursive: true })
    cpSync(join(root, 'examples/ci/gitlab/.gitlab-ci.yml'), join(this.repository, '.gitlab-ci.yml'))
    this.#git('init', '--quiet', '--initial-branch=main')
    this.#git('add', '--all')
    this.#git('commit', '--quiet', '--message=A change')
    if (branch !== 'main') this.#git('switch', '--quiet', '--create', branch)
    this.#git('remote', 'add', 'origin', 'https://gitlab.example/group/project.git')
  }

  get commit(): string {
    return this.#git('rev-parse', 'HEAD')
  }

  /** Has the pipeline be another one, from a folder of files of examples/ci/gitlab that it includes. */
  include(folder: string, pipeline: string): void {
    cpSync(join(root, 'examples/ci/gitlab', folder), join(this.repository, folder), { recursive: true })
    writeFileSync(join(this.repository, '.gitlab-ci.yml'), pipeline)
    this.#git('add', '--all')
    this.#git('commit', '--quiet', '--message=Another pipeline')
  }

  /** What its jobs install: the packed package, installed once, so that npm only links it in each job. */
  readonly package = installedPackage()

  /** Runs the jobs on this machine, without containers; with names only these, manual ones too. */
  async run(variables: Readonly<Record<string, string>>, ...jobs: readonly string[]): Promise<Pipeline> {
    const prefix = join(this.folder, 'global')
    const { HOME, PATH } = process.env
    const env = { HOME, PATH: `${prefix}/bin${delimiter}${dirname(process.execPath)}${delimiter}${PATH}` }
    const npm = { npm_config_prefix: prefix, npm_config_prefer_offline: 'true', npm_config_audit: 'false' }
    const quick = { TAXIWAY_PACKAGE: this.package, TAXIWAY_HEALTH_INTERVAL: '100ms' }
    const given = Object.entries({ ...quick, ...variables }).flatMap(([name, value]) => [
      '--variable',
      `${name}=${value}`,
    ])
    const args = [gitlabCiLocal ?? '', '--force-shell-executor', ...given, ...jobs]
    const child = spawn(process.execPath, args, {
      cwd: this.repository,
      env: { ...env, ...npm },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const { output, closed } = overhear(child)
    const { code } = await closed
    return { code, log: output() }
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  #git(...args: readonly string[]): string {
    return git(this.repository, ...args)
  }
}
