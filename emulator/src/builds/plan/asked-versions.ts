import type { SourceFiles } from './source-files.ts'

/** A version that a source asks for in a file of its own. What package.json asks for, npm compares itself. */
export interface AskedVersion {
  readonly language: string
  /** Prints the version that this machine has. */
  readonly program: string
  readonly file: string
  /** Such as `3.14`, of which any further digits may follow. */
  readonly version: string
}

const files = [
  { file: '.python-version', language: 'Python', program: 'python3' },
  { file: '.nvmrc', language: 'Node.js', program: 'node' },
  { file: '.node-version', language: 'Node.js', program: 'node' },
] as const

/** The versions of Python and Node.js that a source asks for, as far as it names them by number. */
export function readVersions(source: SourceFiles): readonly AskedVersion[] {
  return files.flatMap((each) => {
    const [, version] = /^\s*v?(\d[\d.]*)\s*$/m.exec(source.get(each.file) ?? '') ?? []
    return version === undefined ? [] : [{ ...each, version }]
  })
}

/**
 * Of a failed command: a version that may be the reason. Empty if this machine has what is asked for.
 *
 * @param printed what `--version` of the program printed
 */
export function explainVersion({ language, file, version }: AskedVersion, printed: string): string {
  const [found] = /\d+(?:\.\d+)*/.exec(printed) ?? []
  if (found === undefined || `${found}.`.startsWith(`${version}.`)) return ''
  return ` The source asks for ${language} ${version} (${file}), and this machine has ${found}.`
}
