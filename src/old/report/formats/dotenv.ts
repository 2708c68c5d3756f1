/** GitLab takes 5 KB of a dotenv report, and 20 variables on the smallest plan. */
const mostBytes = 5 * 1024
/**
 * What GitLab takes as a value and a shell that reads the file takes as text: without spaces, quotes and anything that a shell
 * interprets.
 */
const plainValue = /^[A-Za-z0-9_./:@%+=,?-]*$/

/**
 * Outputs as the variables that a CI passes on to later jobs, in a file of `NAME=value` lines: `deployment-id` becomes
 * `TAXIWAY_DEPLOYMENT_ID`. `leftOut` names those whose value would be cut, interpreted, or exceed GitLab's 5 KB.
 */
export function formatDotenv(outputs: Iterable<readonly [name: string, value: string]>) {
  const lines: string[] = []
  const leftOut: string[] = []
  let bytes = 0
  for (const [name, value] of outputs) {
    const line = `${outputName(name)}=${value}\n`
    if (!plainValue.test(value) || bytes + line.length > mostBytes) leftOut.push(outputName(name))
    else {
      lines.push(line)
      bytes += line.length
    }
  }
  return { text: lines.join(''), leftOut }
}

/** The ref of one deployment must not become the option of another's: `TAXIWAY_REF` is what `--ref` reads. */
function outputName(name: string): string {
  return variableName(name === 'ref' ? 'deployed-ref' : name)
}

/** The environment variable of an input or output: `service-id` is `TAXIWAY_SERVICE_ID`. */
export function variableName(name: string): string {
  return `TAXIWAY_${name.replaceAll('-', '_').toUpperCase()}`
}
