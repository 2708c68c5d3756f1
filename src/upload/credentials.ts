import { posix } from 'node:path'

/** Holds the variables of an app; a template of it holds none. */
const environmentFile = /^\.env(?:\.(?!(?:.+\.)?(?:example|sample|template|dist)$).+)?$/i
const keyFile = /^(?:id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks)|\.netrc|\.git-credentials|gha-creds-.*\.json)$/i

/** How much of a file is looked at. */
export const headBytes = 16 * 1024

/** Whether a file usually holds credentials, by its name, or that of a folder that it is in (`.env/production`). */
export function isCredentialPath(path: string): boolean {
  return path.split('/').some((name) => environmentFile.test(name)) || keyFile.test(posix.basename(path))
}

/** The literal value of a token, in the forms of npm and of both versions of Yarn; `${NPM_TOKEN}` is none. */
const token = /(?:_authToken|_auth|_password|npmAuthToken|npmAuthIdent)["']?\s*[=:\s]\s*["']?(?!\$\{)[\w+/=.:-]{6,}/i
/** A key with its first line: a program that only mentions the form holds none. A certificate is public. */
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
