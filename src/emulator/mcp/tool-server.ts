import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { contractVersion } from '../../contract/limits.ts'
import { tools } from '../../documents/tools.ts'
import type { Caller } from '../api/operation-runner.ts'
import type { EmulatorContext } from '../operations/request-context.ts'
import { callTool } from './tool-calls.ts'

/** A request whose body has been read. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly message: unknown
}

const allTools = tools()

/** Answers one message of the protocol. There are no sessions, so each request has its own server and transport. */
export async function answerMessage(exchange: Exchange, context: EmulatorContext, caller: Caller): Promise<void> {
  const { request, response, message } = exchange
  const server = new Server(
    { name: 'taxiway-local-platform', version: contractVersion },
    { capabilities: { tools: {} } },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: allTools.map((tool) => ({ ...tool })) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = allTools.find(({ name }) => name === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}".`)
    return { ...(await callTool(context, caller, tool, { args: params.arguments ?? {}, signal })) }
  })
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  response.once('close', () => void server.close())
  await server.connect(transport)
  await transport.handleRequest(request, response, message)
}
