import { Refusal } from '../refusal.ts'
import type { DedicatedIp } from '../state/dedicated-ips.ts'
import type { State } from '../state/state.ts'
import type { Handler } from './handler.ts'

export const getServiceDedicatedIp: Handler<'get_service_dedicated_ip'> = ({ id }, { sight, state }) => {
  const service = sight.service(id)
  return {
    ip: ipRecord(state.dedicatedIps.attachedTo({ kind: 'service', id: service.id }), state),
    projectIp: ipRecord(state.dedicatedIps.attachedTo({ kind: 'project', id: service.projectId }), state),
  }
}

/** `effective` is the address that what runs sends from; empty for a shared one. The contract shows no more than its type. */
export const attachServiceDedicatedIp: Handler<'attach_service_dedicated_ip'> = ({ id, ipId }, scene) => {
  const { sight, state, builds } = scene
  const service = sight.service(id)
  const ip = state.dedicatedIps.byId(ipId)
  if (!ip) throw new Refusal(409, `The account owns no dedicated IP "${ipId}".`)
  state.dedicatedIps.attach(ip.id, { kind: 'service', id: service.id })
  const effective = builds.outboundAddress(service.id) ?? ''
  return { ip: ipRecord(ip, state), redeployRequired: effective !== ip.address, effective }
}

/** Detaching what is not attached changes nothing. */
export const detachProjectDedicatedIp: Handler<'detach_project_dedicated_ip'> = ({ slug }, { sight, state }) => {
  state.dedicatedIps.detach({ kind: 'project', id: sight.project(slug).id })
  return { ip: null }
}

function ipRecord(ip: DedicatedIp | undefined, state: State) {
  return ip ? { ...ip, attachments: state.dedicatedIps.attachmentsOf(ip.id) } : null
}
