/**
 * Preloaded into a run (`--import`): records which functions of `src/` are entered, and from which file. At the end it writes the calls
 * between files to the file that TAXIWAY_CALLS names, one JSON object a line.
 */
import { appendFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { Visitor } from 'rolldown/utils'

const source = join(import.meta.dirname, '../../src')
const written = process.env['TAXIWAY_CALLS'] ?? ''
const calls = new Map<string, boolean>()

/** A file of `src/` in a line of a stack, as a path from there. */
function fileIn(line: string): string | undefined {
  const [, url] = /(file:\/\/[^\s)]+?):\d+:\d+\)?$/.exec(line) ?? []
  const path = url === undefined ? '' : relative(source, fileURLToPath(url))
  return path === '' || path.startsWith('..') ? undefined : path.replaceAll('\\', '/')
}

/** Called first by each function of `src/`. */
function enter(file: string, isAsync: boolean): void {
  const [, , , caller = ''] = new Error('where').stack?.split('\n') ?? []
  const key = `${fileIn(caller) ?? ''}>${file}`
  calls.set(key, (calls.get(key) ?? false) || isAsync)
}

Object.assign(globalThis, { taxiwayEnter: enter })
process.on('exit', () => {
  for (const [key, isAsync] of calls) {
    const [from, to] = key.split('>')
    appendFileSync(written, `${JSON.stringify({ from, to, isAsync })}\n`)
  }
})

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const file = url.startsWith('file:') ? fileIn(`${url}:1:1`) : undefined
    if (file?.endsWith('.ts') !== true || loaded.source === null || loaded.source === undefined) return loaded
    const code = stripTypeScriptTypes(String(loaded.source), { mode: 'strip' })
    return { format: 'module', shortCircuit: true, source: instrumented(code, file) }
  },
})

interface Body {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** The code with a call at the start of each function. */
function instrumented(code: string, file: string): string {
  const inserted: { readonly at: number; readonly text: string }[] = []
  const note = ({ body, async }: { body: Body | null; async: boolean }): void => {
    if (body === null) return
    const call = `globalThis.taxiwayEnter?.(${JSON.stringify(file)}, ${async})`
    if (body.type === 'BlockStatement' || body.type === 'FunctionBody')
      inserted.push({ at: body.start + 1, text: `${call};` })
    else inserted.push({ at: body.start, text: `(${call}, ` }, { at: body.end, text: ')' })
  }
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(
    parseAst(code),
  )
  let result = code
  for (const { at, text } of inserted.sort((one, other) => other.at - one.at))
    result = result.slice(0, at) + text + result.slice(at)
  return result
}
