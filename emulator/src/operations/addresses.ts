import { isIP } from 'node:net'
import { StatusError } from '../http/status-error.ts'
import { generatedHostname, longestLabel } from '../serving/generated-hostnames.ts'
import { newId } from '../state/identifier.ts'
import { queueDeployment } from './deployments/deploying.ts'
import type { Handler } from './request-context.ts'

export const exposePort: Handler<'expose_port'> = ({ id, label, ...given }, context) => {
  const { visible, state, origin } = context
  const service = visible.service(id)
  // The request sends it as text (contract: expose_port).
  const port = /^\d{1,5}$/.test(given.port) ? Number(given.port) : 0
  requirePort('port', port)
  if (label.startsWith('-') || label.length > longestLabel) {
    throw new StatusError(400, `"label" must not start with a hyphen, and have at most ${longestLabel} characters.`)
  }
  const ports = state.exposedPorts.all({ serviceId: service.id })
  const taken = ports.find((other) => other.port === port || other.label === label)
  if (taken) throw new StatusError(409, `The port ${taken.port} is exposed as "${taken.label}" already.`)
  const hostname = generatedHostname(label, service.id)
  // Queued first, so that a deployment that is refused does not leave half of the change. It builds later.
  if (isYes(given.deploy)) queueDeployment(service, undefined, context)
  state.exposedPorts.insert({ serviceId: service.id, hostname, port, label })
  const [ownPort = ''] = /:\d+$/.exec(origin) ?? []
  return { port, label, hostname: hostname + ownPort }
}

/** The contract shows no values: everything that does not mean no means yes. */
function isYes(text: string | undefined): boolean {
  return text !== undefined && !['', '0', 'false', 'no', 'off'].includes(text.trim().toLowerCase())
}

/** The port of a domain whose service names none. */
const defaultPort = 80

export const addDomain: Handler<'add_domain'> = ({ id, hostname: given }, { visible, state }) => {
  const service = visible.service(id)
  const hostname = given.trim().toLowerCase().replace(/\.$/, '')
  if (!isDomain(hostname)) {
    throw new StatusError(400, `"hostname" is not a domain: "${given}". Use a name such as app.example.com.`)
  }
  // The message does not name the other service, which the key may not see.
  if (state.domains.has({ hostname })) throw new StatusError(409, `The domain "${hostname}" is in use already.`)
  const domain = { id: newId('dom'), serviceId: service.id, hostname, port: service.internalPort ?? defaultPort }
  state.domains.insert(domain)
  return { ...domain, status: 'pending' }
}

/** At least two parts of letters, digits and inner hyphens, 63 characters each and 253 in all; not an IP address. */
function isDomain(hostname: string): boolean {
  const parts = hostname.split('.')
  return (
    hostname.length <= 253 &&
    parts.length > 1 &&
    isIP(hostname) === 0 &&
    parts.every((part) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(part))
  )
}

/** Throws a 400 for a number that is not a port; undefined leaves the choice to the platform. */
export function requirePort(name: string, port: number | undefined): void {
  if (port !== undefined && (port < 1 || port > 65_535)) {
    throw new StatusError(400, `"${name}" must be a port from 1 to 65535.`)
  }
}
