import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createMcpHandler,
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { contractVersion, isDocumentedStatus, statusMeanings } from 'taxiway/contract'
import { requirePermission } from '../access/authorization.ts'
import { type Caller, runOperation } from '../api/contract-requests.ts'
import { requireArguments } from '../api/contract-validation.ts'
import { StreamedBody, sendPieces } from '../http/reply.ts'
import { isObject } from '../http/request.ts'
import { StatusError } from '../http/status-error.ts'
import type { EmulatorContext } from '../operations/request-context.ts'
import { type Tool, tools } from './tools.ts'

const allTools = tools()
/** The same as JSON, which the type of a JSON Schema does not say. */
const listedTools: ListToolsResult['tools'] = JSON.parse(JSON.stringify(allTools))

/** One message of the protocol, or a batch of them: the body of a request that was read already. */
export interface ProtocolRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly message: unknown
}

/**
 * Answers what one request holds: a call of the stateless protocol, or a message of an older one, which also needs no session
 * here. So each request has a server of its own.
 */
export async function answerMessage(
  { request, response, message }: ProtocolRequest,
  context: EmulatorContext,
  caller: Caller,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const handler = createMcpHandler(() => serverFor(context, caller))
  try {
    const { method = 'POST', headersDistinct } = request
    const headers = Object.entries(headersDistinct).map(([name, values = []]): [string, string] => [
      name,
      values.join(', '),
    ])
    const received = new Request(new URL('/mcp', caller.origin), { method, headers, signal: gone.signal })
    const { status, headers: own, body } = await handler.fetch(received, { parsedBody: message })
    response.writeHead(status, Object.fromEntries(own))
    await sendPieces(response, () => body ?? [])
  } finally {
    await handler.close()
  }
}

function serverFor(context: EmulatorContext, caller: Caller): Server {
  const server = new Server(
    { name: 'taxiway-local-platform', version: contractVersion },
    { capabilities: { tools: {} } },
  )
  server.setRequestHandler('tools/list', () => ({ tools: listedTools }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq: { signal } }) => {
    const tool = allTools.find(({ name }) => name === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${params.name}".`)
    return { ...(await callTool(context, caller, tool, { args: params.arguments ?? {}, signal })) }
  })
  return server
}

/** The answer of a tool: the JSON of the result, and the result itself if it is an object. */
export interface ToolAnswer {
  readonly content: { readonly type: 'text'; readonly text: string }[]
  readonly structuredContent?: Record<string, unknown>
  readonly isError?: true
}

/** Runs the operation of a tool. An error becomes an answer too, with the documented meaning of its status. */
export async function callTool(
  context: EmulatorContext,
  caller: Caller,
  tool: Tool,
  { args, signal }: { readonly args: Readonly<Record<string, unknown>>; readonly signal: AbortSignal },
): Promise<ToolAnswer> {
  const { name } = tool
  try {
    requireToolArguments(tool, args)
    requirePermission(caller.key, name)
    requireArguments(name, args)
    const result = await runOperation(context, caller, name, args)
    const value = result instanceof StreamedBody ? await readToEnd(result, signal) : result
    return { ...textAnswer(JSON.stringify(value)), ...(isObject(value) ? { structuredContent: value } : {}) }
  } catch (error) {
    return { ...textAnswer(formatMessage(error)), isError: true }
  }
}

/** A tool requires more arguments than its route, and takes fewer. */
function requireToolArguments({ name, inputSchema }: Tool, args: Readonly<Record<string, unknown>>): void {
  for (const argument of Object.keys(args)) {
    const isKnown = Object.hasOwn(inputSchema.properties ?? {}, argument)
    if (!isKnown) throw new StatusError(400, `The tool ${name} has no argument "${argument}".`)
  }
  for (const argument of inputSchema.required ?? []) {
    if (args[argument] === undefined) throw new StatusError(400, `The tool ${name} needs the argument "${argument}".`)
  }
}

function textAnswer(text: string): ToolAnswer {
  return { content: [{ type: 'text', text }] }
}

/** A tool answers with one message, even for a long log. */
async function readToEnd({ pieces }: StreamedBody, signal: AbortSignal): Promise<unknown> {
  let text = ''
  for await (const piece of pieces(signal)) text += piece
  return JSON.parse(text)
}

function formatMessage(error: unknown): string {
  const status = error instanceof StatusError ? error.status : 500
  const message = error instanceof Error ? error.message : String(error)
  return isDocumentedStatus(status) ? `${status}: ${message} (${statusMeanings[status]})` : `${status}: ${message}`
}
