import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** The answer of a tool: its text, the value if it is JSON, and whether it is an error. */
export interface Said {
  readonly text: string
  readonly structured: unknown
  readonly refused: boolean
}

/** The official client of the Model Context Protocol, connected to a local platform. */
export interface McpConnection extends AsyncDisposable {
  readonly client: Client
  call(tool: string, args?: Record<string, unknown>): Promise<Said>
}

/** Connects with or without a key, by the newest protocol or, as older clients do, by a handshake. Rejects if the platform refuses it. */
export async function connectMcp(url: string, key?: string, mode: 'auto' | 'legacy' = 'auto'): Promise<McpConnection> {
  const client = new Client({ name: 'test', version: '0' }, { versionNegotiation: { mode } })
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } })
  await client.connect(transport)
  return {
    client,
    async call(name, args = {}) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: args })
      const [first] = content as { type: string; text: string }[]
      return { text: first?.text ?? '', structured: structuredContent, refused: isError === true }
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}
