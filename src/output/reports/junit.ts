/** A test case of a JUnit report. */
interface Case {
  readonly name: string
  readonly ms: number
  /** Why it failed; undefined where it did not. */
  readonly failure?: string | undefined
  /** Why it was not run. */
  readonly skipped?: string | undefined
}

/** What a report shows of a run, and of each check of a gate. */
interface ShownRun {
  readonly report: {
    readonly outcome: string
    readonly reason: string
    readonly deploymentId: string | null
    readonly durationMs: number
  }
  readonly passed: boolean
  readonly checks: readonly {
    readonly name: string
    readonly result: string
    readonly summary: string
    readonly durationMs: number
  }[]
}

/**
 * The deployment and each check of a gate as a JUnit report. Texts must be free of secrets.
 *
 * @param command names the suite, such as `deploy`
 */
export function junitOf(command: string, { report, passed, checks }: ShownRun): string {
  const { deploymentId, reason, outcome, durationMs } = report
  const isCheckToBlame = checks.some(({ result }) => result === 'failed')
  const cases: Case[] = [
    {
      name: deploymentId ?? 'deployment',
      ms: durationMs,
      failure: passed || isCheckToBlame ? undefined : `${outcome}: ${reason}`,
      skipped: outcome === 'skipped' ? reason : undefined,
    },
    ...checks.map(({ name, result, summary, durationMs: ms }) => ({
      name: `check: ${name}`,
      ms,
      failure: result === 'failed' ? summary : undefined,
      skipped: result === 'not-run' || result === 'cut-short' ? result : undefined,
    })),
  ]
  const count = (is: (each: Case) => boolean): number => cases.filter(is).length
  const counts = attributes({
    name: `taxiway ${command}`,
    tests: cases.length,
    failures: count((each) => each.failure !== undefined),
    errors: 0,
    skipped: count((each) => each.skipped !== undefined),
    time: seconds(durationMs),
  })
  const body = cases.map((each) => caseOf(command, each)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n<testsuite ${counts}>\n${body}</testsuite>\n</testsuites>\n`
}

function caseOf(command: string, { name, ms, failure, skipped }: Case): string {
  const start = `<testcase ${attributes({ classname: `taxiway.${command}`, name, time: seconds(ms) })}`
  if (failure !== undefined) {
    return `${start}><failure ${attributes({ message: failure })}>${escapeXml(failure)}</failure></testcase>\n`
  }
  if (skipped !== undefined) return `${start}><skipped ${attributes({ message: skipped })}/></testcase>\n`
  return `${start}/>\n`
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
