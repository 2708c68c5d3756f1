const addressTemplate = /\{services\.([^.{}]*)\.url\}/g

/** The services whose addresses a template names. */
export function addressesIn(template: string): string[] {
  return [...template.matchAll(addressTemplate)].map(([, name = '']) => name)
}

/** The text with the address of each service that it names. */
export function fillAddresses(template: string, addressOf: (service: string) => string): string {
  return template.replaceAll(addressTemplate, (_, name: string) => addressOf(name))
}
