import { StatusError } from '../http/status-error.ts'
import type { PlatformState } from '../state/platform-state.ts'
import type { Handler } from './request-context.ts'

export const getServiceDedicatedIp: Handler<'get_service_dedicated_ip'> = ({ id }, { visible, state }) => {
  const service = visible.service(id)
  return { ip: findIp(state, 'service', service.id), projectIp: findIp(state, 'project', service.projectId) }
}

/** `effective` is the address of the live deployment; empty for a shared one. The contract only shows its type. */
export const attachServiceDedicatedIp: Handler<'attach_service_dedicated_ip'> = ({ id, ipId }, context) => {
  const { visible, state, builds } = context
  const service = visible.service(id)
  const ip = state.dedicatedIps.get({ id: ipId })
  if (!ip) throw new StatusError(409, `The account has no dedicated IP "${ipId}".`)
  state.ipAttachments.put({ kind: 'service', holderId: service.id, ipId })
  const effective = builds.outboundAddress(service.id) ?? ''
  return { ip: findIp(state, 'service', service.id), redeployRequired: effective !== ip.address, effective }
}

/** Detaching from a project without an address changes nothing. */
export const detachProjectDedicatedIp: Handler<'detach_project_dedicated_ip'> = ({ slug }, { visible, state }) => {
  state.ipAttachments.delete({ kind: 'project', holderId: visible.project(slug).id })
  return { ip: null }
}

function findIp({ dedicatedIps, ipAttachments }: PlatformState, kind: 'service' | 'project', holderId: string) {
  const attachment = ipAttachments.get({ kind, holderId })
  const ip = attachment && dedicatedIps.get({ id: attachment.ipId })
  if (!ip) return null
  const attachments = ipAttachments.all({ ipId: ip.id }).map((other) => ({ kind: other.kind, id: other.holderId }))
  return { ...ip, attachments }
}
