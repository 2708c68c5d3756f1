import { existsSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { machinePath } from './builds/processes/machine-search-path.ts'
import { networkVariables } from './builds/processes/network-variables.ts'
import type { Machine } from './local-platform.ts'

/** The variables that programs need to start, also on Windows. A build inherits no other variable of this process. */
const inherited = ['PATH', 'PATHEXT', 'ComSpec', 'SystemRoot', 'SystemDrive', 'windir']

/** What a platform and its builds get of this machine. The only file of the package that reads the environment. */
export function thisMachine(): Machine {
  const environment: Record<string, string> = {}
  for (const name of inherited) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  const network = { ...npmSettings(), ...networkVariables(process.env) }
  return { temporaryFolder: tmpdir(), environment, network, now: () => new Date() }
}

/** The same without what npm put on the search path for the program that this process is: a build does not find that. */
export function thisMachineForBuilds(): Machine {
  const machine = thisMachine()
  const { PATH } = machine.environment
  const own = PATH === undefined ? {} : { PATH: machinePath(PATH, process.env) }
  return { ...machine, environment: { ...machine.environment, ...own } }
}

/** npm's own settings of this user, which it would not find from the home of a build. */
function npmSettings(): Record<string, string> {
  const file = join(homedir(), '.npmrc')
  return existsSync(file) ? { npm_config_userconfig: file } : {}
}
