import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve, type TestServer } from './server.ts'

/** A request as it is sent, byte for byte: no URL parser tidies its path. */
export interface RawRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string | Buffer
}

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** One request over HTTP with nothing in between. */
export async function send(url: string, { method, target, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    request(url, { method, path: target, headers: given, agent: false }, resolve).on('error', reject).end(body)
  })
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: (await buffer(answer)).toString() }
}

/** A server that records each request, and forwards it unchanged to a platform. */
export function relayTo(url: string, answered: (status: number) => void): Promise<TestServer> {
  return serve(async (response, { method, url: target, headers, body }) => {
    const { authorization, 'content-type': type } = headers
    const answer = await send(url, { method, target, headers: { authorization, 'content-type': type }, body })
    answered(answer.status)
    response.writeHead(answer.status, { 'content-type': answer.headers['content-type'] }).end(answer.text)
  })
}
