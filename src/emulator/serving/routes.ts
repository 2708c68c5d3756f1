import type { Service } from '../state/service-tables.ts'
import type { ExposedPort } from '../state/setting-tables.ts'
import type { Origin } from './loopback-port.ts'

/** What answers the requests to a service. */
export type Target =
  | ({ readonly kind: 'process' } & Origin)
  /** A real path. */
  | { readonly kind: 'folder'; readonly folder: string }

/** The targets of a service. */
export interface Routes {
  /** The target of its own address, if any. */
  readonly target: Target | undefined
  /** The targets of its generated hostnames. */
  readonly exposed: ReadonlyMap<string, Target>
}

/** The routes of a service that serves nothing. */
export const noRoutes: Routes = { target: undefined, exposed: new Map() }

/**
 * The routes of a service and its exposed ports. Its process was told to listen on a free port in place of the internal one,
 * so the internal port leads there. There are no containers, so any other port is a port of this machine.
 */
export function routesOf({ internalPort }: Service, target: Target, ports: readonly ExposedPort[]): Routes {
  const targetOf = (port: number): Target =>
    target.kind === 'folder' || internalPort === undefined || port === internalPort
      ? target
      : { kind: 'process', host: '127.0.0.1', port }
  return { target, exposed: new Map(ports.map(({ hostname, port }) => [hostname, targetOf(port)])) }
}
