import type { NameInput } from '../text/input-name.ts'
import type { Kind } from './kinds.ts'

/** A part of `taxiway.yaml`: its top level, a service, or the gate of a service. */
export type Place = 'top' | 'service' | 'gate'

export type ActionName = 'deploy' | 'preview' | 'gate' | 'rollback' | 'fleet' | 'call'

/** A command that reaches the platform, or a part of one. */
export type CommandName = 'fleet'

/** What an input is for, in Markdown. One that names other inputs is given how: each host calls them in its own way. */
export type About = string | ((named: NameInput) => string)

/** A group of inputs that stand together wherever they are listed. */
export type Section =
  | 'mode'
  | 'platform'
  | 'file'
  | 'what'
  | 'variables'
  | 'rules'
  | 'waiting'
  | 'reporting'
  /** Only of commands. */
  | 'last'

/** How a host takes an input, where that differs from its declaration: `true` if nothing does, a text if that alone does. */
export type Use = true | About | OwnUse

/** All that may differ. */
export interface OwnUse {
  readonly text?: About
  readonly section?: Section
  /** The input above which the host lists it. */
  readonly before?: string
  /** Of an action: whether every step must set it. */
  readonly required?: true
  readonly default?: string
  /** Of an action: those of the kind's choices that it takes. */
  readonly choices?: readonly string[]
  /** Of a command: the argument that it is, in place of an option. */
  readonly argument?: string
  /** Of a command: not taken from the environment or the configuration file, which name the service of production in a pipeline that also deploys there. */
  readonly optionOnly?: true
  /** Of a command: what stands for the value in the help. */
  readonly placeholder?: string
}

type Uses<Host extends string> = { readonly [Name in Host]?: Use }

/** All that is said of an input: what it is, and where it may be given. */
interface Declaration<Value> {
  readonly kind: Kind<Value>
  /** What it is for. That of a flag follows the value that is not the default: "`false` writes no job summary." */
  readonly text: About
  /** As a user would write it. */
  readonly default?: string
  /** Where `taxiway.yaml` may set it. A value at the top level holds for every service. By default it is of a single run. */
  readonly file?: readonly Place[]
  /** What it is for in the file, if it means a little more or less there. */
  readonly fileText?: About
  readonly section: Section
  readonly actions?: Uses<ActionName>
  readonly commands?: Uses<CommandName>
  /** What a command calls it, if not `--` and its name. */
  readonly option?: string
  /** Whether its value is hidden whatever its length. */
  readonly isSecret?: true
  /** Whether it turns red into green, or writes: a change under review must not choose it. So does every check of a gate, and what names a file. */
  readonly decides?: true
  /** Whether it names what a preview must not share with the service that it is a preview of. */
  readonly isOfProduction?: true
  /** Whether a step that deploys a fleet sets it for all services, before what the file says. */
  readonly holdsForFleet?: true
  /** Whether it applies to uploads only. */
  readonly isOfUpload?: true
}

/** A declared input, and how it is read. */
export interface Input<Value> extends Omit<Declaration<unknown>, 'file'> {
  /** Where `taxiway.yaml` may set it; empty for those of a single run. */
  readonly places: readonly Place[]
  /** @throws InputError for text that the kind does not take */
  readonly read: (name: string, given: string | undefined, named?: NameInput) => Value
}

/** Declares an input. */
export function declare<Value>(declaration: Declaration<Value> & { readonly default: string }): Input<Value>
export function declare<Value>(declaration: Declaration<Value>): Input<Value | undefined>
export function declare<Value>({ file = [], ...declared }: Declaration<Value>): Input<Value | undefined> {
  const { kind, default: fallback } = declared
  return {
    ...declared,
    places: file,
    read(name, given, named) {
      const value = given ?? fallback
      return value === undefined ? undefined : kind.parse(name, value, named)
    },
  }
}

/** The same use for several hosts. */
export function each<Host extends string>(use: Use, ...hosts: readonly Host[]): { readonly [Name in Host]?: Use } {
  return Object.fromEntries(hosts.map((host) => [host, use])) as { readonly [Name in Host]?: Use }
}

/** What a host takes of an input in its own way; undefined if it does not take it. */
export function ownUse(use: Use | undefined): OwnUse | undefined {
  if (use === undefined || use === true) return use && {}
  return typeof use === 'object' ? use : { text: use }
}
