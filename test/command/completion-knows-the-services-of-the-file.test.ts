// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandFile, runCommand } from '../support/command.ts'
import { expect, test } from '../support/scenario.ts'

/** What bash offers for the last of the words. */
async function offered(folder: string, ...words: readonly string[]): Promise<string[]> {
  const { stdout: script } = await runCommand(['completion', 'bash'], undefined)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'bin', 'taxiway'), `#!/bin/sh\nexec '${process.execPath}' '${commandFile}' "$@"\n`, {
    mode: 0o755,
  })
  writeFileSync(join(folder, 'completion.bash'), script)
  const given = ['taxiway', ...words].map((word) => `'${word}'`).join(' ')
  const code = `source completion.bash; COMP_WORDS=(${given}); COMP_CWORD=${words.length}; _taxiway; printf '%s\\n' "\${COMPREPLY[@]}"`
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
  const printed = execFileSync('bash', ['-c', code], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return printed.split('\n').filter((line) => line !== '')
}

test.skipIf(process.platform === 'win32')(
  'bash completes commands, parts of commands, options and services',
  async ({ folder }) => {
    writeFileSync(join(folder, 'taxiway.yaml'), 'services:\n  api: { service-id: a }\n  web: { service-id: b }\n')
    writeFileSync(join(folder, 'other.yaml'), 'services: { worker: { service-id: c } }\n')
    expect(await offered(folder, 'dep')).toEqual(['deploy'])
    expect(await offered(folder, 'config', '')).toEqual(['check'])
    expect(await offered(folder, 'config', 'check', '--j')).toEqual(['--json'])
    expect(await offered(folder, 'deploy', '--serv')).toEqual(['--service-id', '--service'])
    expect(await offered(folder, 'deploy', '--service', '')).toEqual(['api', 'web'])
    expect(await offered(folder, 'deploy', '--config', 'other.yaml', '--service', 'w')).toEqual(['worker'])
    expect(await offered(folder, 'deploy', '--config', 'oth')).toEqual(['other.yaml'])
  },
)

test.skipIf(process.platform === 'win32')('a wrong or missing file completes nothing, silently', async ({ folder }) => {
  expect(await offered(folder, 'deploy', '--service', '')).toEqual([])
  writeFileSync(join(folder, 'taxiway.yaml'), 'servces: {}\n')
  expect(await offered(folder, 'deploy', '--service', '')).toEqual([])
  expect(await runCommand(['config', 'services'], undefined, { cwd: folder })).toMatchObject({
    code: 2,
    stdout: '',
    stderr: '',
  })
})
