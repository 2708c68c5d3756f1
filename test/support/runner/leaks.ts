/** The occurrences of a secret in a text in any reversible form: plain, JSON, URI, HTML, hex, base64 at any offset. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  return secrets.flatMap((secret) =>
    formsOf(secret)
      .filter(([, form]) => text.includes(form))
      .map(([kind, form]) => `${kind} form of a secret: ${around(text, form)}`),
  )
}

/** The forms of a secret by kind. There are three base64 forms, because base64 depends on the offset of the secret in the encoded text. */
export function formsOf(secret: string): [kind: string, form: string][] {
  const encoded = encodeURIComponent(secret)
  return [
    ['plain', secret],
    ['JSON', JSON.stringify(secret).slice(1, -1)],
    ['URI', encoded],
    ['lower case URI', encoded.replaceAll(/%../g, (hex) => hex.toLowerCase())],
    ['hex', Buffer.from(secret).toString('hex')],
    ['upper case hex', Buffer.from(secret).toString('hex').toUpperCase()],
    ['HTML', secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')],
    ...[0, 1, 2].map((offset): [string, string] => ['base64', base64At(secret, offset, 'base64')]),
    ...[0, 1, 2].map((offset): [string, string] => ['base64url', base64At(secret, offset, 'base64url')]),
  ]
}

/** The base64 characters that depend only on the secret, if it begins `offset` bytes into a group of three. */
function base64At(secret: string, offset: number, encoding: 'base64' | 'base64url'): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
  const firstWhole = Math.ceil((offset * 8) / 6)
  const lastWhole = Math.floor((bytes.length * 8) / 6)
  return bytes.toString(encoding).slice(firstWhole, lastWhole)
}

function around(text: string, form: string): string {
  const at = text.indexOf(form)
  return text.slice(Math.max(0, at - 60), at + form.length + 20)
}
