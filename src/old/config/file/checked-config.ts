import type { InputName } from '../input-table.ts'

/** A value of the file. */
export interface ConfiguredValue {
  /** As it would be given to the input. */
  readonly text: string
  /** Where it stands, such as `taxiway.yaml:12:5`. */
  readonly origin: string
}

/** What the file says of a service. */
export interface ConfiguredService {
  /** As the file spells it. */
  readonly name: string
  /** The service's own inputs, and those of the top level that it does not set. Its `environment` ends in its name. */
  readonly inputs: ReadonlyMap<InputName, ConfiguredValue>
  /** Of the checks after its deployment; undefined without a gate. `{sha}` in `health-body` stands for the commit. */
  readonly gate: ReadonlyMap<InputName, ConfiguredValue> | undefined
  /** Patterns of .gitignore; empty if any changed file counts. */
  readonly paths: readonly string[]
  /** Names of other services of the file; they form no cycle. */
  readonly needs: readonly string[]
  /** Variables that are imported before each deploy. */
  readonly env: ReadonlyMap<string, string>
  /** Where it stands in the file, from 1 on. */
  readonly line: number
}

/** A checked `taxiway.yaml`. */
export interface ConfigFile {
  /** As it was given, for messages. */
  readonly path: string
  /** Inputs of the top level, such as `timeout`, `max-parallel`. */
  readonly inputs: ReadonlyMap<InputName, ConfiguredValue>
  /** In the order of the file; empty if it has none. */
  readonly services: ReadonlyMap<string, ConfiguredService>
}
