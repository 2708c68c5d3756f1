import { send } from '../../emulator/relay.ts'

/** The page at an address of the local platform. Not every system finds names below `.localhost`, so the name goes in a header. */
export async function pageAt(address: string): Promise<string> {
  const { host, port, pathname } = new URL(address)
  return (await send(`http://127.0.0.1:${port}`, { method: 'GET', target: pathname, headers: { host } })).text
}
