import { join, posix } from 'node:path'
import type { Arguments } from '../../../contract/operations.ts'
import { InputError } from '../../client/errors.ts'
import { isFields } from '../../client/json-fields.ts'
import { shorten } from '../../text/formats/shortening.ts'
import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { isThere } from '../../text/regular-file.ts'
import { readManifest } from './package-json.ts'
import { pathDependencies } from './path-dependencies.ts'

type Fields = Pick<
  Arguments<'deploy_upload'>,
  'runtimeMode' | 'rootDir' | 'installCommand' | 'buildCommand' | 'startCommand'
>

/** What a browser takes. A folder of such files has nothing that starts. */
const webFile =
  /\.(?:html?|css|m?js|map|json|txt|md|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|pdf|mp[34]|webm|webmanifest)$/i
const page = /\.html?$/i
/** Where tools put a page that they build. */
const usualOutputs = ['dist', 'build', 'out', 'public', '_site']

/**
 * Whether a packed folder holds what its upload names: a service that cannot be built would be created, and billed, all the same.
 * What a build makes, by `buildCommand` or the script `build` of a package.json, is not known before it.
 */
export class UploadCheck {
  readonly #folder: string
  readonly #named: NameInput
  readonly #root: string
  /** A static site that is served as it is packed. */
  readonly #needsPage: boolean
  readonly #mayStart: boolean
  /** The input that names a folder, and the folder; the value of the input is quoted. */
  readonly #folders: readonly (readonly [input: string, path: string, value: string])[]
  readonly #found = new Set<string>()
  /** What the upload needs beside them, by the path in the archive: a file of the start command, or a dependency. */
  readonly #needs: readonly Need[]
  #hasPage = false
  #isWeb = true

  /** @param named how messages name inputs */
  constructor(folder: string, fields: Fields, named: NameInput) {
    this.#named = named
    const { runtimeMode, rootDir = '', installCommand, buildCommand, startCommand } = fields
    this.#folder = folder
    this.#root = within('', rootDir)
    this.#needsPage =
      runtimeMode === 'static' && buildCommand === undefined && !hasBuildScript(join(folder, this.#root))
    this.#mayStart = (runtimeMode ?? buildCommand ?? startCommand) !== undefined
    const output = this.#needsPage ? startCommand : undefined
    this.#folders = [
      ...(rootDir === '' ? [] : [['root-dir', this.#root, rootDir] as const]),
      ...(output === undefined ? [] : [['start-command', within(this.#root, output), output] as const]),
    ]
    const isBuilt = buildCommand !== undefined || hasBuildScript(join(folder, this.#root))
    this.#needs = [
      ...(installCommand === undefined ? dependencyNeeds(folder, this.#root, named) : []),
      ...(isBuilt || runtimeMode === 'static'
        ? []
        : commandNeeds(folder, { root: this.#root, command: startCommand, named })),
    ]
  }

  /** @param path of a packed file, with `/` */
  note(path: string): void {
    for (const [, folder] of this.#folders) if (path.startsWith(folder)) this.#found.add(folder)
    for (const need of this.#needs)
      if (path === need.path || path.startsWith(`${need.path}/`)) this.#found.add(need.path)
    if (!path.startsWith(this.#root)) return
    const name = path.slice(this.#root.length)
    this.#hasPage ||= page.test(name)
    this.#isWeb &&= webFile.test(name) && name !== 'package.json'
  }

  /**
   * @param whyLeftOut why a folder is not in the archive, as a sentence
   * @throws InputError with what to do; nothing was sent
   */
  async refuse(whyLeftOut: (folder: string) => Promise<string>): Promise<void> {
    const named = this.#named
    for (const [input, folder, value] of this.#folders) {
      if (folder === '' || this.#found.has(folder)) continue
      const text = `${named(input)} names "${shorten(value)}", which is not in the archive. `
      throw new InputError(input, text + (await whyLeftOut(folder)))
    }
    const missing = this.#needs.find(({ path }) => path !== '' && !this.#found.has(path))
    if (missing !== undefined) throw new InputError(missing.input, missing.text)
    const output = usualOutputs.find((name) => isThere(join(this.#folder, this.#root, name, 'index.html')))
    if (this.#needsPage && !this.#hasPage && output !== undefined) {
      const text = `The archive has no page, but "${output}" has one. Set ${named('start-command', output)}. `
      throw new InputError('start-command', text + (await whyLeftOut(`${this.#root}${output}/`)))
    }
    if (this.#mayStart || !this.#hasPage || !this.#isWeb) return
    const text = `The folder has web pages and nothing that could be started. Set ${named('runtime-mode', 'static')} for a static site, or ${named('start-command')}.`
    throw new InputError('runtime-mode', text)
  }
}

interface Need {
  /** In the archive, without `/` at its end. */
  readonly path: string
  readonly input: string
  /** Why an upload without it cannot work, with what to do. */
  readonly text: string
}

/** An install of one's own may need none of them. */
function dependencyNeeds(folder: string, root: string, named: NameInput): readonly Need[] {
  return pathDependencies(folder, root).map(({ manifest, given, path }) => {
    const [shown, of] = [shorten(given), shorten(manifest)]
    const isOutside = path === undefined || path === '..' || path.startsWith('../')
    const text = isOutside
      ? message`dependency-outside: "${of}" needs "${shown}", which is outside of the folder that is uploaded, so no install can find it. Upload a folder that holds both, with ${named('root-dir')}, or set ${named('install-command')} to one that works without it.`
      : message`dependency-left-out: "${of}" needs "${shown}", which is not in the archive, so no install can find it. Check that it exists, and that .gitignore and .deployignore keep it, or set ${named('install-command')} to one that works without it.`
    return { path: path ?? '..', input: 'archive-path', text }
  })
}

/** The files that a start command names, if they are there: without a build nothing else makes them. An install makes those of node_modules. */
function commandNeeds(
  folder: string,
  {
    root,
    command = '',
    named,
  }: { readonly root: string; readonly command: string | undefined; readonly named: NameInput },
): readonly Need[] {
  const words = command.split(/\s+/).map((word) => posix.normalize(word))
  const files = words.filter((word) => /^[\w@][\w@./-]*$/.test(word) && !word.split('/').includes('node_modules'))
  return files.flatMap((file) => {
    if (!isThere(join(folder, root, file))) return []
    const text = message`start-file-left-out: ${named('start-command')} names "${shorten(file)}", which is in the folder, but not in the archive, and no build makes it. Add the line \`!/${root}${shorten(file)}\` to a .deployignore in the folder that is packed.`
    return { path: `${root}${file}`.replace(/\/$/, ''), input: 'start-command', text }
  })
}

function hasBuildScript(folder: string): boolean {
  const { scripts } = readManifest(join(folder, 'package.json'))
  return isFields(scripts) && typeof scripts['build'] === 'string'
}

/** A folder as the paths of the archive begin; empty for the archive's own. */
function within(root: string, folder: string): string {
  const path = posix.normalize(`${root}${folder.trim()}`).replace(/^(?:\.?\/)+|\/+$/g, '')
  return path === '' || path === '.' ? '' : `${path}/`
}
