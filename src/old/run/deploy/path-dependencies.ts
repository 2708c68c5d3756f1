import { join, posix } from 'node:path'
import { isFields } from '../../client/json-fields.ts'
import { isThere, readRegularFile } from '../../text/regular-file.ts'
import { readManifest } from './package-json.ts'

/** A larger file is none of those that name packages. */
const mostBytes = 16 * 1024 * 1024

/** A dependency that a manifest names by its path. */
export interface PathDependency {
  /** The manifest, relative to the packed folder. */
  readonly manifest: string
  /** As the manifest has it. */
  readonly given: string
  /** From the packed folder; begins with `../` if it is outside. Undefined: the folder of a workspace, wherever that is. */
  readonly path: string | undefined
}

/** Manifests whose dependencies may be paths, and what such a line looks like. */
const manifests: readonly (readonly [name: string, path: RegExp])[] = [
  ['requirements.txt', /^\s*(?:-e\s+|--editable[ =]|-r\s+)?(?:file:)?(\.\.?\/[^\s;#[]*)/gm],
  ['pyproject.toml', /\bpath\s*=\s*["'](\.\.?\/[^"']*)["']/g],
  ['Cargo.toml', /\bpath\s*=\s*["'](\.\.?\/[^"']*)["']/g],
  ['go.mod', /=>\s*(\.\.?\/\S*)/g],
  ['Gemfile', /\bpath(?::|\s*=>)\s*["'](\.\.?\/[^"']*)["']/g],
  ['composer.json', /"url"\s*:\s*"(\.\.?\/[^"*]*)"/g],
]

/**
 * The dependencies that the manifests of a folder name by a path or as part of a workspace.
 *
 * @param base the packed folder
 * @param root the folder of the build in it, with `/` at its end; empty for the packed folder itself
 */
export function pathDependencies(base: string, root: string): readonly PathDependency[] {
  const others = manifests.flatMap(([name, pattern]) => {
    const text = readText(join(base, root, name)) ?? ''
    return [...text.matchAll(pattern)].map(([, given = '']) => dependency(root, name, given))
  })
  return [...packageDependencies(base, root), ...others]
}

function packageDependencies(base: string, root: string): PathDependency[] {
  const manifest = readManifest(join(base, root, 'package.json'))
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
  const versions = kinds.flatMap((kind) => (isFields(manifest[kind]) ? Object.values(manifest[kind]) : []))
  const texts = versions.filter((version) => typeof version === 'string')
  const isInWorkspace = foldersUpTo(root).some((folder) => isWorkspace(base, folder))
  return texts.flatMap((given) => {
    const [, path] = /^(?:file|link|portal):(.+)$/.exec(given) ?? []
    if (path !== undefined) return dependency(root, 'package.json', given, path)
    return given.startsWith('workspace:') && !isInWorkspace
      ? { manifest: `${root}package.json`, given, path: undefined }
      : []
  })
}

function dependency(root: string, name: string, given: string, path = given): PathDependency {
  return { manifest: root + name, given, path: posix.normalize(`${root}${path}`).replace(/\/+$/, '') }
}

function isWorkspace(base: string, folder: string): boolean {
  const hasFile = isThere(join(base, folder, 'pnpm-workspace.yaml'))
  return hasFile || readManifest(join(base, folder, 'package.json'))['workspaces'] !== undefined
}

/** A folder and those above it in the packed folder, each with `/` at its end. */
function foldersUpTo(root: string): readonly string[] {
  const names = root.split('/').slice(0, -1)
  return ['', ...names.map((_, depth) => `${names.slice(0, depth + 1).join('/')}/`)]
}

/** Undefined if there is none, or it cannot be read: what builds it says so. */
function readText(file: string): string | undefined {
  const read = readRegularFile(file, mostBytes)
  return read.kind === 'found' ? read.value.toString('utf8') : undefined
}
