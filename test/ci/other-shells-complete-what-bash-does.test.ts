import { describe } from 'vitest'
import { completingIn, completions, type Shell, writeConfigs } from '../support/completing.ts'
import { expect, test } from '../support/scenario.ts'

const shells = (process.env['TAXIWAY_SHELLS'] ?? '').split(' ')

describe.each<Shell>(['zsh', 'fish', 'pwsh'])('%s', (shell) => {
  test.skipIf(!shells.includes(shell))(
    'completes commands, options, values, files and services',
    async ({ folder }) => {
      writeConfigs(folder)
      const offered = await completingIn(folder, shell)
      for (const [words, expected] of completions) expect(offered(...words), words.join(' ')).toEqual(expected)
      expect(offered('deploy', '--ci=gitl')).toEqual(['--ci=gitlab'])
    },
  )
})
