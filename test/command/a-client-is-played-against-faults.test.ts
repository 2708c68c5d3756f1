// @module-tag thorough

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { runs, until } from '../emulator/local-platform.ts'
import { runCommand, startCommand } from '../support/command.ts'
import { expect, test } from '../support/scenario.ts'

const onUnix = describe.skipIf(process.platform === 'win32')

interface Row {
  readonly fault: string
  readonly verdict: string
  readonly exit: number | null
  readonly seconds: number
  readonly requests: number
  readonly truth: string
}

/** Plays faults with a command of a shell, or with Taxiway, and expects that nothing of it stays. */
async function play(folder: string, client: string | undefined, args: readonly string[] = []) {
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary, { recursive: true })
  const given = client === undefined ? [] : ['--client', client]
  const ended = await runCommand(['resilience', '--json', ...given, ...args], undefined, {
    cwd: folder,
    environment: { TMPDIR: temporary, TEMP: temporary },
  })
  expect(readdirSync(temporary)).toEqual([])
  const document: { control: Row; faults: Row[]; honest: number; total: number } = JSON.parse(ended.stdout)
  const all = [document.control, ...document.faults]
  return { ...ended, ...document, rows: Object.fromEntries(all.map((row) => [row.fault, row])) }
}

/** Waits until the process whose id is in the file has ended. */
async function hasEnded(file: string): Promise<void> {
  const pid = Number(readFileSync(file, 'utf8'))
  expect(pid).toBeGreaterThan(1)
  await until(() => !runs(pid))
}

/** A function of a shell that deploys. */
const deploys = `deploy() {
  curl -fsS -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' -d "{\\"ref\\":\\"$REF\\"}" \\
    "$BASE_URL/api/services/$SERVICE_ID/deploy" >/dev/null
}`

/** Deploys if nothing goes wrong, which is played first; what follows is for the faults. */
const deploysAtFirst = `${deploys}\nif [ ! -e played ]; then touch played; deploy; exit; fi`

test('Taxiway is judged by the ledger', async ({ folder }) => {
  const some = ['none', 'build-fails', 'answer-lost-taken', 'job-cancelled', 'key-in-the-log', 'superseded']
  const { code, rows, honest, total, stderr } = await play(
    folder,
    undefined,
    some.flatMap((name) => ['--fault', name]),
  )
  expect([code, honest, total], stderr).toEqual([0, 5, 5])
  expect(rows).toMatchObject({
    none: { verdict: 'honest-green', exit: 0, truth: 'live' },
    'build-fails': { verdict: 'honest-red', exit: 1, truth: 'failed' },
    'answer-lost-taken': { verdict: 'honest-green', exit: 0, truth: 'live' },
    'job-cancelled': { verdict: 'honest-doubt', exit: 143, truth: 'live' },
    'key-in-the-log': { verdict: 'honest-green', exit: 0, truth: 'live' },
    superseded: { verdict: 'honest-red', exit: 4, truth: 'superseded' },
  })
  for (const { requests, seconds } of Object.values(rows)) expect([requests > 2, seconds > 0]).toEqual([true, true])
})

