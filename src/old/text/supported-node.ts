import { message } from './message.ts'

/** The oldest major version that Taxiway runs on; `engines` in package.json says the same. */
const oldest = 24

/**
 * What is wrong with the Node of this process, undefined if it is new enough. Each entry asks before it imports anything
 * else, so this file and what it imports must run on every older Node too.
 */
export function unsupportedNode(version = process.versions.node): string | undefined {
  if (Number.parseInt(version, 10) >= oldest) return undefined
  return message`node-too-old: Taxiway needs Node.js ${oldest} or later, but runs on ${version}. Install a newer Node.js, or put it first on \`PATH\`.`
}
