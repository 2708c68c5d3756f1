import { readCron } from '../../builds/cron.ts'
import { reservedVariables } from '../../builds/processes/child-environment.ts'
import type { Handler } from '../request-context.ts'
import { serviceRecord } from './service-record.ts'

export const importEnv: Handler<'import_env'> = ({ id, vars }, { visible, state }) => {
  const service = visible.service(id)
  const skipped: { key: string; reason: string }[] = []
  for (const { key, value } of vars) {
    const reason = reasonToSkip(key, value)
    if (reason === undefined) state.variables.put({ serviceId: service.id, key, value })
    else skipped.push({ key, reason })
  }
  return { imported: vars.length - skipped.length, skipped }
}

function reasonToSkip(key: string, value: string): string | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key)) {
    return 'a name consists of letters, digits and underscores, and does not start with a digit'
  }
  if (reservedVariables.includes(key)) return 'the platform sets it'
  return value.includes('\0') ? 'a value must not hold a null character' : undefined
}

export const deleteEnv: Handler<'delete_env'> = ({ id, key }, { visible, state }) => ({
  status: state.variables.delete({ serviceId: visible.service(id).id, key }) ? 'deleted' : 'absent',
})

/** A service without a schedule has an empty, invalid one: the contract documents no error. */
export const getCron: Handler<'get_cron'> = ({ id }, { visible, state, now }) => {
  const service = visible.service(id)
  const schedule = state.schedules.get({ serviceId: service.id })?.expression ?? ''
  const { valid, nextRun } = readCron(schedule, now())
  const command = service.startCommand ?? ''
  return { schedule, command, nextRun: nextRun?.toISOString() ?? null, scheduleValid: valid }
}

/** Applies with the next request to the service. */
export const setSearchIndexing: Handler<'set_search_indexing'> = ({ id, enabled }, context) => {
  const service = context.visible.service(id)
  context.state.switches.put({ serviceId: service.id, name: 'searchIndexing', isOn: enabled })
  return { ...serviceRecord(service, context), searchIndexing: enabled }
}

/** Answers once the repository is watched, so that no later push is missed. */
export const setAutodeploy: Handler<'set_autodeploy'> = async ({ id, enabled }, context) => {
  const { visible, state, autodeploy } = context
  const service = visible.service(id)
  if (enabled) await autodeploy.follow(service)
  else await autodeploy.unfollow(service.id)
  state.switches.put({ serviceId: service.id, name: 'autoDeploy', isOn: enabled })
  return { ...serviceRecord(service, context), autoDeploy: enabled }
}
