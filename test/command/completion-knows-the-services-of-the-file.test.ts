// @module-tag thorough
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { completingIn, completions, writeConfigs } from '../support/completing.ts'
import { expect, test } from '../support/scenario.ts'

test.skipIf(process.platform === 'win32')(
  'bash completes commands, options, fixed values, files and services',
  async ({ folder }) => {
    writeConfigs(folder)
    const offered = await completingIn(folder, 'bash')
    for (const [words, expected] of completions) expect(offered(...words), words.join(' ')).toEqual(expected)
    // As bash takes the words apart, and as it does where `=` is not among COMP_WORDBREAKS.
    expect(offered('deploy', '--ci', '=', 'git')).toEqual(['gitea', 'github', 'gitlab'])
    expect(offered('init', '--ci', '=')).toEqual(['github', 'gitlab', 'none'])
    expect(offered('deploy', '--ci=gitl')).toEqual(['--ci=gitlab'])
    expect(offered('deploy', '--config', '=', 'other.yaml', '--service', '=', 'w')).toEqual(['worker'])
  },
)

test('PowerShell asks with a dot before each word, and gets what bash gets', async ({ folder }) => {
  writeConfigs(folder)
  const { stdout: script } = await runCommand(['completion', 'powershell'], undefined)
  expect(script).toContain('taxiway complete dotted @dotted')
  for (const [words, expected] of completions) {
    const dotted = words.map((word) => `.${word}`)
    const { code, stdout, stderr } = await runCommand(['complete', 'dotted', ...dotted], undefined, { cwd: folder })
    expect([code, stderr], words.join(' ')).toEqual([0, ''])
    const offered = stdout.split('\n').map((line) => line.replace(/\t.*/, ''))
    const isFile = words.at(-1) === 'oth'
    expect(offered.filter(Boolean).sort(), words.join(' ')).toEqual(isFile ? [':file'] : expected)
  }
})

test.skipIf(process.platform === 'win32')('a wrong or missing file completes nothing, silently', async ({ folder }) => {
  const offered = await completingIn(folder, 'bash')
  expect(offered('deploy', '--service', '')).toEqual([])
  writeFileSync(join(folder, 'taxiway.yaml'), 'servces: {}\n')
  expect(offered('deploy', '--service', '')).toEqual([])
  expect(await runCommand(['complete', '--', 'deploy', '--service', ''], undefined, { cwd: folder })).toMatchObject({
    ...{ code: 0, stdout: '', stderr: '' },
  })
})