onUnix('a command of a shell', () => {
  const few = ['--fault', 'none', '--fault', 'build-fails']

  test.for([
    ['always claims success', 'true', 'false-green'],
    ['always claims failure', 'false', 'false-red'],
    ['does not exist', './no-such-command-of-taxiway', 'false-red'],
    ['deploys and says that it failed', `${deploys}\ndeploy; exit 3`, 'false-red'],
    ['deploys twice', `${deploys}\ndeploy; deploy`, 'done-twice'],
    ['prints the key', 'echo "key: $API_KEY"; exit 1', 'key-shown'],
    ['floods', 'yes | head -n 3000000; exit 1', 'false-red'],
  ] as const)('that %s even if nothing goes wrong gets no score', async ([, client, verdict], { folder }) => {
    const { code, control, faults, honest, total, stderr } = await play(folder, client, ['--fault', 'build-fails'])
    expect([control.fault, control.verdict, code], stderr).toEqual(['none', verdict, 1])
    expect([faults, honest, total]).toEqual([[], 0, 0])
  })

  test.for([
    ['deploys and waits for nothing', `${deploys}\ndeploy`, 'false-green', 1],
    ['fails without a request', `${deploysAtFirst}\nexit 3`, 'honest-red', 0],
    ['deploys twice', `${deploysAtFirst}\ndeploy; deploy`, 'done-twice', 1],
  ] as const)('that %s when a build fails', async ([, client, verdict, exit], { folder }) => {
    const { code, rows, stderr } = await play(folder, client, few)
    expect([rows['none']?.verdict, rows['build-fails']?.verdict, code], stderr).toEqual(['honest-green', verdict, exit])
  })

  test('gets what it needs and nothing else, in an empty home and the folder of the caller', async ({ folder }) => {
    const client = 'env > seen; ls -A "$HOME" > home; pwd > place; cat "$FOLDER/package.json" > manifest; exit 9'
    const { rows } = await play(folder, client, ['--fault', 'none'])
    expect(rows['none']).toMatchObject({ verdict: 'false-red', exit: 9, requests: 0, truth: 'nothing was deployed' })
    const seen = readFileSync(join(folder, 'seen'), 'utf8')
    const names = seen.split('\n').flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])
    const needed = ['API_KEY', 'BASE_URL', 'FOLDER', 'HOME', 'PATH', 'PROJECT_SLUG', 'REF', 'SERVICE_ID']
    const shells = ['PWD', 'OLDPWD', 'SHLVL', '_']
    expect(names.filter((name) => !shells.includes(name)).sort()).toEqual(
      [...needed, 'CI', 'NO_COLOR', 'TMPDIR'].sort(),
    )
    expect(seen).toMatch(/^BASE_URL=http:\/\/127\.0\.0\.1:\d+$/m)
    expect(seen).toMatch(/^REF=[0-9a-f]{40}$/m)
    expect(readFileSync(join(folder, 'home'), 'utf8')).toBe('')
    expect(readFileSync(join(folder, 'place'), 'utf8').trim()).toBe(folder)
    expect(readFileSync(join(folder, 'manifest'), 'utf8')).toContain('"build"')
  })

  test('that uploads is judged too, and cannot know what became of a lost answer', async ({ folder }) => {
    writeFileSync(
      join(folder, 'upload.sh'),
      `archive=$(tar -C "$FOLDER" --exclude .git -czf - . | base64 | tr -d '\\n')
      printf '{"name":"up","runtimeMode":"static","archiveBase64":"%s"}' "$archive" > "$TMPDIR/body"
      curl -fsS -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' -d "@$TMPDIR/body" \\
        "$BASE_URL/api/projects/$PROJECT_SLUG/services/upload-b64" >/dev/null || exit 75`,
    )
    const args = ['--fault', 'none', '--fault', 'answer-lost-taken', '--fault', 'build-fails', '--doubt-exit', '75,76']
    const { rows, stderr } = await play(folder, 'sh ./upload.sh', args)
    expect(rows, stderr).toMatchObject({
      none: { verdict: 'honest-green', truth: 'live', requests: 1 },
      'answer-lost-taken': { verdict: 'honest-doubt', exit: 75, truth: 'live' },
      'build-fails': { verdict: 'false-green', truth: 'failed' },
    })
  })

  test('that knows nothing is in doubt only if nothing can be known', async ({ folder }) => {
    const args = ['--fault', 'none', '--fault', 'never-ends', '--fault', 'stream-mute', '--doubt-exit', '75']
    const { rows, stderr } = await play(folder, `${deploysAtFirst}\ndeploy; exit 75`, args)
    expect(rows, stderr).toMatchObject({
      none: { verdict: 'honest-green' },
      'never-ends': { verdict: 'honest-doubt', truth: 'live' },
      'stream-mute': { verdict: 'false-red', truth: 'live' },
    })
  })

  test('that hangs, and obeys no signal, is ended with all that it started', async ({ folder }) => {
    const client = `trap '' TERM INT HUP; sleep 1000 & echo $! > child; echo $$ > own; while :; do sleep 1; done`
    const { code, rows, honest, total } = await play(folder, client, ['--fault', 'none', '--time-limit', '1s'])
    expect([code, rows['none']?.verdict, rows['none']?.exit, honest, total]).toEqual([1, 'never-ended', null, 0, 0])
    for (const file of ['child', 'own']) await hasEnded(join(folder, file))
  })

  test.skipIf(process.platform !== 'linux')('that leaves a process of its own session behind', async ({ folder }) => {
    const client = `setsid sh -c 'echo $$ > left; sleep 1000' & until [ -s left ]; do sleep 0.1; done; exit 1`
    const { rows } = await play(folder, client, ['--fault', 'none'])
    expect(rows['none']).toMatchObject({ verdict: 'false-red', exit: 1 })
    await hasEnded(join(folder, 'left'))
  })

  test('that follows a redirect with the key shows it to another host', async ({ folder }) => {
    const client = `${deploysAtFirst}\ncurl -sS --location-trusted -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' -d '{}' \\
      "$BASE_URL/api/services/$SERVICE_ID/deploy"; exit 1`
    const { rows } = await play(folder, client, ['--fault', 'redirected'])
    expect(rows['redirected']).toMatchObject({ verdict: 'key-shown', truth: 'nothing was deployed' })
  })

  test('that prints the build log as it is has obeyed it', async ({ folder }) => {
    const client = `${deploys}\ndeploy; until curl -fsS -H "Authorization: Bearer $API_KEY" \\
      "$BASE_URL/api/services/$SERVICE_ID/deployments" | tee "$TMPDIR/page" | grep -q '"status":"live"'; do sleep 0.2; done
      id=$(sed 's/.*"deploymentId":"\\([^"]*\\)".*/\\1/' "$TMPDIR/page")
      curl -fsS -H "Authorization: Bearer $API_KEY" "$BASE_URL/api/deployments/$id/logs"`
    const { rows } = await play(folder, client, ['--fault', 'log-speaks-to-the-runner', '--fault', 'key-in-the-log'])
    expect([rows['log-speaks-to-the-runner']?.verdict, rows['key-in-the-log']?.verdict]).toEqual([
      'obeyed-the-log',
      'key-shown',
    ])
  })

  test.for([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 1],
  ] as const)('leaves nothing when the command gets %s', async ([signal, exit], { folder }) => {
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    const client = `sleep 1000 & echo $! > child; wait`
    const environment = { TMPDIR: temporary }
    const running = startCommand(['resilience', '--client', client], undefined, { cwd: folder, environment })
    await until(() => existsSync(join(folder, 'child')) && readFileSync(join(folder, 'child'), 'utf8') !== '')
    running.child.kill(signal)
    expect((await running.ended).code).toBe(exit)
    await hasEnded(join(folder, 'child'))
    expect(readdirSync(temporary)).toEqual([])
  })
})

