import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { installCommand } from '../../src/cli/pipeline-install.ts'
import { overhear } from '../support/command.ts'
import { packedPackage } from '../unit/repository/package-copy.ts'
import { root } from '../unit/repository/sources.ts'

/** Where Buildkite's agent is; undefined where scripts/test-ci.ts could not build it. */
export const buildkiteAgent = process.env['TAXIWAY_BUILDKITE_AGENT']

/** What a job left: its log, and the annotation that it sent. */
export interface BuildkiteJob {
  readonly code: number | null
  readonly log: string
  readonly annotation: string | undefined
  readonly outputs: string
}

/** The command of the example's step, run by the agent's `bootstrap`, which starts it as the agent does for a job. */
export class BuildkiteStep implements Disposable {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'taxiway-buildkite-')))
  readonly #command: string

  constructor() {
    const packed = packedPackage()
    // Without the settings of the npm that runs the tests.
    const { HOME, PATH } = process.env
    const prefix = join(this.folder, 'global')
    const install = ['install', '--global', '--prefer-offline', '--no-audit', '--no-fund', '--prefix', prefix, packed]
    const env = { HOME, PATH: `${dirname(process.execPath)}${delimiter}${PATH}` }
    execFileSync('npm', install, { cwd: this.folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
    for (const name of ['bin', 'checkout']) mkdirSync(join(this.folder, name))
    const { steps } = parse(readFileSync(join(root, 'examples/ci/buildkite/pipeline.yml'), 'utf8'))
    // `$$` is how a pipeline file writes `$`; the package is installed already.
    const command = String(steps[0].command).replaceAll('$$', '$')
    this.#command = command.replace(`${installCommand()}\n`, '')
    if (this.#command === command) throw new Error('the example installs the package in another way')
    // `annotate` needs Buildkite's own API.
    this.#program('buildkite-agent', `cat > "${join(this.folder, 'annotation.md')}"`)
  }

  async run(variables: Readonly<Record<string, string>>): Promise<BuildkiteJob> {
    const { HOME, PATH } = process.env
    const checkout = join(this.folder, 'checkout')
    const bin = join(this.folder, 'bin')
    const env = {
      ...{ HOME, PATH: [join(this.folder, 'global/bin'), dirname(process.execPath), PATH].join(delimiter) },
      ...{ BUILDKITE: 'true', BUILDKITE_JOB_ID: 'job', BUILDKITE_REPO: 'repository', BUILDKITE_BRANCH: 'main' },
      ...{ BUILDKITE_PIPELINE_PROVIDER: 'git', BUILDKITE_AGENT_NAME: 'agent', BUILDKITE_ORGANIZATION_SLUG: 'shop' },
      ...{ BUILDKITE_PIPELINE_SLUG: 'web', BUILDKITE_BUILD_PATH: this.folder, BUILDKITE_SHELL: '/bin/bash -e -c' },
      ...{ BUILDKITE_BUILD_CHECKOUT_PATH: checkout, BUILDKITE_COMMAND_EVAL: 'true' },
      ...{ BUILDKITE_HOOKS_PATH: join(this.folder, 'hooks'), BUILDKITE_PLUGINS_PATH: join(this.folder, 'plugins') },
      BUILDKITE_COMMAND: this.#command,
      ...variables,
    }
    const args = ['bootstrap', '--phases', 'command', '--bin-path', bin]
    const child = spawn(buildkiteAgent ?? '', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const { output, closed } = overhear(child)
    const { code } = await closed
    const read = (file: string): string => readFileSync(join(this.folder, file), 'utf8')
    return { code, log: output(), annotation: read('annotation.md'), outputs: read('checkout/deploy.env') }
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  #program(name: string, script: string): void {
    const file = join(this.folder, 'bin', name)
    writeFileSync(file, `#!/bin/sh\n${script}\n`)
    chmodSync(file, 0o755)
  }
}
