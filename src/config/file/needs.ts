import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import type { Mistakes, Position } from './mistakes.ts'

/** A service and those that must be deployed before it. */
interface Needing extends Position {
  readonly needs: readonly string[]
}

/** Enough to see what is wrong. */
const mostCircles = 20
const longestCircle = 1_000

/** Refuses services that wait for each other, each circle once and spelt out: `api -> web -> api`. */
export function refuseCycles(services: ReadonlyMap<string, Needing>, mistakes: Mistakes): void {
  const done = new Set<string>()
  let circles = 0
  for (const start of services.keys()) {
    // Without recursion: a chain may be as long as the file.
    const way: { readonly name: string; readonly left: string[] }[] = []
    const open = new Set<string>()
    const enter = (name: string): void => {
      open.add(name)
      way.push({ name, left: [...(services.get(name)?.needs ?? [])] })
    }
    if (!done.has(start)) enter(start)
    for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
      const next = here.left.shift()
      if (next === undefined) {
        done.add(here.name)
        open.delete(here.name)
        way.pop()
      } else if (open.has(next)) {
        circles += 1
        if (circles > mostCircles) return
        const names = way.map(({ name }) => name)
        const circle = [...names.slice(names.indexOf(next)), next].join(' -> ')
        const at = services.get(next)
        if (at)
          mistakes.add(
            at,
            message`config-cycle: Services wait for each other: ${shorten(circle, longestCircle)}. Remove one of these \`needs\`.`,
          )
      } else if (!done.has(next) && services.has(next)) enter(next)
    }
  }
}
