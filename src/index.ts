export type { Archive } from './archive/archive.ts'
export { ArchiveError } from './archive/archive-error.ts'
export { openArchive } from './archive/given-archive.ts'
export { packFolder } from './archive/pack-folder.ts'
export { uploadBody } from './archive/upload-body.ts'
export type { Check, CheckContext, Finding } from './checks/check.ts'
export { type HealthOptions, healthCheck } from './checks/health.ts'
export { type SoakOptions, soakCheck } from './checks/soak.ts'
export { type StatementOptions, statementCheck } from './checks/statement.ts'
export { type Clock, type Random, systemClock } from './client/clock.ts'
export {
  type ErrorKind,
  InputError,
  NoAnswerError,
  RefusedError,
  TaxiwayError,
  UnreadableError,
} from './client/errors.ts'
export type { StreamEvent } from './client/event-stream.ts'
export type { Cursor, HistoryPage } from './client/history.ts'
export type { StoredLogOptions, StreamOptions } from './client/log-options.ts'
export {
  type Answered,
  type CallOptions,
  Platform,
  type PlatformOptions,
} from './client/platform.ts'
export { Secret } from './client/secret.ts'
export type { ProxySettings, RequestBody, Transport, WireRequest, WireResponse } from './client/transport.ts'
export { version } from './client/version.ts'
export { type Capability, capabilities, type Effect, type Method, type Operation } from './contract/operation.ts'
export {
  type Arguments,
  isOperationName,
  type OperationName,
  operationNames,
  operations,
  type Result,
} from './contract/operations.ts'
export { isDocumentedStatus, statusMeanings } from './contract/status.ts'
export { type DeployRequest, deploy } from './deployment/deploy.ts'
export { follow } from './deployment/follow.ts'
export { preflight } from './deployment/preflight.ts'
export {
  type DeploymentEvent,
  type DeploymentReport,
  type FlowHost,
  type LogLine,
  type Outcome,
  outcomes,
  type Phase,
} from './deployment/report.ts'
export type { FlowOptions } from './deployment/run.ts'
export { type UploadRequest, upload } from './deployment/upload.ts'
export { type ChosenBy, choices } from './gate/choose.ts'
export { type GateRequest, gate } from './gate/gate.ts'
export {
  type CheckReport,
  type CheckResult,
  checkResults,
  type GateEvent,
  type GateHost,
  type GateReport,
  type RollbackReport,
} from './gate/report.ts'
