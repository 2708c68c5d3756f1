import * as v from 'valibot'
import type { CallOptions } from '../../client/options.ts'
import type { Platform } from '../../client/platform.ts'
import { type NameWithEffect, type OperationName, operations } from '../../contract/operations.ts'

/** How the effect of a setting is seen with another operation. */
export interface ReadBack {
  readonly operation: OperationName
  /**
   * What the setting's own answer would have held, as far as it can be read; undefined where the setting is not as asked.
   * Rejects as the client does.
   */
  look(platform: Platform, args: unknown, options: CallOptions): Promise<unknown>
}

/** How each setting is read back; null where the contract has no read for it. */
const readBacks: Record<NameWithEffect<'set'>, ReadBack | null> = {
  set_storage: null,
  import_env: null,
  set_search_indexing: null,
  set_autodeploy: null,
  scale_service: {
    operation: 'get_scaling',
    async look(platform, args, options) {
      const { id, ...asked } = v.parse(operations.scale_service.args, args)
      const scaling = await platform.call('get_scaling', { id }, options)
      const { minReplicas, maxReplicas, instances, ...shown } = scaling
      // With autoscaling `instances` is the floor, and the scaler chooses the effective number.
      const seen = { ...shown, instances: minReplicas ?? instances, maxInstances: maxReplicas }
      const names = ['instances', 'maxInstances', 'autoscaleEnabled', 'autoscaleCpuPct', 'autoscaleMemPct'] as const
      return names.every((name) => asked[name] === undefined || asked[name] === seen[name]) ? { scaling } : undefined
    },
  },
  attach_service_dedicated_ip: {
    operation: 'get_service_dedicated_ip',
    async look(platform, args, options) {
      const { id, ipId } = v.parse(operations.attach_service_dedicated_ip.args, args)
      const { ip } = await platform.call('get_service_dedicated_ip', { id }, options)
      return ip?.id === ipId ? { ip } : undefined
    },
  },
  set_db_tls: {
    operation: 'get_db_connection',
    async look(platform, args, options) {
      const asked = v.parse(operations.set_db_tls.args, args)
      const { tls } = await platform.call('get_db_connection', { id: asked.id }, options)
      return tls === asked.tls ? { tls } : undefined
    },
  },
  set_db_allowlist: {
    operation: 'get_db_connection',
    async look(platform, args, options) {
      const asked = v.parse(operations.set_db_allowlist.args, args)
      const { allowIps } = await platform.call('get_db_connection', { id: asked.id }, options)
      return allowIps && sources(allowIps) === sources(asked.allowIps) ? { allowIps } : undefined
    },
  },
  rotate_db_credentials: {
    operation: 'get_db_connection',
    async look(platform, args, options) {
      const asked = v.parse(operations.rotate_db_credentials.args, args)
      const { password } = await platform.call('get_db_connection', { id: asked.id }, options)
      return password === asked.password ? {} : undefined
    },
  },
}

/** Undefined where the contract documents no read that shows it. */
export function readBackOf(operation: OperationName): ReadBack | undefined {
  return isSetting(operation) ? (readBacks[operation] ?? undefined) : undefined
}

function isSetting(operation: OperationName): operation is keyof typeof readBacks {
  return Object.hasOwn(readBacks, operation)
}

/** An address alone and its /32 are the same source; the order does not matter. */
function sources(list: readonly string[]): string {
  return list
    .map((source) => source.toLowerCase().replace(/\/32$/, ''))
    .sort()
    .join(' ')
}
