import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildFailure } from '../build-failure.ts'
import { exists } from './source-folder.ts'

/** What the `package.json` of a folder says of how it is built and started. */
export interface Manifest {
  readonly isThere: boolean
  /** By their names. */
  readonly scripts: ReadonlyMap<string, string>
  /** Its program, if that is in the source. */
  readonly main: string | undefined
  readonly hasDependencies: boolean
  readonly hasWorkspaces: boolean
  readonly packageManager: string | undefined
}

const noManifest: Manifest = {
  isThere: false,
  scripts: new Map(),
  main: undefined,
  hasDependencies: false,
  hasWorkspaces: false,
  packageManager: undefined,
}

/** Rejects with a `BuildFailure` if it is not JSON. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, 'package.json')
  if (!(await exists(file))) return noManifest
  let manifest: unknown
  try {
    manifest = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new BuildFailure(`package.json could not be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return {
    isThere: true,
    scripts: scriptsOf(manifest),
    main: await readMain(folder, manifest),
    hasDependencies: readKeys(manifest, 'dependencies').length + readKeys(manifest, 'devDependencies').length > 0,
    hasWorkspaces: readKeys(manifest, 'workspaces').length > 0,
    packageManager: readPackageManager(manifest),
  }
}

/** The scripts in the text of a `package.json`; undefined if it is not JSON. */
export function readScripts(text: string): ReadonlyMap<string, string> | undefined {
  try {
    return scriptsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

function scriptsOf(manifest: unknown): ReadonlyMap<string, string> {
  const scripts = readField(manifest, 'scripts')
  return new Map(readKeys(manifest, 'scripts').map((name) => [name, String(readField(scripts, name))]))
}

async function readMain(folder: string, manifest: unknown): Promise<string | undefined> {
  const main = readField(manifest, 'main')
  return typeof main === 'string' && /^[\w./-]+$/.test(main) && (await exists(join(folder, main))) ? main : undefined
}

/** Without the digest that Corepack adds. */
function readPackageManager(manifest: unknown): string | undefined {
  const given = readField(manifest, 'packageManager')
  return typeof given === 'string' ? /^(?:pnpm|yarn|npm|bun)@\d[\w.-]*/.exec(given)?.[0] : undefined
}

function readKeys(manifest: unknown, field: string): string[] {
  const value = readField(manifest, field)
  return typeof value === 'object' && value ? Object.keys(value) : []
}

function readField(manifest: unknown, field: string): unknown {
  return typeof manifest === 'object' && manifest
    ? Object.entries(manifest).find(([key]) => key === field)?.[1]
    : undefined
}
