import type { SourceFiles } from './source-files.ts'

const procfile = 'Procfile'

/** The commands of a `Procfile` by the names of their processes, such as `web` and `worker`; empty if there is none. */
export function readProcfile(files: SourceFiles): ReadonlyMap<string, string> {
  const lines = [...(files.get(procfile) ?? '').matchAll(/^([\w-]+):[ \t]*(\S.*?)[ \t]*\r?$/gm)]
  return new Map(lines.map(([, name = '', command = '']) => [name, command]))
}

/**
 * What to give if a `Procfile` says how to run other processes, and no web service; undefined if it says that, or nothing.
 *
 * @param start what the service is started with all the same; undefined if nothing says it
 */
export function adviseOnProcfile(
  processes: ReadonlyMap<string, string>,
  start: string | undefined,
): string | undefined {
  const names = [...processes.keys()]
  if (names.length === 0 || processes.has('web')) return undefined
  const found = `The Procfile has no line "web:", only ${names.map((name) => `"${name}:"`).join(', ')}.`
  const done =
    start === undefined
      ? 'Nothing says how to start the service as a web service.'
      : `The service is run as a web service with "${start}", which must listen on the port in PORT.`
  const add = 'add a line "web: COMMAND" to the Procfile'
  const remedy = processes.has('worker')
    ? `If it is to run "worker:", which listens on no port, give "runtimeMode" (runtime-mode) worker; otherwise ${add}.`
    : `To say how a web service is started, ${add}.`
  return `${found} ${done} ${remedy}`
}
