import type { ProcessEnd } from '../state/deployment-table.ts'

/** What runs of a service now, whatever its history says. */
export type ServiceRunState =
  /** Nothing was started in this run of the platform. */
  | { readonly kind: 'none' }
  /** A process or a folder of files serves it, or a worker works. */
  | { readonly kind: 'running'; readonly since: string }
  /** Its command is run at each time of its schedule. */
  | { readonly kind: 'scheduled'; readonly since: string }
  /** The live deployment is being built and started again. */
  | { readonly kind: 'restarting'; readonly since: string }
  /** Its process has ended by itself. Times are RFC 3339. */
  | ({ readonly kind: 'ended'; readonly since: string } & ProcessEnd)
  /** The live deployment could not be built and started again. */
  | { readonly kind: 'not-restarted'; readonly at: string; readonly reason: string }
