import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly repository?: { readonly url: string }
}

const root = join(import.meta.dirname, '../..')
const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const address = manifest.repository?.url.replace(/^git\+|\.git$/g, '')

/** As whose our own actions stand in documents and examples: a blank, until `release:prepare` has filled it in. */
export const ownRepository = address === undefined ? '<owner>/taxiway' : new URL(address).pathname.slice(1)

/** A document or an example as it is before a release. */
export function withBlankOwner(text: string): string {
  return text.replaceAll(ownRepository, '<owner>/taxiway')
}

/** What `init` writes besides the file: a copy of its schema, until `release:prepare` has said where the released one is. */
export const schemaCopies: readonly string[] = address === undefined ? ['taxiway.schema.json'] : []

/** The schema that the first line of a file written by `init` into this folder names: of a release, that of this repository. */
export function readNamedSchema(folder: string): { readonly properties: object } {
  const [, named = ''] = /\$schema=(\S+)/.exec(readFileSync(join(folder, 'taxiway.yaml'), 'utf8')) ?? []
  const released = `https://github.com/${ownRepository}/raw/v1/`
  const path = named.startsWith(released) ? join(root, named.slice(released.length)) : join(folder, named)
  return JSON.parse(readFileSync(path, 'utf8'))
}
