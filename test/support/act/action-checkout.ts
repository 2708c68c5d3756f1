import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Fills a folder like a runner's download of the actions: their manifests, and the files they run. */
export function checkOutActions(folder: string): string {
  const manifests = ['.', ...readdirSync(root)].map((name) => join(name, 'action.yml'))
  for (const name of [...manifests.filter((name) => existsSync(join(root, name))), 'package.json'])
    cpSync(join(root, name), join(folder, name))
  const dist = process.env['TAXIWAY_DIST'] ?? join(root, 'dist')
  cpSync(dist, join(folder, 'dist'), { recursive: true, filter: (path) => path !== join(dist, 'lib') })
  return folder
}
