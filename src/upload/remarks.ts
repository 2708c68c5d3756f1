import { shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'

interface Remark {
  readonly level: 'warning' | 'notice'
  readonly before: string
  readonly after?: (first: string) => string
}

/** The remarks on paths in an upload: the sentence before the names, and the one after them. */
const kinds = {
  credentials: {
    level: 'warning',
    before: 'Left out, because they may hold credentials and Git does not track them',
    after: (first) => ` If the app needs one, add a line such as \`!${first}\` to .deployignore.`,
  },
  outside: { level: 'warning', before: 'Left out, because these links lead out of the folder' },
  special: { level: 'warning', before: 'Left out, because only files, folders and links go up' },
  name: { level: 'warning', before: 'Left out, because their names are not UTF-8' },
  submodule: {
    level: 'warning',
    before: 'Left out, because these submodules are not checked out',
    after: () => ' Set `submodules: recursive` for actions/checkout.',
  },
  pointer: {
    level: 'warning',
    before: 'Sent as pointers, because Git LFS has not fetched their content',
    after: () => ' Set `lfs: true` for actions/checkout.',
  },
  absent: { level: 'notice', before: 'Not in the working copy, although Git tracks them' },
} as const satisfies Readonly<Record<string, Remark>>

const mostNamed = 3

/** Remarks on the files of an upload: one sentence for each kind, with the first few paths. */
export class Remarks {
  readonly #found = new Map<keyof typeof kinds, { count: number; readonly first: string[] }>()

  add(kind: keyof typeof kinds, path: string): void {
    const found = this.#found.get(kind) ?? { count: 0, first: [] }
    found.count++
    if (found.first.length < mostNamed) found.first.push(shorten(cleanText(path), 100))
    this.#found.set(kind, found)
  }

  sentences(level: Remark['level']): readonly string[] {
    return [...this.#found].flatMap(([kind, { count, first }]) => {
      const remark: Remark = kinds[kind]
      if (remark.level !== level) return []
      const more = count > first.length ? ` and ${count - first.length} more` : ''
      return [`${remark.before}: "${first.join('", "')}"${more}.${remark.after?.(first[0] ?? '') ?? ''}`]
    })
  }
}
