/** The occurrences of a secret in a text: as it is, escaped as JSON, percent-encoded, in base64. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  return secrets.flatMap((secret) =>
    formsOf(secret)
      .filter(([, form]) => text.includes(form))
      .map(([kind, form]) => `${kind} form of a secret: ${around(text, form)}`),
  )
}

/** The forms of a secret that a redactor finds, by kind. Others are not promised. */
export function formsOf(secret: string): [kind: string, form: string][] {
  return [
    ['plain', secret],
    ['JSON', JSON.stringify(secret).slice(1, -1)],
    ['URI', encodeURIComponent(secret)],
    ['base64', Buffer.from(secret).toString('base64').replace(/=+$/, '')],
  ]
}

function around(text: string, form: string): string {
  const at = text.indexOf(form)
  return text.slice(Math.max(0, at - 60), at + form.length + 20)
}
