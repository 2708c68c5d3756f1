import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { contractVersion } from '../../contract/limits.ts'
import { tools } from '../../documents/tools.ts'
import type { World } from '../operations/handler.ts'
import type { Caller } from '../operations/perform.ts'
import { callTool } from './call-tool.ts'

/** A request whose body was read already. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly message: unknown
}

const offered = tools()

/** Answers one message of the protocol. Server and transport live as long as the request, as there are no sessions. */
export async function answerMessage(exchange: Exchange, world: World, caller: Caller): Promise<void> {
  const { request, response, message } = exchange
  const server = new Server(
    { name: 'taxiway-local-platform', version: contractVersion },
    { capabilities: { tools: {} } },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered.map((tool) => ({ ...tool })) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = offered.find(({ name }) => name === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}".`)
    return { ...(await callTool(world, caller, tool, { args: params.arguments ?? {}, signal })) }
  })
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  response.once('close', () => void server.close())
  await server.connect(transport)
  await transport.handleRequest(request, response, message)
}
