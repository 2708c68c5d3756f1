import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** The page at an address of the local platform. Not every system finds names below `.localhost`, so the name goes in a header. */
export async function pageAt(address: string): Promise<string> {
  const { host, port, pathname } = new URL(address)
  const options = { host: '127.0.0.1', port, path: pathname, headers: { host }, agent: false }
  return text(
    await new Promise<IncomingMessage>((resolve, reject) => request(options, resolve).on('error', reject).end()),
  )
}
