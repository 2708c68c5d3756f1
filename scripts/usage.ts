import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>

/**
 * The options of a program of this repository. `--help` prints the usage and ends with 0; an option that there is not is named, and ends
 * with 2, before anything runs.
 *
 * @param usage a few lines, of which the first begins with "Usage:"
 * @param mostPositionals how many words without `--` may follow
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  mostPositionals = 0,
): Parsed<Options> {
  printHelp(usage)
  const parsed = parse(usage, options)
  const extra = parsed.positionals[mostPositionals]
  if (extra !== undefined) refuse(`"${extra}" is one word too many.`, usage)
  return parsed
}

function parse<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options): Parsed<Options> {
  try {
    return parseArgs<{ options: Options; allowPositionals: true }>({ options, allowPositionals: true })
  } catch (error) {
    // What else Node says is on words that begin with a dash, which none of these programs takes.
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.? To specify|\n/) : [String(error)]
    return refuse(`${sentence.replace(/\.$/, '')}.`, usage)
  }
}

/** Prints the usage and ends this process if `--help` is given; for programs that hand their arguments on. */
export function printHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  console.log(usage)
  process.exit(0)
}

/** Ends this process with 2, for wrong usage. */
export function refuse(sentence: string, usage: string): never {
  console.error(`${sentence}\n${usage}`)
  process.exit(2)
}

/** A whole number from 1, or from `least`; without a text the fallback. Refuses any other text. */
export function readCount(name: string, text: string | undefined, fallback: number, usage: string, least = 1): number {
  if (text === undefined) return fallback
  const count = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return count >= least ? count : refuse(`${name} must be a whole number from ${least}, not "${text}".`, usage)
}
