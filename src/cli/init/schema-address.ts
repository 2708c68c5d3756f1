import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isThere } from '../../text/regular-file.ts'
import { repository } from './templates.ts'

/** Beside `taxiway.yaml`, for the editors of all who work on the repository. */
const copyPath = 'taxiway.schema.json'

/** Where editors find the schema of the configuration file, and a copy of it if that is to be written beside the file. */
export interface ConfigSchema {
  /** Undefined if there is none to name. */
  readonly address: string | undefined
  readonly copy?: { readonly path: string; readonly text: string }
}

/** What a release published, which is there for everyone; until then a copy of what is packed with this program. */
export function findConfigSchema(): ConfigSchema {
  if (!repository.startsWith('<')) return { address: `https://github.com/${repository}/raw/v1/schema.json` }
  const packed = packedSchema()
  if (packed === undefined) return { address: undefined }
  return { address: `./${copyPath}`, copy: { path: copyPath, text: readFileSync(packed, 'utf8') } }
}

/** At the root of the package that this program is of, above its entry, which may be a link. */
function packedSchema(): string | undefined {
  const [, entry] = process.argv
  if (entry === undefined) return undefined
  for (let folder = dirname(realpathSync(entry)); ; folder = dirname(folder)) {
    const schema = join(folder, 'schema.json')
    if (isThere(join(folder, 'package.json')) && isThere(schema)) return schema
    if (folder === dirname(folder)) return undefined
  }
}
