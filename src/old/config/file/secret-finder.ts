import { Redactor } from '../../text/secrets/redactor.ts'

/** Shorter keys would be found in innocent text. */
const shortestInside = 6

/** Tokens that are recognised wherever they stand. Public ones, such as a key of Stripe for browsers, are not among them. */
const knownTokens = new RegExp(
  [
    // GitHub
    /gh[opsur]_[A-Za-z0-9]{30,}/,
    /github_pat_[A-Za-z0-9_]{30,}/,
    // GitLab
    /gl(?:pat|ptt|dt|rt|cbt|soat|oas|ft|agent|imt)-[\w-]{20,}/,
    // The platform, Stripe, OpenAI, Anthropic
    /[rs]k_\w{16,}/,
    /sk-(?:proj|ant|svcacct)-[\w-]{16,}/,
    // npm, Slack
    /npm_[A-Za-z0-9]{36}/,
    /xox[abeoprs]-[A-Za-z0-9-]{16,}/,
    /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/,
  ]
    .map(({ source }) => `(?<![A-Za-z0-9])${source}`)
    .join('|'),
)

/**
 * Whether a text of the configuration file is, or contains, one of the keys that the run has, or looks like a token.
 *
 * @param keys of the run; empty ones are ignored
 */
export function secretFinder(keys: readonly string[]): (text: string) => boolean {
  const given = keys.map((key) => key.trim()).filter((key) => key !== '')
  const redactor = new Redactor(...given.filter((key) => key.length >= shortestInside))
  return (text) => given.includes(text.trim()) || redactor.finds(text) || knownTokens.test(text)
}
