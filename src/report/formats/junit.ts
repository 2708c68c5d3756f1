/** A test case of a JUnit report. Its texts must be free of secrets. */
export interface TestCase {
  /** The same in each run, so that a CI system can show its history. */
  readonly name: string
  readonly durationMs: number
  /** Why it failed, in one line; undefined if it did not. */
  readonly failure?: string | undefined
  /** What failed, in some 20 lines. */
  readonly cause?: readonly string[]
  /** Why it was not run. */
  readonly skipped?: string | undefined
}

/**
 * A run as a JUnit report.
 *
 * @param command names the suite, such as `deploy`
 */
export function formatJunit(command: string, cases: readonly TestCase[], durationMs = sumDurations(cases)): string {
  const count = (is: (each: TestCase) => boolean): number => cases.filter(is).length
  const counts = attributes({
    name: `taxiway ${command}`,
    tests: cases.length,
    failures: count((each) => each.failure !== undefined),
    errors: 0,
    skipped: count((each) => each.failure === undefined && each.skipped !== undefined),
    time: seconds(durationMs),
  })
  const body = cases.map((each) => formatCase(command, each)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n<testsuite ${counts}>\n${body}</testsuite>\n</testsuites>\n`
}

function formatCase(command: string, { name, durationMs, failure, cause = [], skipped }: TestCase): string {
  const start = `<testcase ${attributes({ classname: `taxiway.${command}`, name, time: seconds(durationMs) })}`
  if (failure !== undefined) {
    const text = [failure, ...cause].map(escapeXml).join('\n')
    return `${start}><failure ${attributes({ message: failure })}>${text}</failure></testcase>\n`
  }
  if (skipped !== undefined) return `${start}><skipped ${attributes({ message: skipped })}/></testcase>\n`
  return `${start}/>\n`
}

function sumDurations(cases: readonly TestCase[]): number {
  return cases.reduce((sum, { durationMs }) => sum + durationMs, 0)
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(String(value))}"`)
    .join(' ')
}

/** GitLab obeys `[[ATTACHMENT|path]]` in a report's texts, and XML allows almost no control character. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('[[ATTACHMENT|', '[ [ATTACHMENT|')
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replace(/[&<>"'\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}
