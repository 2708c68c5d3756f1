import { formatCount } from '../text/formats/count.ts'
import { shorten } from '../text/formats/shortening.ts'
import { message } from '../text/message.ts'

/** How a kind of findings is said: of how many the names are shown, and the sentence around them. */
interface Kind {
  /** A notice is for what is usual, but may surprise. */
  readonly level: 'warning' | 'notice'
  readonly mostNamed: number
  /** @param names with `", "` between them; `more`: what follows them, if some are not named */
  say(names: string, more: string, count: number): string
}

const kinds = {
  'left-out-credentials': {
    level: 'warning',
    mostNamed: 20,
    say: (names, more) =>
      message`left-out-credentials: Left out, because tools keep credentials in such files, and Git does not track them: "${names}"${more}. To pack one of them, add a line such as \`!/path/of/the/file\` to .deployignore.`,
  },
  'packed-environment-files': {
    level: 'warning',
    mostNamed: 20,
    say: (names, more) =>
      message`packed-environment-files: Packed, though such files often hold secrets, and Git does not track them: "${names}"${more}. If they do not belong in the archive, add \`.env*\` to .deployignore.`,
  },
  'left-out-environment-files': {
    level: 'warning',
    mostNamed: 20,
    say: (names, more) =>
      message`left-out-environment-files: Left out, because a static site shows its files to everybody, such files often hold secrets, and Git does not track them: "${names}"${more}. To pack one of them, add a line such as \`!/path/of/the/file\` to .deployignore.`,
  },
  'packed-by-rule': {
    level: 'notice',
    mostNamed: 20,
    say: (names, more) =>
      message`packed-by-rule: Packed, because a rule of .deployignore keeps it, though such files often hold secrets, and Git does not track it: "${names}"${more}.`,
  },
  'absent-tracked': {
    level: 'notice',
    mostNamed: 5,
    say: (names, more) =>
      message`absent-tracked: Not packed, because it is not in the folder, though Git tracks it: "${names}"${more}. If it was not checked out, check out all of it.`,
  },
  'packed-unmerged': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) =>
      message`packed-unmerged: Packed as it is, though its merge is not resolved: "${names}"${more}. Resolve the conflict first.`,
  },
  'packed-link-text': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) =>
      message`packed-link-text: Packed as a text file, because this checkout has no links (\`core.symlinks\`): "${names}"${more}.`,
  },
  'left-out-modules': {
    level: 'notice',
    mostNamed: 5,
    say: (names, more) =>
      message`left-out-modules: Left out of what a build has made: "${names}"${more}. If it runs without an install, add \`!node_modules/\` to .deployignore.`,
  },
  'packed-modules': {
    level: 'notice',
    mostNamed: 5,
    say: (names, more) => message`packed-modules: Packed, as far as Git tracks it: "${names}"${more}.`,
  },
  'packed-pointers': {
    level: 'warning',
    mostNamed: 3,
    say: (names, more, count) =>
      message`packed-pointers: Packed without content, as pointers of Git LFS (${formatCount(count, 'file')}): "${names}"${more}. Fetch the content first: set \`lfs: true\` for actions/checkout, or run \`git lfs pull\`.`,
  },
  'empty-submodules': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) =>
      message`empty-submodules: Empty, because the submodule is not checked out: "${names}"${more}. Set \`submodules: recursive\` for actions/checkout, or run \`git submodule update --init --recursive\`.`,
  },
  'left-out-own-files': {
    level: 'notice',
    mostNamed: 5,
    say: (names, more) =>
      message`left-out-own-files: Left out, though Git tracks it, because this run writes it: "${names}"${more}. Write it outside of the folder.`,
  },
  'left-out-link': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) => message`left-out-link: Left out, because a link leads out of the folder: "${names}"${more}.`,
  },
  'left-out-special': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) =>
      message`left-out-special: Left out, because only files, folders and links are packed: "${names}"${more}.`,
  },
  'left-out-name': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) => message`left-out-name: Left out, because the name is not valid UTF-8: "${names}"${more}.`,
  },
  'left-out-vanished': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) => message`left-out-vanished: Left out, because it vanished during packing: "${names}"${more}.`,
  },
  'left-out-replaced': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) =>
      message`left-out-replaced: Left out, because it was replaced during packing: "${names}"${more}.`,
  },
  'file-changed': {
    level: 'warning',
    mostNamed: 5,
    say: (names, more) =>
      message`file-changed: Changed during packing, so that the copy may be broken: "${names}"${more}.`,
  },
} satisfies Readonly<Record<string, Kind>>

/** What may be unusual about an entry of a folder. */
export type UnusualKind = keyof typeof kinds

/** All entries of one kind. */
export interface UnusualEntries {
  readonly kind: UnusualKind
  readonly count: number
  /** The first of them, relative to the packed folder. */
  readonly names: readonly string[]
  /** A sentence or two, with what to do. */
  readonly text: string
}

/** What is unusual in a folder that is packed: of each kind how many entries, and the first few names. */
export class Unusual {
  readonly #found = new Map<UnusualKind, { count: number; readonly names: string[] }>()

  /** @param name its path, for a folder with `/` at the end */
  add(kind: UnusualKind, name: string): void {
    const found = this.#found.get(kind) ?? { count: 0, names: [] }
    found.count += 1
    if (found.names.length < kinds[kind].mostNamed) found.names.push(name)
    this.#found.set(kind, found)
  }

  /** By kind, always in the same order. */
  list(): readonly UnusualEntries[] {
    const order = Object.keys(kinds)
    const all = [...this.#found].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    return all.map(([kind, { count, names }]) => {
      const shown = names.map((name) => shorten(name, 120)).join('", "')
      const more = count > names.length ? ` and ${count - names.length} more` : ''
      const text = kinds[kind].say(shown, more, count)
      return { kind, count, names, text }
    })
  }
}

/** All of it in one message; undefined if nothing is unusual. */
export function sayUnusual(
  list: readonly UnusualEntries[],
): { readonly level: 'warning' | 'notice'; readonly text: string } | undefined {
  if (list.length === 0) return undefined
  const level = list.some(({ kind }) => kinds[kind].level === 'warning') ? 'warning' : 'notice'
  return { level, text: list.map(({ text }) => text).join(' ') }
}
