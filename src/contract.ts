/** `taxiway/contract`: the documented interface as data, for programs that serve it or call it in their own way. */
import './text/require-node.ts'

export { isDocumentedStatus, statusMeanings } from './contract/error-status.ts'
export { bucketSecretKeyMinimum, contractVersion, historyPageSize, metricsRanges } from './contract/limits.ts'
export {
  type Access,
  type Capability,
  capabilities,
  type Effect,
  findArgumentPlace,
  type Method,
  type Operation,
  type Rule,
  type Section,
  sections,
} from './contract/operation.ts'
export {
  type Arguments,
  isOperationName,
  type NameWithAccess,
  type OperationName,
  operationNames,
  operationOf,
  operations,
  type Result,
} from './contract/operations.ts'
export * as records from './contract/record-schemas.ts'
export { isRepository, withoutCredentials } from './contract/repository-url.ts'
export { isBase64 } from './contract/schema-builders.ts'
