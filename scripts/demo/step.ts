import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parse } from 'yaml'

export interface StepOptions {
  /** The action's folder, with its action.yml. */
  readonly action: string
  readonly workspace: string
  /** An empty folder for the runner's own files. */
  readonly temporary: string
  readonly inputs: Readonly<Record<string, string>>
  /** Called with each line that the action writes. */
  readonly line: (text: string) => void
  readonly signal: AbortSignal
}

export interface StepResult {
  readonly exitCode: number
  readonly outputs: Readonly<Record<string, string>>
}

/** Runs an action's main and post as the runner does: inputs and files in the environment, output through pipes. */
export async function runStep(options: StepOptions): Promise<StepResult> {
  const action = parse(readFileSync(join(options.action, 'action.yml'), 'utf8'))
  const files = commandFiles(options.temporary)
  const env = { ...outerEnvironment(), ...runnerEnvironment(options), ...inputsOf(action, options.inputs), ...files }
  const main = await runNode(join(options.action, action.runs.main), env, options)
  const state = Object.entries(valuesIn(files.GITHUB_STATE)).map(([name, value]) => [`STATE_${name}`, value])
  const post = await runNode(join(options.action, action.runs.post), { ...env, ...Object.fromEntries(state) }, options)
  return { exitCode: main || post, outputs: valuesIn(files.GITHUB_OUTPUT) }
}

function commandFiles(folder: string): Record<'GITHUB_OUTPUT' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY', string> {
  mkdirSync(folder, { recursive: true })
  const file = (name: string): string => {
    const path = join(folder, name)
    writeFileSync(path, '')
    return path
  }
  return { GITHUB_OUTPUT: file('output'), GITHUB_STATE: file('state'), GITHUB_STEP_SUMMARY: file('summary.md') }
}

/** The environment without the variables of an outer job, which the action would take for its own. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(GITHUB|INPUT|STATE|RUNNER|ACTIONS)_/.test(name))
  return Object.fromEntries(kept)
}

function runnerEnvironment({ workspace, temporary }: StepOptions): Record<string, string> {
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'octo/demo',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_RUN_ID: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    RUNNER_TEMP: temporary,
  }
}

function inputsOf(
  action: { inputs: Record<string, { default?: string }> },
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const declared = Object.entries(action.inputs).map(([name, input]) => {
    const usual = String(input.default ?? '')
    return [`INPUT_${name.toUpperCase()}`, given[name] ?? (usual.includes('${{') ? '' : usual)]
  })
  return Object.fromEntries(declared)
}

async function runNode(
  script: string,
  env: NodeJS.ProcessEnv,
  { workspace, line, signal }: StepOptions,
): Promise<number> {
  const child = spawn(process.execPath, [script], { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'], signal })
  const lines = [child.stdout, child.stderr].map(async (stream) => {
    for await (const text of createInterface({ input: stream })) line(text)
  })
  const [exitCode] = await Promise.all([exitOf(child), ...lines])
  return exitCode
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** The values in a file of `NAME=value` lines and `NAME<<DELIMITER` blocks. */
function valuesIn(file: string): Record<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/^([^=<\r\n]+)(?:=(.*)|<<(.+)\r?\n([\s\S]*?)\r?\n?^\3)$/gm)
  return Object.fromEntries([...found].map(([, name, value, , block]) => [name, value ?? block ?? '']))
}
