import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withBlankOwner } from '../../support/own-repository.ts'
import { root } from './sources.ts'

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((file) => /\.(?:ya?ml|md|ts|js|json|groovy)$|(?:Jenkins|Docker)file$/.test(file))
  .filter((file) => !/^(?:dist|test|node_modules)\/|package-lock\.json$/.test(file))
const textOf = (file: string): string => {
  try {
    return withBlankOwner(readFileSync(join(root, file), 'utf8'))
  } catch {
    return ''
  }
}

/** What a text runs that neither a commit nor its own folder fixes. `<owner>` is refused by GitHub until somebody fills it in. */
function loose(text: string, isExample: boolean): string[] {
  const references = [...text.matchAll(/\buses: *['"]?([\w.$<][^\s'"`]*\/[^\s'"`]*)/g)].map(([, given = '']) => given)
  return references.filter(
    (reference) =>
      !/^\.\/|^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/.test(reference) &&
      !(isExample && /^<owner>\/taxiway[\w./-]*@v1$/.test(reference)),
  )
}

test('every `uses:` is fixed by a commit, in our own folder, or a blank to fill in', () => {
  const found = files.flatMap((file) =>
    loose(textOf(file), !file.startsWith('.github/')).map((each) => `${file}: ${each}`),
  )
  expect(found).toEqual([])
  expect(files.filter((file) => /\buses: /.test(textOf(file))).length).toBeGreaterThan(20)
})

const install =
  /\b(?:npm (?:install|i|add|exec|x)|npx|pnpm (?:add|dlx)|yarn (?:add|dlx|global)|bunx?)\b.*?\s['"]?taxiway(?:-emulator)?(?![\w./-])/

test('nothing installs Taxiway by a name that somebody else may hold', () => {
  const found = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => install.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
  for (const line of ['npm install --global taxiway@1', 'npx taxiway deploy', 'run `npm install taxiway-emulator`'])
    expect(line).toMatch(install)
})
