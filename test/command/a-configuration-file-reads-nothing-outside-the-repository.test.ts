// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { git } from '../support/hostile-change.ts'
import { said } from '../support/messages.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const fileWith = (key: string): string => `services:\n  api: { service-id: ${serviceId}, ${key} }\n`

test.runIf(process.platform === 'linux').for([
  ['env-file: environ', 'a link to the environment of the process'],
  ['env-file: linked/out.env', 'a file behind a link'],
  ['env-file: ../out.env', 'a file above'],
  ['env-file: /etc/passwd', 'a file of the system'],
  ['archive-path: linked', 'a folder behind a link'],
])('%s (%s) is refused by each command, and by `config check`', async ([key = ''], { folder, platform }) => {
  const site = await platform()
  const repository = join(folder, 'repository')
  mkdirSync(repository)
  git(repository, 'init', '--quiet')
  writeFileSync(join(folder, 'out.env'), 'A=b\n')
  symlinkSync('/proc/self/environ', join(repository, 'environ'))
  symlinkSync('..', join(repository, 'linked'))
  writeFileSync(join(repository, 'taxiway.yaml'), fileWith(key))
  for (const args of [
    ['deploy', '--service', 'api'],
    ['upload', '--service', 'api'],
    ['fleet', '--all'],
    ['config', 'check'],
  ]) {
    const { code, stderr } = await runCommand(args, site, { cwd: repository })
    expect([args, code], stderr).toEqual([args, 2])
    expect(stderr).toMatch(/^taxiway\.yaml:2:\d+: /m)
    expect(stderr).toMatch(said('path-outside-workspace'))
  }
  expect(site.journal).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a dotenv file is a regular file without NUL, whoever names it',
  async ({ folder, platform }) => {
    const site = await platform()
    execFileSync('mkfifo', [join(folder, 'pipe')])
    writeFileSync(join(folder, 'nul.env'), 'A=secret\0B=c\n')
    for (const [file, message] of [
      ['pipe', said('env-file-invalid')],
      ['.', said('env-file-invalid')],
      ['nul.env', said('dotenv-invalid', '1', undefined, 'a NUL character')],
      ['/proc/self/environ', said('dotenv-invalid', '1', undefined, 'a NUL character')],
    ] as const) {
      const args = ['deploy', '--service-id', serviceId, '--dotenv', file]
      const { code, stderr } = await runCommand(args, site, { cwd: folder })
      expect([file, code], stderr).toEqual([file, 2])
      expect(stderr.replaceAll('`--dotenv`', '`env-file`')).toMatch(message)
      expect(stderr).not.toContain('secret')
    }
    expect(site.journal).toEqual([])
  },
)
