/** The program and the first arguments of this command itself, as the local platform runs it. */
export function thisProgram(): readonly string[] {
  return [process.execPath, ...process.execArgv, process.argv[1] ?? '']
}
