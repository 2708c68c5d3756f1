import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { variableName } from '../../src/report/json.ts'
import { commandFile } from '../support/command.ts'
import { interpret } from '../support/runner/grammar.ts'
import { machineEnvironment, preloads, type StepOptions } from '../support/runner/job-environment.ts'
import { type RunningStep, running, type StepResult } from '../support/runner/run-action.ts'

/** The exit code of each outcome, as docs/other-ci.md has them. */
const codes: Readonly<Record<string, readonly number[]>> = {
  succeeded: [0],
  failed: [1, 2],
  cancelled: [3],
  superseded: [4],
  'timed-out': [5],
  indeterminate: [6],
  aborted: [130, 143],
}

/** The same deploy by the command line, with inputs from the environment: of the sources, or the file that TAXIWAY_COMMAND names. */
export function startCommandDeploy(
  { 'archive-path': path, ...inputs }: Readonly<Record<string, string>>,
  options: StepOptions,
): RunningStep {
  const { runnerFolder: folder, workspace } = options
  const outputs = join(folder, 'o.env')
  const args = [...(path === undefined ? ['deploy'] : ['upload', path]), '--json', '--outputs', outputs]
  const env = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variableName(name), value]))
  const startedAt = performance.now()
  const child = spawn(process.execPath, [process.env['TAXIWAY_COMMAND'] ?? commandFile, ...args], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    env: { ...machineEnvironment(), ...preloads(folder, options), ...env, ...options.env },
  })
  const step = running(
    child,
    { lines: 'stderr', startedAt, limit: options.limit },
    ({ stdout: said, ...end }, stdout) => {
      const report = reportIn(stdout)
      const line = (start: string, lines = end.lines): string[] =>
        lines.flatMap(({ text }) => (text.startsWith(start) ? [text.slice(start.length)] : []))
      const errors = said.matchAll(/^Error: (.*(?:\n [│|] .*)*)/gm)
      // Below an error the end of the log stands once more.
      const error = end.lines.findIndex(({ text }) => text.startsWith('Error: '))
      const log = error < 0 ? end.lines : end.lines.slice(0, error)
      return {
        ...{ ...end, stdout: said + stdout, stderr: '', peakMemory: 0 },
        outputs: report.deploymentId ? { 'deployment-id': report.deploymentId } : {},
        summary: existsSync(outputs) ? readFileSync(outputs, 'utf8') : '',
        ...{ state: {}, outcome: report.outcome, logFile: undefined, view: interpret(said) },
        ...{ errors: [...errors].map(([, text = '']) => text), warnings: line('Warning: ') },
        ...{ notices: line('Notice: '), buildLog: line(' | ', log) },
      }
    },
  )
  // It masks nothing with a command: its first line says as much as that of a step.
  return { ...step, line: (pattern) => step.line(pattern.source === 'add-mask' ? /./ : pattern) }
}

/** The promises of a command that this one broke; one sentence each. */
export function brokenByCommand({ exitCode, signal, outcome = '', view, stdout }: StepResult): string[] {
  const wrong: string[] = []
  if (signal !== null) wrong.push(`it ended by ${signal}`)
  if (codes[outcome]?.includes(exitCode ?? -1) !== true) wrong.push(`it left with ${exitCode} for "${outcome}"`)
  if (view.obeyed.length > 0) wrong.push(`a runner obeyed ${view.obeyed.map(({ name }) => name).join(', ')}`)
  if (/^ {4}at /m.test(stdout)) wrong.push('it wrote a stack')
  return wrong
}

/** The last JSON document of stdout; empty where it is none. */
function reportIn(stdout: string): {
  readonly outcome?: string
  readonly deploymentId?: string | null
} {
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
}
