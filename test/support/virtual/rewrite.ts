import type { Asked, Routes } from './platform.ts'

/** The same platform with other JSON in its answers. */
export function rewritten(routes: Routes, json: (value: unknown) => unknown): Routes {
  return (asked: Asked) => {
    const reply = routes(asked)
    return reply.body === undefined ? { ...reply, json: json(reply.json ?? {}) } : reply
  }
}
