import { existsSync, readFileSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const engine = '@electric-sql/pglite'

/** Where a new database of this version of the engine is kept: below `node_modules`, as tools do. Undefined if nobody may write there. */
export async function cacheFolder(): Promise<{ readonly folder: string; readonly name: string } | undefined> {
  const modules = (createRequire(import.meta.url).resolve.paths(engine) ?? []).find((each) =>
    existsSync(join(each, engine)),
  )
  if (modules === undefined) return undefined
  const { version } = JSON.parse(readFileSync(join(modules, engine, 'package.json'), 'utf8'))
  const folder = join(modules, '.cache', 'taxiway-emulator')
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch {
    return undefined
  }
  return { folder, name: `postgres-${version}` }
}