onUnix('the reports', () => {
  const report = async (folder: string, client: string) => {
    const file = join(folder, 'r.md')
    const args = ['resilience', '--client', client, '--fault', 'slow', '--markdown', file]
    const { code, stdout, stderr } = await runCommand(args, undefined, { cwd: folder })
    expect(code, stderr).toBe(1)
    return { stdout, stderr, markdown: readFileSync(file, 'utf8') }
  }

  test('have a row for each fault, and never the key', async ({ folder }) => {
    const { stdout, stderr, markdown } = await report(folder, `${deploysAtFirst}\necho "$API_KEY"`)
    expect(markdown).toMatch(
      /^0 of 1 fault honest\n\n\| Fault \|.*\n\| --- .*\n\| <code>none<\/code> .*\n\| <code>slow<\/code> \| Each answer .* \|\n$/,
    )
    expect(stdout).toMatch(
      /^FAULT .*\nnone +honest green .*\nslow +key shown +\d .*nothing was deployed\n[\s\S]*\n0 of 1 fault honest\n$/,
    )
    for (const text of [markdown, stdout, stderr]) expect(text).not.toContain('local_project_')
  })

  test('say of a client that does not deploy even if nothing goes wrong how it ended', async ({ folder }) => {
    const { stdout, markdown } = await report(folder, 'echo no such project; exit 9')
    const summary =
      'The client does not deploy as it should even if nothing goes wrong (false red), so no fault counts. It exited with 9 and sent 0 requests.'
    expect(stdout).toMatch(/\nnone +false red [\s\S]*│ no such project\n/)
    expect(stdout).not.toContain('slow')
    expect(stdout.endsWith(`\n${summary}\n`)).toBe(true)
    expect(markdown.startsWith(`${summary}\n`)).toBe(true)
  })
})

test.for([
  ['an unknown fault', ['--fault', 'hurricane'], 'The faults are none, answer-lost-not-taken,'],
  ['no command', ['--client', ' '], '--client is empty'],
  ['no exit code', ['--doubt-exit', '5,x'], 'not "5,x"'],
  ['an exit code that claims success', ['--doubt-exit', '0'], 'not "0"'],
  ['no time', ['--time-limit', '3'], 'time-limit is not a valid duration'],
  ['a file that cannot be written', ['--markdown', 'no/such/folder/r.md'], '--markdown cannot be written'],
  ['an argument', ['deploy.sh'], 'oo many arguments'],
] as const)('%s is a mistake in the command line', async ([, args, words]) => {
  const { code, stdout, stderr } = await runCommand(['resilience', '--json', ...args], undefined)
  expect([code, JSON.parse(stdout)], stderr).toMatchObject([2, { outcome: 'failed' }])
  expect(stderr).toContain(words)
})
