// @module-tag thorough
import { leastPlatform } from '../../scripts/least-platform.ts'
import type { OperationName } from '../../src/contract/operations.ts'
import { deployArguments, runCommand } from '../support/command.ts'
import { type Route, routes } from '../support/platform/asked.ts'
import type { Script } from '../support/platform/scripted-platform.ts'
import { projectSlug, serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

const limit = ['--poll-interval', '100ms']
/** A preview is an action alone. */
type Use = Exclude<keyof typeof leastPlatform, 'preview'>
const commands: Readonly<Record<Use, readonly string[]>> = {
  deploy: deployArguments(...limit),
  upload: [
    'upload',
    'site',
    '--project-slug',
    projectSlug,
    '--service-name',
    'quay',
    '--runtime-mode',
    'static',
    ...limit,
  ],
  gate: ['gate', '--service-id', serviceId, ...limit],
}
const uses = Object.keys(leastPlatform).filter((use): use is Use => use in commands)
const neededFor = (use: Use): readonly string[] => Object.keys(leastPlatform[use].needed)

/** A platform without some operations, on which `main` was deployed before. */
function without(isMissing: (operation: OperationName) => boolean): Script {
  const missing = Object.keys(routes).filter((each): each is Route => isMissing(routes[each as Route]))
  const answer = { status: 404, json: { error: 'not found' } }
  return { earlier: ['main'], faults: missing.map((on) => ({ on, answer })) }
}

// A log that cannot be read is waited for.
test.concurrent.for(uses)(
  '%s works on a platform that serves what it needs and nothing else',
  { timeout: 180_000 },
  async (use, { platform, folder, expect }) => {
    plant(folder, { 'site/index.html': 'x' })
    const site = await platform(without((operation) => !neededFor(use).includes(operation)))
    const given = use === 'gate' ? ['--deployment-id', site.state.makeDeployment('main', ['success']).id] : []
    const args = [...commands[use], ...given, '--timeout', '3m']
    const { code, stderr } = await runCommand(args, site, { cwd: folder })
    expect(code, stderr).toBe(0)
  },
)

test.for(uses.flatMap((use) => neededFor(use).map((operation) => [use, operation] as const)))(
  '%s does not work without %s',
  async ([use, operation], { platform, folder }) => {
    plant(folder, { 'site/index.html': 'x' })
    const site = await platform(without((each) => each === operation))
    const given = use === 'gate' ? ['--deployment-id', site.state.makeDeployment('main', ['success']).id] : []
    const args = [...commands[use], ...given, '--timeout', '5s']
    const { code, stderr } = await runCommand(args, site, { cwd: folder })
    expect(code, stderr).toBeGreaterThan(0)
  },
)
