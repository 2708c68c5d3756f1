import { posix } from 'node:path'

/** A file with the variables of an app, except for a template of one. */
const environmentFile = /^\.env(?:\.(?!(?:.+\.)?(?:example|sample|template|dist)$).+)?$/i
const keyFile = /^(?:id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks)|\.netrc|\.git-credentials|gha-creds-.*\.json)$/i

/** How many bytes of a file are searched for credentials. */
export const headBytes = 16 * 1024

/** Whether a file usually holds credentials, by its name or by that of a folder above it (`.env/production`). */
export function isCredentialPath(path: string): boolean {
  return path.split('/').some((name) => environmentFile.test(name)) || keyFile.test(posix.basename(path))
}

/**
 * A literal token, in the forms of npm and of both versions of Yarn; `${NPM_TOKEN}` is a reference, which is harmless.
 */
const token = /(?:_authToken|_auth|_password|npmAuthToken|npmAuthIdent)["']?\s*[=:\s]\s*["']?(?!\$\{)[\w+/=.:-]{6,}/i
/** A private key with its first line of data: a program may mention the header alone. A certificate is public. */
const privateKey =
  /^[^\w\n]*-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----\r?\n(?:[\w-]+: .*\r?\n)*\s*[\w+/=]{16}/m
const serviceAccount = /"private_key"\s*:\s*"-----BEGIN/

/** Whether a file holds credentials, by its first bytes. */
export function holdsCredentials(path: string, head: Buffer): boolean {
  if (/^\.(?:npmrc|yarnrc(?:\.yml)?)$/.test(posix.basename(path))) return token.test(head.toString('latin1'))
  if (!head.includes('-----BEGIN')) return false
  const text = head.toString('latin1')
  return privateKey.test(text) || (/"type"\s*:\s*"service_account"/.test(text) && serviceAccount.test(text))
}
