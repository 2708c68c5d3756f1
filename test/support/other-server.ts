import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as listen } from 'node:net'

/** A server that is not the platform; `posts` counts what was not a GET. */
export interface OtherServer extends AsyncDisposable {
  readonly url: string
  readonly posts: () => number
}

/** How it answers a GET; anything else gets 405, as from a website. */
export interface OtherAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

/** Starts one on a free port of loopback. */
export async function otherServer({ status = 200, headers = {}, body }: OtherAnswer): Promise<OtherServer> {
  let posts = 0
  const server = createServer((request, response) => {
    if (request.method !== 'GET') posts += 1
    const answer = request.method === 'GET' ? status : 405
    response.writeHead(answer, headers).end(body)
  })
  const port = await portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    posts: () => posts,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A port of loopback on which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = listen()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
