/** The library: a client of the platform, and runs that end in a result. It does not depend on a host. */
import './text/require-node.ts'
import type { Platform } from './client/platform.ts'
import * as runs from './deploy/deploy.ts'
import { type Run, withEnd } from './deploy/events.ts'
import * as follows from './deploy/follow.ts'
import type { RunOptions } from './deploy/run-time.ts'
import * as gates from './gate/gate.ts'
import * as rollbacks from './gate/rollback.ts'
import * as uploads from './upload/upload.ts'

export type { Clock } from './client/clock.ts'
export { type FailureCode, InputError, PlatformError } from './client/errors.ts'
export type { StreamEvent } from './client/event-stream.ts'
export { type CallOptions, Platform, type PlatformOptions, version } from './client/platform.ts'
export type { HttpRequest, HttpResponse, Send, StreamedBody } from './client/request.ts'
export {
  type Arguments,
  isOperationName,
  type OperationName,
  operationNames,
  operations,
  type Result as Answer,
} from './contract/operations.ts'
export type { Cause } from './deploy/cause/finder.ts'
export { findInRepository, type Place } from './deploy/cause/place.ts'
export type { DeployOptions, DeployRequest, Variable } from './deploy/deploy.ts'
export { type DeployEvent, type LogLine, type Run, result } from './deploy/events.ts'
export type { FollowRequest } from './deploy/follow.ts'
export type { OnSuperseded, Outcome } from './deploy/outcome.ts'
export type { CheckResult, Phase, Result } from './deploy/result.ts'
export type { RunOptions } from './deploy/run-time.ts'
export type { UserWords } from './deploy/words.ts'
export type { Check, CheckContext, CheckedDeployment, Finding } from './gate/checks/check.ts'
export { type CommandOptions, commandCheck } from './gate/checks/command.ts'
export { type HealthOptions, healthCheck } from './gate/checks/health.ts'
export { type SoakOptions, soakCheck } from './gate/checks/runtime-log.ts'
export { type SqlOptions, sqlCheck } from './gate/checks/sql.ts'
export type { GateRequest } from './gate/gate.ts'
export type { RollbackOptions, RollbackRequest } from './gate/rollback.ts'
export { type Prose, Redactor } from './text/redact.ts'
export { bar, cleanLines } from './text/untrusted.ts'
export type { UploadOptions, UploadRequest } from './upload/upload.ts'

/** Deploys a ref of a service, and follows the deployment to its end. The last event is `ended`, with the result. */
export function deploy(platform: Platform, request: runs.DeployRequest, options?: runs.DeployOptions): Run {
  return withEnd(runs.deploy(platform, request, options))
}

/**
 * Packs a folder, creates a billed service from it, and follows its deployment to the end. The last event is `ended`,
 * with the result.
 */
export function upload(platform: Platform, request: uploads.UploadRequest, options?: uploads.UploadOptions): Run {
  return withEnd(uploads.upload(platform, request, options))
}

/** Follows a deployment that was started elsewhere, to its end. The last event is `ended`, with the result. */
export function follow(platform: Platform, request: follows.FollowRequest, options?: RunOptions): Run {
  return withEnd(follows.follow(platform, request, options))
}

/**
 * Waits for a deployment that was started elsewhere, runs its checks, and rolls back if asked to. The last event is
 * `ended`, with the result.
 */
export function gate(platform: Platform, request: gates.GateRequest, options?: RunOptions): Run {
  return withEnd(gates.gate(platform, request, options))
}

/** Deploys the last good commit, or `to`, and follows the deployment to its end. The last event is `ended`, with the result. */
export function rollback(
  platform: Platform,
  request: rollbacks.RollbackRequest,
  options?: rollbacks.RollbackOptions,
): Run {
  return withEnd(rollbacks.rollback(platform, request, options))
}
