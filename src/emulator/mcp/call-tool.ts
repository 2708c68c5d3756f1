import { isDocumentedStatus, statusMeanings } from '../../contract/status.ts'
import type { Tool } from '../../documents/tools.ts'
import { Streamed } from '../http/answer.ts'
import { expectArguments } from '../http/arguments.ts'
import type { World } from '../operations/handler.ts'
import { type Caller, expectPermitted, perform } from '../operations/perform.ts'
import { Refusal } from '../refusal.ts'

/** What a tool answers: the JSON of the result, and the result itself where it is an object. */
export interface ToolAnswer {
  readonly content: { readonly type: 'text'; readonly text: string }[]
  readonly structuredContent?: Record<string, unknown>
  readonly isError?: true
}

/** Performs the operation of a tool as the route of it would. A refusal is an answer too, with its documented meaning. */
export async function callTool(
  world: World,
  caller: Caller,
  tool: Tool,
  { args, signal }: { readonly args: Readonly<Record<string, unknown>>; readonly signal: AbortSignal },
): Promise<ToolAnswer> {
  const { name } = tool
  try {
    expectToolArguments(tool, args)
    expectPermitted(caller.key, name)
    expectArguments(name, args)
    const result = await perform(world, caller, name, args)
    return answerOf(result instanceof Streamed ? await whole(result, signal) : result)
  } catch (error) {
    return { ...textOf(sentenceOf(error)), isError: true }
  }
}

/** A tool requires more than its route, and takes less. */
function expectToolArguments({ name, inputSchema }: Tool, args: Readonly<Record<string, unknown>>): void {
  for (const argument of Object.keys(args)) {
    const taken = Object.hasOwn(inputSchema.properties ?? {}, argument)
    if (!taken) throw new Refusal(400, `The tool ${name} has no argument "${argument}".`)
  }
  for (const argument of inputSchema.required ?? []) {
    if (args[argument] === undefined) throw new Refusal(400, `The tool ${name} needs the argument "${argument}".`)
  }
}

function answerOf(result: unknown): ToolAnswer {
  const answer = textOf(JSON.stringify(result))
  return isObject(result) ? { ...answer, structuredContent: result } : answer
}

function textOf(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }] }
}

/** A tool answers with one message, however long a log is. */
async function whole({ chunks }: Streamed, signal: AbortSignal): Promise<unknown> {
  const pieces: string[] = []
  for await (const chunk of chunks(signal)) pieces.push(chunk)
  return JSON.parse(pieces.join(''))
}

function sentenceOf(error: unknown): string {
  const status = error instanceof Refusal ? error.status : 500
  const said = error instanceof Error ? error.message : String(error)
  return isDocumentedStatus(status) ? `${status}: ${said} (${statusMeanings[status]})` : `${status}: ${said}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
