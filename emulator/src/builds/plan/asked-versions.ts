import type { SourceFiles } from './source-files.ts'

/** A version that a source asks for. */
export interface AskedVersion {
  /** Such as `Python 3.14 (.python-version)`. */
  readonly text: string
  /** Prints the version that this machine has. */
  readonly command: string
}

/** The versions of Python and Node.js that a source asks for. @param node in its package.json */
export function readVersions(files: SourceFiles, node: string | undefined): readonly AskedVersion[] {
  const python = firstLine(files.get('.python-version'))
  const ofFile = ['.nvmrc', '.node-version'].find((name) => firstLine(files.get(name)) !== undefined)
  const nodeVersion = node ?? firstLine(files.get(ofFile ?? ''))
  return [
    ...(python === undefined ? [] : [{ text: `Python ${python} (.python-version)`, command: 'python3 --version' }]),
    ...(nodeVersion === undefined
      ? []
      : [
          {
            text: `Node.js ${nodeVersion} (${node === undefined ? ofFile : 'package.json'})`,
            command: 'node --version',
          },
        ]),
  ]
}

/** Of a failed command: what may be the reason. */
export function sayVersions(asksFor: readonly AskedVersion[]): string {
  if (asksFor.length === 0) return ''
  const commands = asksFor.map(({ command }) => `\`${command}\``).join(' and ')
  return ` The source asks for ${asksFor.map(({ text }) => text).join(' and ')}: compare ${commands}.`
}

/** The first that is no comment, if it is one word. */
function firstLine(text = ''): string | undefined {
  const line = text.split('\n').find((each) => each.trim() !== '' && !each.startsWith('#'))
  return /^\s*([\w.*/-]{1,40})\s*$/.exec(line ?? '')?.[1]
}
