import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files in which a source lists the variables that it expects. */
const examples = ['.env.example', '.env.sample', '.env.template', '.env.dist', 'env.example']
const mostNamed = 8

/** Which variables an example in the source names and the service lacks, as a sentence; undefined if it has none, or lacks none. */
export async function expectedVariables(
  folder: string,
  given: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const file = examples.find((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
  if (file === undefined) return undefined
  const text = await readFile(join(folder, file), 'utf8')
  const names = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=/gm)].map(([, name = '']) => name)
  const missing = [...new Set(names)].filter((name) => given[name] === undefined)
  if (missing.length === 0) return undefined
  const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : ''
  return `The source's ${file} names variables that the service does not have: ${missing.slice(0, mostNamed).join(', ')}${more}. If the program needs them, set them, and deploy the service again.`
}
