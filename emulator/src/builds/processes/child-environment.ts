import { win32 } from 'node:path'

/** Variables that a service cannot set for itself. */
export const reservedVariables: readonly string[] = ['PATH', 'HOME', 'PORT', 'CI']

/**
 * The whole environment of a child process: the search path, a temporary home, and the service's variables. It inherits nothing
 * from the platform's own environment.
 *
 * `system` holds what a program needs to start: PATH, and on Windows a few more.
 */
export function childEnvironment(
  system: Readonly<Record<string, string>>,
  home: string,
  own: Readonly<Record<string, string>> = {},
  onWindows = process.platform === 'win32',
): Record<string, string> {
  // CI keeps package managers from prompting, and from looking for their own updates.
  return { ...own, ...system, ...(onWindows ? windowsUser(home) : {}), HOME: home, CI: 'true' }
}

/** The user and the home on Windows. libuv gives each of these that is missing the value of the platform's own environment. */
function windowsUser(home: string): Record<string, string> {
  const { root } = win32.parse(home)
  const names = { USERNAME: 'taxiway', USERDOMAIN: 'taxiway', LOGONSERVER: '\\\\taxiway' }
  // Programs fail without a folder for temporary files.
  const folders = { USERPROFILE: home, TEMP: home, TMP: home }
  return { ...names, ...folders, HOMEDRIVE: root.replace(/\\$/, ''), HOMEPATH: home.slice(root.length - 1) }
}
