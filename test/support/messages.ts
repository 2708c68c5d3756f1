import { allMessages } from '../../scripts/messages.ts'

const messages = Map.groupBy(allMessages(), ({ id }) => id)

/**
 * The sentence of the product that has this id, as a pattern. The values replace the placeholders of the product, in order; if one is
 * undefined or left out, any text matches. This way a test names a sentence without holding a copy of it.
 */
export function said(id: string, ...values: readonly (string | undefined)[]): RegExp {
  return new RegExp(sourceOf(id, values))
}

/** The same where the command prints it: it names inputs as options, or as the variables that gave them. */
export function saidByCommand(...named: Parameters<typeof said>): RegExp {
  return new RegExp(said(...named).source.replaceAll(/`([a-z-]+)`/g, '`(?:(?:--)?$1|TAXIWAY_[A-Z_]+)`'))
}

/** The same for a whole text: nothing may come before or after it. */
export function saidAlone(id: string, ...values: readonly (string | undefined)[]): RegExp {
  return new RegExp(`^${sourceOf(id, values)}$`)
}

function sourceOf(id: string, values: readonly (string | undefined)[]): string {
  const [found] = messages.get(id) ?? []
  if (found === undefined) throw new Error(`No message of the product has the id ${id}.`)
  return found.texts
    .map((text, index) => {
      if (index === 0) return escaped(text)
      const value = values[index - 1]
      return (value === undefined ? String.raw`[\s\S]*?` : escaped(value)) + escaped(text)
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
