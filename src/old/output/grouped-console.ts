import { type FileHandle, open, rm } from 'node:fs/promises'
import { formatError } from '../text/formats/format-error.ts'
import type { Console } from './console.ts'
import { LogFile } from './log-file.ts'

/** Where one service of a fleet prints. */
export interface ServiceConsole extends Console {
  /** Resolves when everything is printed. */
  close(): Promise<void>
}

/** Prints one thing: a line of ours, or a block of untrusted lines, which waits in the file. */
type Entry = (file: FileHandle | undefined) => Promise<void> | void

/**
 * Keeps what a service prints, the untrusted lines in a file, so that memory is bounded whatever the log's size, and prints it at the end,
 * when `print` says that it is its turn.
 */
export function groupedConsole(
  console: Console,
  path: string,
  { print, showStatus }: { print: (group: () => Promise<void>) => Promise<void>; showStatus: (text: string) => void },
): ServiceConsole {
  const entries: Entry[] = []
  let file: LogFile | undefined
  const keep = (kind: 'say' | 'warn' | 'notice' | 'error' | 'lost') => (text: string) => {
    entries.push(() => console[kind](text))
  }
  const unread = (error: unknown): undefined => {
    console.warn(`The log could not be read from its temporary file: ${formatError(error)}`)
  }
  const warn = keep('warn')
  return {
    mask: (value) => console.mask(value),
    maskWord: (value) => console.maskWord(value),
    say: keep('say'),
    warn,
    notice: keep('notice'),
    error: keep('error'),
    lost: keep('lost'),
    // At once: it stands with the file, and not in the log.
    annotate: (place) => console.annotate?.(place),
    showStatus,
    async block(lines) {
      file ??= new LogFile(path, { lost: warn })
      const { length } = lines
      entries.push(async (kept) => {
        const bytes = Buffer.alloc(length + 1, '\n')
        const { bytesRead = 0 } = (await kept?.read(bytes, 0, length).catch(unread)) ?? {}
        // Each block as it was given, which is whole lines: what other services print meanwhile, such as a mask, must begin a line. A
        // full disk may have cut a line off.
        if (bytesRead > 0) await console.block(bytes.subarray(0, bytesRead < length ? bytesRead + 1 : bytesRead))
      })
      await file.append(lines)
    },
    resume: () => undefined,
    async close() {
      await file?.close()
      await print(async () => {
        await using kept = file && (await open(path).catch(unread))
        for (const entry of entries) await entry(kept)
      })
      await rm(path, { force: true }).catch(() => undefined)
    },
  }
}
