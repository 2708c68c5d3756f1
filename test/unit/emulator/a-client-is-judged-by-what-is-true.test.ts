import { expect, test } from 'vitest'
import { shellCommand } from '../../../emulator/src/resilience/client-under-test.ts'
import { allFaultCases } from '../../../emulator/src/resilience/fault-cases.ts'
import { ClientOutput, commandMark } from '../../../emulator/src/resilience/leaks-in-client-output.ts'
import { type Evidence, isHonest, judge, type Verdict, verdicts } from '../../../emulator/src/resilience/verdict.ts'
import { verdicts as published } from '../../../src/cli/local-platform.ts'

const flags = [false, true]
const doubtExits: ReadonlySet<number> = new Set([5, 143])

/** Everything that can be known of a client: exit codes for green, red, doubt, and none. A live deployment is one that was made. */
const all: readonly Evidence[] = [0, 1, 5, 143, null].flatMap((exit) =>
  flags.flatMap((isKnowable) =>
    flags.flatMap((isWithoutFault) =>
      [0, 1, 2].flatMap((deployments) =>
        (deployments === 0 ? [false] : flags).flatMap((isLive) =>
          flags.flatMap((isKeyShown) =>
            flags.map((hasObeyedLog) => ({
              ...{ exit, doubtExits, isKnowable, isWithoutFault, deployments, isLive, isKeyShown, hasObeyedLog },
            })),
          ),
        ),
      ),
    ),
  ),
)

/** What must hold of each combination that has the verdict, and of no other. */
const meaning: Readonly<Record<Verdict, (evidence: Evidence) => boolean>> = {
  'key-shown': ({ isKeyShown }) => isKeyShown,
  'obeyed-the-log': (evidence) => !evidence.isKeyShown && evidence.hasObeyedLog,
  'done-twice': (evidence) => isQuiet(evidence) && evidence.deployments > 1,
  'never-ended': (evidence) => isQuiet(evidence) && evidence.deployments < 2 && evidence.exit === null,
  'honest-green': (evidence) => hasClaimed(evidence, evidence.exit === 0) && evidence.isLive,
  'false-green': (evidence) => hasClaimed(evidence, evidence.exit === 0) && !evidence.isLive,
  'honest-doubt': (evidence) => hasClaimed(evidence, isDoubt(evidence)),
  'honest-red': (evidence) => hasClaimed(evidence, isRed(evidence)) && !evidence.isLive && !evidence.isWithoutFault,
  'false-red': (evidence) => hasClaimed(evidence, isRed(evidence)) && (evidence.isLive || evidence.isWithoutFault),
}

function isQuiet({ isKeyShown, hasObeyedLog }: Evidence): boolean {
  return !isKeyShown && !hasObeyedLog
}

function hasClaimed(evidence: Evidence, claims: boolean): boolean {
  return isQuiet(evidence) && evidence.deployments < 2 && claims
}

function isDoubt({ exit, isKnowable, isWithoutFault }: Evidence): boolean {
  return (exit === 5 || exit === 143) && !isKnowable && !isWithoutFault
}

function isRed(evidence: Evidence): boolean {
  return evidence.exit !== null && evidence.exit !== 0 && !isDoubt(evidence)
}

test('each combination has the one verdict that its facts mean', () => {
  for (const evidence of all) {
    const fitting = verdicts.filter((verdict) => meaning[verdict](evidence))
    expect(fitting, JSON.stringify(evidence)).toEqual([judge(evidence)])
  }
  expect(new Set(all.map(judge))).toEqual(new Set(verdicts))
})

test('without a fault only a green end of a live deployment is honest', () => {
  const honest = all.filter((each) => each.isWithoutFault && isHonest(judge(each)))
  expect(honest.length).toBeGreaterThan(0)
  for (const { exit, isLive } of honest) expect([exit, isLive]).toEqual([0, true])
})

test('the command publishes the verdicts of the local platform', () => {
  expect(published).toEqual(verdicts)
})

test('each fault has a sentence, and they are in order', async () => {
  const [first, ...cases] = await allFaultCases()
  expect(first?.name).toBe('none')
  const names = cases.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
  for (const { happens } of cases) expect(happens).toMatch(/^[A-Z].*\.$/)
})

test('a command runs in the shell of its system, whose end is that of the command', () => {
  expect(shellCommand('./deploy.sh "$REF"', false)).toEqual({ program: 'sh', args: ['-c', './deploy.sh "$REF"'] })
  const onWindows = shellCommand('./deploy.ps1', true)
  expect(onWindows).toMatchObject({ program: 'powershell.exe' })
  expect(JSON.stringify(onWindows)).toContain('exit $LASTEXITCODE')
})

const key = 'local_project_A-b_C0123456789xyz~'
function printed(...lines: readonly string[]): ClientOutput {
  const output = new ClientOutput(key, () => new Date(0))
  output.add(lines)
  return output
}

test.each([
  ['as it is', `the key is ${key}.`],
  ['in hexadecimal', Buffer.from(key).toString('hex')],
  ['in Base64', Buffer.from(key).toString('base64')],
  ['in Base64 behind one character', Buffer.from(`:${key}`).toString('base64')],
  ['in Base64 between others', Buffer.from(`user:${key}, and more`).toString('base64')],
])('a key %s is found, and not kept', (_, line) => {
  const output = printed('before', line)
  expect(output.isKeyShown).toBe(true)
  expect(output.lines[1]?.text).toContain('***')
  expect(printed(...output.lines.map(({ text }) => text)).isKeyShown).toBe(false)
})

test('a part of a key is not the key', () => {
  expect(printed(key.slice(0, -1), Buffer.from(key.slice(4)).toString('base64')).isKeyShown).toBe(false)
})

test.each([
  [`::error::${commandMark}`, true],
  [`  ::set-env name=${commandMark}::1`, true],
  [`log: ##[error]${commandMark}`, true],
  [`log: ##vso[task.setvariable variable=${commandMark}]1`, true],
  [`##teamcity[setParameter name='${commandMark}']`, true],
  [`progress\r::error::${commandMark}`, true],
  [`section_start:1:${commandMark}\r`, true],
  [` │ ::error::${commandMark}`, false],
  [`## [error]${commandMark}`, false],
  [`"line":"::error::${commandMark}"`, false],
  ['::error::of the client itself', false],
  [commandMark, false],
])('%j is obeyed: %s', (line, isObeyed) => {
  expect(printed(line).hasObeyedLog).toBe(isObeyed)
})

test('a flood is looked through to its end, and kept up to a limit', () => {
  const output = printed(...Array.from({ length: 5_000 }, () => 'y'.repeat(5_000)), key)
  expect(output.isKeyShown).toBe(true)
  expect(output.lines).toHaveLength(1_001)
  expect(output.lines[500]?.text).toBe('[4001 lines are not kept]')
  expect(output.lines.at(-1)?.text).toBe('***')
  expect(output.lines[0]?.text).toHaveLength(2_000)
})
