import { readFileSync } from 'node:fs'
import { unpackable } from '../archive-error.ts'

/** A file in which a tool leaves credentials. */
interface CredentialFile {
  /** The end of its path, after a `/` or at the begin. */
  readonly path: RegExp
  readonly tool: string
  /** It holds a credential only if its content matches. */
  readonly content?: RegExp
}

/** Short on purpose: files that a tool writes by itself and that hold nothing but credentials, or whose content shows one. */
const credentialFiles: readonly CredentialFile[] = [
  { path: /^gha-creds-[^/]*\.json$/, tool: 'google-github-actions/auth' },
  { path: /^application_default_credentials\.json$/, tool: 'gcloud auth application-default login' },
  {
    path: /^\.(?:npmrc|yarnrc)$/,
    tool: 'npm, Yarn, actions/setup-node',
    // A variable in place of the value is none, nor is a comment.
    content: /^(?![;#])(?:.*[:_\s"])?_(?:authToken|auth|password)"?[ \t]*[= \t][ \t]*"?(?!\$\{)[^\s"]/m,
  },
  { path: /^\.yarnrc\.yml$/, tool: 'Yarn', content: /^\s*npmAuth(?:Token|Ident)\s*:\s*["']?(?!\$\{)[^\s"']/m },
  { path: /^[._]netrc$/, tool: 'curl, Git, the Heroku CLI' },
  { path: /^id_(?:rsa|dsa|ecdsa|ecdsa_sk|ed25519|ed25519_sk)$/, tool: 'ssh-keygen' },
  { path: /^(?:\.git-credentials|\.config\/git\/credentials)$/, tool: 'git credential-store' },
  { path: /^\.pypirc$/, tool: 'twine' },
  { path: /^\.docker\/config\.json$/, tool: 'docker login', content: /"(?:auth|identitytoken|registrytoken)"\s*:/ },
  { path: /^\.dockercfg$/, tool: 'docker login' },
  { path: /^\.aws\/credentials$/, tool: 'aws configure' },
  { path: /^\.aws\/(?:sso|cli)\/cache\/[^/]+\.json$/, tool: 'aws sso login' },
  { path: /^\.aws\/config$/, tool: 'aws configure', content: /^\s*aws_(?:secret_access_key|session_token)\s*=/m },
  { path: /^\.azure\/(?:msal_token_cache|accessTokens|service_principal_entries)\.[^/]*$/, tool: 'az login' },
  { path: /^(?:\.kube\/config|kubeconfig(?:\.ya?ml)?)$/, tool: 'kubectl, azure/aks-set-context' },
  { path: /^auth\.json$/, tool: 'Composer', content: /"(?:http-basic|github-oauth|gitlab-token|bearer)"\s*:/ },
  { path: /^\.cargo\/credentials(?:\.toml)?$/, tool: 'cargo login' },
  { path: /^\.gem\/credentials$/, tool: 'gem signin' },
  { path: /^\.terraform\.d\/credentials\.tfrc\.json$/, tool: 'terraform login' },
  { path: /^(?:\.pgpass|pgpass\.conf)$/, tool: 'psql' },
  { path: /^\.vault-token$/, tool: 'vault login' },
]

/** Every name of both functions below, and a few others: tells most files apart with one pattern. */
const suspect =
  /accessTokens|auth|cfg|config|cred|^\.env|id_|[0-9a-f]{40}\.json$|msal|pgpass|rc|service_principal|vault/i

/** Whether a file may be of a tool that keeps credentials, or have variables. */
export function mayBeSecret(name: string): boolean {
  return suspect.test(name)
}

/** The tool that keeps credentials in this file; undefined if none does. Throws an ArchiveError if its content cannot be read. */
export function toolWithCredentials(root: string, path: string, name: string): string | undefined {
  const parts = path.split('/')
  const ends = [
    name,
    ...[2, 3, 4].filter((count) => count <= parts.length).map((count) => parts.slice(-count).join('/')),
  ]
  const found = credentialFiles.find((file) => ends.some((end) => file.path.test(end)))
  if (found === undefined) return undefined
  return found.content === undefined || found.content.test(readContent(root, path)) ? found.tool : undefined
}

function readContent(root: string, path: string): string {
  try {
    return readFileSync(`${root}/${path}`, 'latin1')
  } catch (error) {
    throw unpackable(path, error)
  }
}

/** Whether a file is named as those that keep variables for a program, such as `.env.local`. */
export function isEnvironmentFile(name: string): boolean {
  return /^\.env(?:rc)?(?:$|[.\-_~])/i.test(name)
}
