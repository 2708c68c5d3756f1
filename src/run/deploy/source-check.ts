import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { isFields } from '../../client/fields.ts'
import type { Arguments } from '../../contract/operations.ts'
import { parseJson } from '../../text/json.ts'
import { shorten } from '../../text/message.ts'

type Fields = Pick<Arguments<'deploy_upload'>, 'runtimeMode' | 'rootDir' | 'buildCommand' | 'startCommand'>

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
export class SourceCheck {
  readonly #folder: string
  readonly #root: string
  /** A static site that is served as it is packed. */
  readonly #needsPage: boolean
  readonly #mayStart: boolean
  /** The input that names a folder, and the folder; the value of the input is quoted. */
  readonly #folders: readonly (readonly [input: string, path: string, value: string])[]
  readonly #found = new Set<string>()
  #hasPage = false
  #isWeb = true

  constructor(folder: string, { runtimeMode, rootDir = '', buildCommand, startCommand }: Fields) {
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
  }

  /** @param path of a packed file, with `/` */
  note(path: string): void {
    for (const [, folder] of this.#folders) if (path.startsWith(folder)) this.#found.add(folder)
    if (!path.startsWith(this.#root)) return
    const name = path.slice(this.#root.length)
    this.#hasPage ||= page.test(name)
    this.#isWeb &&= webFile.test(name) && name !== 'package.json'
  }

  /**
   * @param whyLeftOut why a folder is not in the archive, as a sentence
   * @throws InputError with what to do; nothing was sent
   */
  refuse(whyLeftOut: (folder: string) => string): void {
    for (const [input, folder, value] of this.#folders) {
      if (folder === '' || this.#found.has(folder)) continue
      const text = `\`${input}\` names "${shorten(value)}", which is not in the archive. `
      throw new InputError(input, text + whyLeftOut(folder))
    }
    const output = usualOutputs.find((name) => existsSync(join(this.#folder, this.#root, name, 'index.html')))
    if (this.#needsPage && !this.#hasPage && output !== undefined) {
      const text = `The archive has no page, but "${output}" has one. Set \`start-command: ${output}\`. `
      throw new InputError('start-command', text + whyLeftOut(`${this.#root}${output}/`))
    }
    if (this.#mayStart || !this.#hasPage || !this.#isWeb) return
    const text =
      'The folder has web pages and nothing that could be started. Set `runtime-mode: static` for a static site, or `start-command`.'
    throw new InputError('runtime-mode', text)
  }
}

function hasBuildScript(folder: string): boolean {
  try {
    const manifest: unknown = parseJson(readFileSync(join(folder, 'package.json'), 'utf8'))
    return isFields(manifest) && isFields(manifest['scripts']) && typeof manifest['scripts']['build'] === 'string'
  } catch {
    return false
  }
}

/** A folder as the paths of the archive begin; empty for the archive's own. */
function within(root: string, folder: string): string {
  const path = posix.normalize(`${root}${folder.trim()}`).replace(/^(?:\.?\/)+|\/+$/g, '')
  return path === '' || path === '.' ? '' : `${path}/`
}
