import type { Seeded } from './seeded.ts'

/** Realistic secrets: unusual characters, several lines, one inside another. */
export const secrets = [
  'tok/en+Ä"7<&>\'x',
  'ghs_N0tAReal"Token/+x',
  'https://user:p%40ss@db.example/app?x=1&y=2',
  '-----BEGIN KEY-----\nMIIEpAIBAAKCAQEA+/xy\n-----END KEY-----',
  'correct horse battery staple',
  'correct horse battery',
] as const

/** What the commands of CI systems are made of, whole and in parts. */
export const ciPieces = [
  ...['::', '##[', ']', '#', '[', 'error', 'add-mask', 'set-env name=A', '\r', '\n', '\r\n', ' ', '\u2003'],
  ...['\x1b[', '\x1b[31m', '\x1b]0;', '\x07', '\x1b\\', '\x9b', '\x9d', '\x1b', '\0', '\x85', '\u2028', '\ufeff'],
  ...['##vso[', '##teamcity[', 'vso[task.complete]', 'teamcity[x]', 'section_', 'fold', 'time', 'start', 'end'],
  ...[':start:', ':end:', ':1560896352:a', '\x1b[8m', 'ha:', '--- ', '+++ ', '^^^ +++', '~~~ ', '\u200b', '\u00ad'],
  ...['\x1b]1338;url=x', '\x1b]1337;', '\x1b_bk;t=1\x07', '\x1b[1A', '[[ATTACHMENT|/etc/passwd]]'],
  ...['section_start', 'section_end', ':1560896352:a\r\x1b[0K', '+ ', '\n+ npm test', 'travis_fold', '\x1b[8mha:'],
] as const

/** A line of up to 30 of them, and of what breaks a line elsewhere. */
export function hostileCiLine(random: Seeded): string {
  let line = ''
  for (let count = random.below(30); count > 0; count -= 1) {
    line += random.below(8) === 0 ? piece(random, 'token') : random.pick(ciPieces)
  }
  return line
}

const names = [
  'error',
  'warning',
  'add-mask',
  'set-output name=a',
  'stop-commands',
  'save-state name=b',
  'group',
  'debug',
] as const
const spaces = [
  ' ',
  '\t',
  '\u00a0',
  '\u2003',
  '\u3000',
  '\u1680',
  '\u0085',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\v',
  '\f',
] as const
const escapes = [
  '\x1b[31m',
  '\x1b[0m',
  '\x1b[2K',
  '\x1b[',
  '\x1b]0;',
  '\x07',
  '\x1b\\',
  '\x9b1m',
  '\x9d',
  '\x9c',
  '\x1b',
  '\x1bP',
] as const
const odd = [
  '\0',
  '\x08',
  '\x7f',
  '\x85',
  '\u200b',
  '\u202e',
  '\ud800',
  '\udc00',
  '😀',
  '漢',
  'é',
  '│',
  '***',
  '%0A',
  '%0D%0A::',
] as const
const encodings: readonly [(text: string) => string, ...((text: string) => string)[]] = [
  (text) => text,
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(`a${text}`).toString('base64'),
  (text) => Buffer.from(`user:${text}\n`).toString('base64'),
  (text) => Buffer.from(`ab${text}cd`).toString('base64url'),
  (text) => Buffer.from(text).toString('hex'),
  (text) => Buffer.from(text).toString('hex').toUpperCase(),
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(text).replaceAll(/%../g, (octet) => octet.toLowerCase()),
  (text) => encodeURI(text),
  (text) => JSON.stringify(text),
  (text) => JSON.stringify(JSON.stringify({ key: text })),
  (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  (text) => new URLSearchParams({ text }).toString(),
]

/** One line of a hostile build log; it may hold line ends. `token` is one that stopped commands before. */
export function hostileLine(random: Seeded, token: string): string {
  let line = ''
  for (let count = random.below(9); count >= 0; count -= 1) line += piece(random, token)
  return line
}

function piece(random: Seeded, token: string): string {
  switch (random.below(16)) {
    case 0:
      return '::'
    case 1:
      return '##['
    case 2:
      return random.pick(['#', '##', '[', ']', ':', '###[', '##\x1b[2K[', '#\0#[', '##[['])
    case 3:
      return `::${random.pick(names)}::`
    case 4:
      return `##[${random.pick(names)}]`
    case 5:
      return random.pick(spaces)
    case 6:
    case 7:
      return random.pick(escapes)
    case 8:
      return random.pick(['\n', '\r\n', '\r', '\n\n', '\r\r'])
    case 9:
      return random.pick(odd)
    case 10:
      return random.pick(encodings)(random.pick(secrets))
    case 11:
      return split(random.pick(secrets), random)
    case 12:
      return random.pick([`::${token}::`, `##[${token}]`, `::stop-commands::${token}`, token])
    case 13:
      return random.below(100) === 0 ? random.pick(['x', '漢', '::error::', '\x1b[31m']).repeat(3000) : 'word'
    default:
      return random.pick(['Compiled 12 files', 'src/a.ts(1,2): error TS1: no', 'npm ERR! x', 'a b', '1'])
  }
}

/** A secret with colour codes or invisible characters in its middle. */
function split(secret: string, random: Seeded): string {
  const at = random.below(secret.length)
  return secret.slice(0, at) + random.pick(['\x1b[31m', '\x1b[2K', '\0', '\x07']) + secret.slice(at)
}
