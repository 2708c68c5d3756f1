import type { Console } from './console.ts'
import { bar } from './untrusted.ts'

/** Prints at once, and begins each line with a name; an untrusted line has it behind its bar. */
export function prefixedConsole(console: Console, name: string): Console {
  const prefixed = (text: string): string => `${name}: ${text}`
  return {
    mask: (value) => console.mask(value),
    maskWord: (value) => console.maskWord(value),
    say: (text) => console.say(prefixed(text)),
    warn: (text) => console.warn(prefixed(text)),
    notice: (text) => console.notice(prefixed(text)),
    error: (text) => console.error(prefixed(text)),
    lost: (text) => console.lost(prefixed(text)),
    annotate: (place) => console.annotate?.(place),
    block: (lines) => console.block(prefixLog(lines, name)),
    resume: () => undefined,
  }
}

/** Lines as `prefixLines` gives them, with the name behind each bar. */
export function prefixLog(lines: Uint8Array, name: string): Uint8Array {
  const named = Buffer.from(lines)
    .toString()
    .split('\n')
    .map((line) => (line.startsWith(bar) ? `${bar}${name}${bar}${line.slice(bar.length)}` : line))
  return Buffer.from(named.join('\n'))
}
