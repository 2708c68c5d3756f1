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
