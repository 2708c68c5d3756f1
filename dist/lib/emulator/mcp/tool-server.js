import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { contractVersion } from '../../contract/limits.js';
import { tools } from '../../documents/tools.js';
import { callTool } from './call-tool.js';
const offered = tools();
/** Answers one message of the protocol. Server and transport live as long as the request, as there are no sessions. */
export async function answerMessage(exchange, world, caller) {
    const { request, response, message } = exchange;
    const server = new Server({ name: 'taxiway-local-platform', version: contractVersion }, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered.map((tool) => ({ ...tool })) }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
        const tool = offered.find(({ name }) => name === params.name);
        if (!tool)
            throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}".`);
        return { ...(await callTool(world, caller, tool, { args: params.arguments ?? {}, signal })) };
    });
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request, response, message);
}
