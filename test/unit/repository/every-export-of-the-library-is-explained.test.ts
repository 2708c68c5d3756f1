import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pathOf } from './sources.ts'

interface Exported {
  readonly name: string
  /** As `sourceFiles` names it. */
  readonly file: string
}

/** The exports of an entry: from other files, and its own. */
function exportsOf(entry: string): Exported[] {
  const text = readFileSync(pathOf(entry), 'utf8')
  const handedOn = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.replace('type ', '').trim())
        .filter(Boolean)
        .map((name) => ({ name, file: posix.join(posix.dirname(entry), from) })),
  )
  const own = [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name = '']) => ({ name, file: entry }))
  return [...handedOn, ...own]
}

/** The lines of a declaration, and the line before it. */
function declarationOf({ name, file }: Exported): { readonly before: string; readonly lines: readonly string[] } {
  const lines = readFileSync(pathOf(file), 'utf8').split('\n')
  const kinds = '(?:abstract )?(?:async )?(?:interface|type|class|function|const)'
  const start = lines.findIndex((line) => new RegExp(`^export ${kinds} ${name}\\b`).test(line))
  const length = lines.slice(start).findIndex((line) => line.startsWith('}')) + 1
  return { before: lines[start - 1] ?? '', lines: lines.slice(start, start + length) }
}

describe.each(['index.ts', 'emulator/index.ts'])('%s', (entry) => {
  test.each(exportsOf(entry))('$name', (exported) => {
    const { before, lines } = declarationOf(exported)
    expect(before).toMatch(/\*\/$/)
    if (!/^export interface/.test(lines[0] ?? '')) return
    const fields = lines.map((line, index) => ({ line, above: lines[index - 1] ?? '' }))
    const bare = fields.filter(
      ({ line, above }) => /^ {2}(?:readonly )?[\w[]+.*[:(]/.test(line) && !/\*\/$/.test(above),
    )
    expect(bare.map(({ line }) => line.trim())).toEqual([])
  })
})
