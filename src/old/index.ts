import './text/require-supported-node.ts'

export { isDocumentedStatus, statusMeanings } from '../contract/error-status.ts'
export { type Capability, capabilities, type Effect, type Method, type Operation } from '../contract/operation.ts'
export {
  type Arguments,
  isOperationName,
  type OperationName,
  operationNames,
  operations,
  type Result,
} from '../contract/operations.ts'
export type { Archive } from './archive/archive.ts'
export { ArchiveError } from './archive/archive-error.ts'
export { packFolder } from './archive/pack.ts'
export { openArchive } from './archive/prebuilt-archive.ts'
export { type UploadFields, uploadBody } from './archive/upload-body.ts'
export type { LinesEvent, LogEvent, LogLine } from './build-log/log-event.ts'
export type { Check, CheckContext, Finding } from './checks/check.ts'
export { type CommandOptions, commandCheck } from './checks/command-check.ts'
export { type HealthOptions, healthCheck } from './checks/health-check.ts'
export { type SoakOptions, soakCheck } from './checks/log-soak-check.ts'
export { type StatementOptions, statementCheck } from './checks/statement-check.ts'
export type { CallOptions, StoredLogOptions, StreamOptions } from './client/call-options.ts'
export { type BodyKind, InputError, NoAnswerError, RefusedError, UnreadableError } from './client/errors.ts'
export type { Cursor, HistoryPage } from './client/history-pages.ts'
export type { OnRetry } from './client/http/retry.ts'
export type { HttpRequest, HttpResponse, ProxySettings, RequestBody, Transport } from './client/http/transport.ts'
export { type Answered, Platform, type PlatformOptions } from './client/platform.ts'
export { Secret } from './client/secret.ts'
export type { StreamEvent } from './client/streams/event-stream.ts'
export { type Clock, type Random, systemClock } from './client/time/clock.ts'
export { version } from './client/version.ts'
export type { ConfigFile, ConfiguredService, ConfiguredValue } from './config/file/checked-config.ts'
export { ConfigFileError, type Mistake } from './config/file/config-mistakes.ts'
export { readConfigFile } from './config/file/config-search.ts'
export type { InputName } from './config/input-table.ts'
export type { DeploymentEvent } from './deployment/deployment-event.ts'
export type { DeploymentReport } from './deployment/deployment-report.ts'
export type { FlowOptions, FlowSettings, WaitTarget } from './deployment/flow-context.ts'
export type { Finished, FlowRun, Listener } from './deployment/flow-run.ts'
export { type FollowRequest, follow } from './deployment/follow.ts'
export type { ComparisonSources } from './deployment/forward/comparison.ts'
export type { ForwardRule } from './deployment/forward/forward-guard.ts'
export type { RememberedCommit } from './deployment/forward/live-commit.ts'
export {
  findLastGood,
  type LastGood,
  type LastGoodSearch,
  type RememberedResult,
  type RememberedRun,
} from './deployment/history/last-good.ts'
export { type Outcome, outcomes, worstOutcome } from './deployment/outcome.ts'
export type { Phase } from './deployment/phases.ts'
export { type UploadRequest, type UploadRule, upload } from './deployment/start/create-from-archive.ts'
export { type DeployRequest, deploy } from './deployment/start/deploy.ts'
export { type KeyAnswer, KeyCheck, preflight, type WriteTarget } from './deployment/start/preflight.ts'
export { type DoctorOptions, type DoctorRequest, doctor } from './doctor/doctor.ts'
export type { DoctorReport } from './doctor/doctor-report.ts'
export type { Area, DoctorFinding, FindingResult } from './doctor/finding.ts'
export {
  type FleetOptions,
  type FleetReport,
  type FleetTask,
  runFleet,
  type ServiceReport,
  type TaskContext,
} from './fleet/fleet-runner.ts'
export type { Needing, Ranked } from './fleet/graph.ts'
export { type ChangedFile, ChangedFiles } from './fleet/plan/changed-files.ts'
export { compareWith, readHead } from './fleet/plan/git-comparison.ts'
export {
  type Baseline,
  type Choice,
  type Difference,
  type FleetPlan,
  type FleetService,
  type PlannedService,
  type PlanRequest,
  planFleet,
} from './fleet/plan/plan.ts'
export { deployService, type ServiceOptions, type ServiceRequest } from './fleet/service/deploy-and-check.ts'
export type { ServiceEnd } from './fleet/service/service-end.ts'
export { type ChosenBy, choices } from './gate/chosen-deployment.ts'
export { type GateOptions, type GateRequest, gate } from './gate/gate.ts'
export {
  type CheckReport,
  type CheckResult,
  checkResults,
  type GateReport,
  type RollbackReport,
} from './gate/gate-report.ts'
export type { RunEvent } from './gate/run-event.ts'
export { cloneGraph } from './git/clone-graph.ts'
export { type GitAnswer, type GitOptions, gitIn, type RunGit } from './git/git-command.ts'
export { LogExcerpt } from './output/cause/log-excerpt.ts'
export { sanitizeLines } from './output/untrusted.ts'
export type {
  BranchAnswer,
  CommitGraph,
  CommitSummary,
  ComparedCommits,
  Relation,
} from './text/commits/commit-graph.ts'
export { Redactor } from './text/secrets/redactor.ts'
export { type ErrorKind, TaxiwayError } from './text/taxiway-error.ts'
