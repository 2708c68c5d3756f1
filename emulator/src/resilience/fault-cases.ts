import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FaultCase } from './fault-case.ts'
import { control } from './verdict.ts'

const folder = join(import.meta.dirname, 'faults')

/** The row without a fault, by which a client shows that it works at all. */
export const withoutFault: FaultCase = { name: control, happens: 'Nothing goes wrong.', isKnowable: true }

/** All of them: first the one without a fault, then those of `faults/`, by name. */
export async function allFaultCases(): Promise<readonly FaultCase[]> {
  const files = readdirSync(folder).filter((name) => /(?<!\.d)\.[jt]s$/.test(name))
  const loaded = await Promise.all(files.map(loadFaultCase))
  const playable = loaded.filter((each) => process.platform !== 'win32' || each.needsSignals !== true)
  return [withoutFault, ...playable.sort((one, other) => (one.name < other.name ? -1 : 1))]
}

/** A file of the folder has one fault, as `faultCase`, whose name is that of the file. */
async function loadFaultCase(file: string): Promise<FaultCase> {
  const { faultCase }: { readonly faultCase?: FaultCase } = await import(pathToFileURL(join(folder, file)).href)
  if (faultCase === undefined || !file.startsWith(`${faultCase.name}.`))
    throw new Error(`${file} must export \`faultCase\`, which has the name of the file.`)
  return faultCase
}
