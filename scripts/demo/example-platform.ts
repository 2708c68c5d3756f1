import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LocalPlatform, type StartOptions, start } from 'taxiway-emulator'
import { findCause } from '../../src/cli/commands/emulator.ts'

/** The ids of the services, by the example in Git that each one deploys. */
export const services = { 'web-app': 'svc_web_app', 'fails-to-build': 'svc_fails_to_build' } as const

/** Runs the command of this checkout. */
export const commandOfTaxiway = [process.execPath, join(import.meta.dirname, '../../src/cli/main.ts')]

/** What the command gives a platform that it starts. */
export const asCommandStartsIt = { findCause } satisfies StartOptions

/** Starts a local platform with those services, without a deployment. Puts the Git repositories into `folder`. */
export async function startExamplePlatform(folder: string, options: StartOptions = {}): Promise<LocalPlatform> {
  const seeded = Object.entries(services).map(([name, id]) => ({ id, name, repoUrl: commitExample(name, folder) }))
  return await start({ services: seeded, client: commandOfTaxiway, ...options })
}

/** Makes a Git repository of an example, with one commit on `main`, and returns its URL. */
function commitExample(name: string, folder: string): string {
  const repository = join(folder, name)
  cpSync(join(import.meta.dirname, '../../examples', name), repository, { recursive: true })
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: repository })
  commitAll(repository, 'Add the example')
  return pathToFileURL(repository).href
}

/** Commits everything in a Git repository. */
export function commitAll(repository: string, subject: string): void {
  // These override the user's Git configuration: identity, signing, hooks.
  const settings = ['user.name=Taxiway', 'user.email=taxiway@example.com', 'commit.gpgsign=false', 'core.hooksPath=']
  const git = (...args: string[]): void => {
    const config = settings.flatMap((setting) => ['-c', setting])
    execFileSync('git', [...config, ...args], { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  git('add', '--all')
  git('commit', '--quiet', `--message=${subject}`)
}
