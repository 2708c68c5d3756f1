import { posix } from 'node:path'
import { InputError } from '../../client/errors.ts'
import type { Arguments } from '../../contract/operations.ts'
import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'

type Fields = Pick<Arguments<'deploy_upload'>, 'runtimeMode' | 'rootDir' | 'buildCommand' | 'startCommand'>

/** What a browser takes. A folder of such files has nothing that starts. */
const webFile =
  /\.(?:html?|css|m?js|map|json|txt|md|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|pdf|mp[34]|webm|webmanifest)$/i

/**
 * Whether a packed folder holds what its upload names: a service that cannot be built would be created, and billed, all the same.
 * What `buildCommand` makes is not known before the build.
 */
export class SourceCheck {
  readonly #runtimeMode: string | undefined
  readonly #root: string
  /** The input that names a folder, and the folder; the value of the input is quoted. */
  readonly #folders: readonly (readonly [input: string, path: string, value: string])[]
  readonly #mayStart: boolean
  readonly #found = new Set<string>()
  #hasPage = false
  #isWeb = true

  constructor({ runtimeMode, rootDir = '', buildCommand, startCommand }: Fields) {
    this.#runtimeMode = runtimeMode
    this.#root = within('', rootDir)
    this.#mayStart = (buildCommand ?? startCommand) !== undefined
    const output = runtimeMode === 'static' && buildCommand === undefined ? startCommand : undefined
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
    this.#hasPage ||= name === 'index.html'
    this.#isWeb &&= webFile.test(name) && name !== 'package.json'
  }

  /**
   * @param whyLeftOut why a folder is not in the archive, as a sentence
   * @throws InputError with what to do; nothing was sent
   */
  refuse(whyLeftOut: (folder: string) => string): void {
    for (const [input, folder, value] of this.#folders) {
      if (folder === '' || this.#found.has(folder)) continue
      const text = message`upload-folder-missing: \`${input}\` names "${shorten(value)}", which is not in the archive. `
      throw new InputError(input, text + whyLeftOut(folder))
    }
    if (this.#runtimeMode !== undefined || this.#mayStart || !this.#hasPage || !this.#isWeb) return
    const text = message`upload-without-start: The folder has an \`index.html\` and nothing that could be started. Set \`runtime-mode: static\` for a static site, or \`start-command\`.`
    throw new InputError('runtime-mode', text)
  }
}

/** A folder as the paths of the archive begin; empty for the archive's own. */
function within(root: string, folder: string): string {
  const path = posix.normalize(`${root}${folder.trim()}`).replace(/^(?:\.?\/)+|\/+$/g, '')
  return path === '' || path === '.' ? '' : `${path}/`
}
