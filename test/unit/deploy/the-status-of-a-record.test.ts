import { expect, test } from 'vitest'
import { readStatus, type StatusKind } from '../../../src/deploy/status.ts'
import { buildVocabulary, type UserWords } from '../../../src/deploy/words.ts'

/** `cancelled`: or replaced by a newer one; not every platform has such a record. */
type Situation = 'in progress' | 'succeeded' | 'failed' | 'cancelled'

/** How the deployment is, what the record is read as, the record as the platform sends it, and why the two differ. */
type Said = readonly [situation: Situation, kind: StatusKind, record: unknown, undecided?: string]

interface Platform {
  readonly platform: string
  /** Where names and words of the record were looked up; only facts were taken from there. */
  readonly source: string
  readonly records: readonly Said[]
}

const bothMeanings = 'the word means live on some platforms, and in progress on others'
const partOnly = 'only a part of it has a status, and a part proves nothing'
const listsOnly = 'its conditions are a list of objects, and only a list of words in place of a status is read'
const stackOnly = 'StackStatus is not the status of a deployment; as its name ends with Status, nothing is inferred'
const saysNothing = 'the record says nothing about how it ended'

/** Fields that say nothing about the status are left out. */
// biome-ignore format: a record a line
const platforms: readonly Platform[] = [
  { platform: 'Vercel', source: 'vercel/sdk src/models/getdeploymentsop.ts (Deployments)', records: [
    ['in progress', 'ongoing', { readyState: 'BUILDING', state: 'BUILDING', aliasAssigned: null, buildingAt: 1 }],
    ['in progress', 'ongoing', { readyState: 'QUEUED', state: 'QUEUED', checksState: 'registered', aliasError: null }],
    ['succeeded', 'succeeded', { readyState: 'READY', state: 'READY', readySubstate: 'PROMOTED', ready: 1_700_000_000_000, aliasAssigned: 1_700_000_000_000,
      aliasError: null, errorMessage: null, checksState: 'completed', checksConclusion: 'succeeded', checks: { 'deployment-alias': { state: 'succeeded',
      startedAt: 1 } } }],
    ['failed', 'failed', { readyState: 'ERROR', state: 'ERROR', errorCode: 'BUILD_FAILED', errorMessage: 'Command failed' }],
    ['failed', 'failed', { readyState: 'ERROR', state: 'ERROR', oomReport: 'out-of-memory' }],
    ['failed', 'contradiction', { readyState: 'READY', state: 'READY', readySubstate: 'STAGED', checksState: 'completed', checksConclusion: 'failed' }],
    ['failed', 'contradiction', { readyState: 'READY', state: 'READY', aliasAssigned: false, aliasError: { code: 'conflicting_alias', message: 'x' } }],
    ['cancelled', 'cancelled', { readyState: 'CANCELED', state: 'CANCELED', errorMessage: 'canceled by a newer commit' }],
    ['cancelled', 'cancelled', { readyState: 'DELETED', state: 'DELETED' }],
  ] },
  { platform: 'Netlify', source: 'netlify/open-api swagger.yml (deploy)', records: [
    ['in progress', 'ongoing', { state: 'building', error_message: null, skipped: false, locked: null, published_at: null }],
    ['in progress', 'ongoing', { state: 'processed', skipped: false }],
    ['succeeded', 'succeeded', { state: 'ready', error_message: null, skipped: false, published_at: '2026-11-01' }],
    ['failed', 'failed', { state: 'error', error_message: 'Build script returned non-zero exit code: 2', skipped: false }],
    ['failed', 'failed', { state: 'rejected', skipped: false }],
  ] },
  { platform: 'Render', source: 'render-oss/cli pkg/client/types_gen.go (Deploy)', records: [
    ['in progress', 'ongoing', { status: 'build_in_progress', trigger: 'api', finishedAt: null }],
    ['in progress', 'ongoing', { status: 'update_in_progress', trigger: 'api', finishedAt: null }],
    ['succeeded', 'succeeded', { status: 'live', trigger: 'api', finishedAt: '2026-11-01' }],
    ['failed', 'failed', { status: 'build_failed', trigger: 'api', finishedAt: '2026-11-01' }],
    ['failed', 'failed', { status: 'pre_deploy_failed', trigger: 'api' }],
    ['failed', 'failed', { status: 'update_failed', trigger: 'api' }],
    ['cancelled', 'cancelled', { status: 'canceled', trigger: 'api' }],
    ['cancelled', 'superseded', { status: 'deactivated', trigger: 'api' }],
  ] },
  { platform: 'Railway', source: 'railwayapp/cli src/gql/schema.json (Deployment)', records: [
    ['in progress', 'ongoing', { status: 'DEPLOYING', deploymentStopped: false, instances: [{ status: 'INITIALIZING' }] }],
    ['in progress', 'ongoing', { status: 'NEEDS_APPROVAL', deploymentStopped: false, instances: [] }],
    ['succeeded', 'succeeded', { status: 'SUCCESS', deploymentStopped: false, instances: [{ status: 'RUNNING' }] }],
    ['failed', 'failed', { status: 'FAILED', deploymentStopped: false, instances: [] }],
    ['failed', 'failed', { status: 'CRASHED', deploymentStopped: false, instances: [{ status: 'CRASHED' }] }],
    ['cancelled', 'cancelled', { status: 'REMOVED', deploymentStopped: true, instances: [{ status: 'REMOVED' }] }],
    ['cancelled', 'unknown', { status: 'SKIPPED', deploymentStopped: false, instances: [] }],
  ] },
  { platform: 'Heroku', source: 'heroku/heroku-go v5/schema.json (build, release, review-app, pipeline-promotion-target)', records: [
    ['in progress', 'ongoing', { status: 'pending', release: null, slug: null }],
    ['in progress', 'ongoing', { status: 'pending', current: false, slug: { id: 's' } }],
    ['succeeded', 'succeeded', { status: 'succeeded', release: { id: 'r' }, slug: { id: 's' } }],
    ['succeeded', 'succeeded', { status: 'succeeded', current: true, slug: { id: 's' } }],
    ['succeeded', 'succeeded', { status: 'succeeded', error_message: null, release: { id: 'r' } }],
    ['failed', 'failed', { status: 'failed', release: null, slug: null }],
    ['failed', 'failed', { status: 'failed', current: false }],
    ['failed', 'failed', { status: 'errored', error_status: 'setup', message: 'the app could not be made' }],
    ['failed', 'failed', { status: 'failed', error_message: 'not allowed', release: null }],
  ] },
  { platform: 'Fly.io', source: 'superfly/flyctl internal/uiex/releases.go (Release), internal/command/deploy/machines_deploymachinesapp.go', records: [
    ['in progress', 'ongoing', { status: 'running', in_progress: true, stable: false }],
    ['in progress', 'undecided', { status: 'running', stable: false }],
    ['succeeded', 'succeeded', { status: 'complete', in_progress: false, stable: true }],
    ['failed', 'failed', { status: 'failed', in_progress: false, stable: false }],
    ['cancelled', 'cancelled', { status: 'interrupted', in_progress: false, stable: false }],
  ] },
  { platform: 'DigitalOcean App Platform', source: 'digitalocean/godo apps.gen.go (Deployment)', records: [
    ['in progress', 'ongoing', { phase: 'BUILDING', progress: { pending_steps: 3, running_steps: 1, total_steps: 4, steps: [{ name: 'build',
      status: 'RUNNING' }] } }],
    ['in progress', 'ongoing', { phase: 'PENDING_DEPLOY', progress: { success_steps: 2, total_steps: 4 } }],
    ['succeeded', 'undecided', { phase: 'ACTIVE', progress: { success_steps: 4, total_steps: 4 } }, bothMeanings],
    ['failed', 'failed', { phase: 'ERROR', progress: { error_steps: 1, total_steps: 4, steps: [{ name: 'deploy', status: 'ERROR',
      reason: { code: 'DeployContainerHealthChecksFailed' } }] } }],
    ['cancelled', 'cancelled', { phase: 'CANCELED', progress: { total_steps: 4 } }],
    ['cancelled', 'superseded', { phase: 'SUPERSEDED', progress: { total_steps: 4 } }],
  ] },
  { platform: 'Cloudflare Pages', source: 'cloudflare/cloudflare-typescript src/resources/pages/projects/projects.ts (Deployment, Stage)', records: [
    ['in progress', 'ongoing', { is_skipped: false, latest_stage: { name: 'queued', status: 'idle', ended_on: null }, stages: [] }],
    ['in progress', 'undecided', { is_skipped: false, latest_stage: { name: 'build', status: 'active', ended_on: null } }],
    ['in progress', 'undecided', { is_skipped: false, latest_stage: { name: 'build', status: 'success', ended_on: '2026-11-01' } }],
    ['in progress', 'undecided', { is_skipped: false, latest_stage: { name: 'deploy', status: 'active', ended_on: null } }],
    ['succeeded', 'succeeded', { is_skipped: false, latest_stage: { name: 'deploy', status: 'success', ended_on: '2026-11-01' }, stages: [{ name: 'deploy',
      status: 'success' }] }],
    ['failed', 'failed', { is_skipped: false, latest_stage: { name: 'build', status: 'failure', ended_on: '2026-11-01' }, stages: [{ name: 'deploy',
      status: 'idle' }] }],
    ['failed', 'failed', { is_skipped: false, latest_stage: { name: 'deploy', status: 'failure' } }],
    ['cancelled', 'cancelled', { is_skipped: false, latest_stage: { name: 'clone_repo', status: 'canceled' } }],
  ] },
  { platform: 'Cloudflare Workers Builds', source: 'https://developers.cloudflare.com/api/resources/workers_builds/subresources/builds/methods/get', records: [
    ['in progress', 'undecided', { build_uuid: 'u', build_outcome: null, stopped_on: null }],
    ['succeeded', 'undecided', { build_uuid: 'u', build_outcome: 'success', stopped_on: '2026-11-01' }, partOnly],
    ['failed', 'failed', { build_uuid: 'u', build_outcome: 'fail', stopped_on: '2026-11-01' }],
    ['failed', 'cancelled', { build_uuid: 'u', build_outcome: 'terminated', stopped_on: '2026-11-01' }],
    ['cancelled', 'cancelled', { build_uuid: 'u', build_outcome: 'cancelled', stopped_on: '2026-11-01' }],
    ['cancelled', 'unknown', { build_uuid: 'u', build_outcome: 'skipped', stopped_on: '2026-11-01' }],
  ] },
  { platform: 'AWS Amplify', source: 'boto/botocore data/amplify/2017-07-25 (JobSummary)', records: [
    ['in progress', 'undecided', { jobType: 'RELEASE', status: 'RUNNING' }],
    ['in progress', 'ongoing', { jobType: 'RELEASE', status: 'PROVISIONING' }],
    ['in progress', 'ongoing', { jobType: 'RELEASE', status: 'CANCELLING' }],
    ['succeeded', 'succeeded', { jobType: 'RELEASE', status: 'SUCCEED', endTime: 1 }],
    ['failed', 'failed', { jobType: 'RELEASE', status: 'FAILED', endTime: 1 }],
    ['cancelled', 'cancelled', { jobType: 'RELEASE', status: 'CANCELLED', endTime: 1 }],
  ] },
  { platform: 'AWS App Runner', source: 'boto/botocore data/apprunner/2020-05-15 (OperationSummary)', records: [
    ['in progress', 'ongoing', { Type: 'START_DEPLOYMENT', Status: 'IN_PROGRESS' }],
    ['in progress', 'ongoing', { Type: 'START_DEPLOYMENT', Status: 'ROLLBACK_IN_PROGRESS' }],
    ['succeeded', 'succeeded', { Type: 'START_DEPLOYMENT', Status: 'SUCCEEDED', EndedAt: 1 }],
    ['failed', 'failed', { Type: 'START_DEPLOYMENT', Status: 'FAILED', EndedAt: 1 }],
    ['failed', 'failed', { Type: 'START_DEPLOYMENT', Status: 'ROLLBACK_SUCCEEDED', EndedAt: 1 }],
    ['failed', 'failed', { Type: 'START_DEPLOYMENT', Status: 'ROLLBACK_FAILED', EndedAt: 1 }],
  ] },
  { platform: 'AWS CodeDeploy', source: 'boto/botocore data/codedeploy/2014-10-06 (DeploymentInfo, ErrorInformation)', records: [
    ['in progress', 'ongoing', { status: 'InProgress', deploymentOverview: { InProgress: 1, Succeeded: 1, Failed: 0 } }],
    ['in progress', 'ongoing', { status: 'Baking', deploymentOverview: { Succeeded: 2, Failed: 0 } }],
    ['succeeded', 'succeeded', { status: 'Succeeded', deploymentOverview: { Succeeded: 2, Failed: 0 }, rollbackInfo: {} }],
    ['failed', 'failed', { status: 'Failed', errorInformation: { code: 'HEALTH_CONSTRAINTS', message: 'too many instances failed' },
      deploymentOverview: { Succeeded: 0, Failed: 2 }, rollbackInfo: { rollbackDeploymentId: 'd-2' } }],
    ['cancelled', 'unknown', { status: 'Stopped', errorInformation: { code: 'MANUAL_STOP', message: 'stopped' } }],
  ] },
  { platform: 'AWS ECS', source: 'boto/botocore data/ecs/2014-11-13 (Deployment, ServiceDeployment)', records: [
    ['in progress', 'ongoing', { status: 'PRIMARY', rolloutState: 'IN_PROGRESS', failedTasks: 0, pendingCount: 2 }],
    ['in progress', 'ongoing', { status: 'PENDING', lifecycleStage: 'SCALE_UP' }],
    ['in progress', 'ongoing', { status: 'ROLLBACK_IN_PROGRESS', statusReason: 'circuit breaker', lifecycleStage: 'CLEAN_UP' }],
    ['succeeded', 'succeeded', { status: 'PRIMARY', rolloutState: 'COMPLETED', rolloutStateReason: 'completed', failedTasks: 0 }],
    ['succeeded', 'succeeded', { status: 'SUCCESSFUL', statusReason: null, deploymentCircuitBreaker: { status: 'MONITORING_COMPLETE' } }],
    ['failed', 'failed', { status: 'PRIMARY', rolloutState: 'FAILED', rolloutStateReason: 'circuit breaker', failedTasks: 3 }],
    ['failed', 'contradiction', { status: 'ACTIVE', rolloutState: 'FAILED', failedTasks: 3 }],
    ['failed', 'failed', { status: 'ROLLBACK_SUCCESSFUL', rollback: { reason: 'alarm' } }],
    ['failed', 'failed', { status: 'ROLLBACK_FAILED', rollback: { reason: 'alarm' } }],
    ['cancelled', 'unknown', { status: 'STOPPED', stoppedAt: 1 }],
    ['cancelled', 'superseded', { status: 'INACTIVE', rolloutState: 'COMPLETED' }],
  ] },
  { platform: 'AWS CloudFormation', source: 'boto/botocore data/cloudformation/2010-05-15 (Stack)', records: [
    ['in progress', 'undecided', { StackStatus: 'UPDATE_IN_PROGRESS', DetailedStatus: 'CONFIGURATION_COMPLETE' }],
    ['in progress', 'undecided', { StackStatus: 'ROLLBACK_IN_PROGRESS', StackStatusReason: 'a resource failed' }],
    ['succeeded', 'undecided', { StackStatus: 'UPDATE_COMPLETE' }, stackOnly],
    ['failed', 'undecided', { StackStatus: 'UPDATE_ROLLBACK_COMPLETE', StackStatusReason: 'a resource failed' }, stackOnly],
    ['failed', 'undecided', { StackStatus: 'CREATE_FAILED', StackStatusReason: 'a resource failed' }, stackOnly],
  ] },
  { platform: 'AWS Elastic Beanstalk', source: 'boto/botocore data/elasticbeanstalk/2010-12-01 (EnvironmentDescription)', records: [
    ['in progress', 'ongoing', { Status: 'Updating', AbortableOperationInProgress: true, Health: 'Grey', HealthStatus: 'Info' }],
    ['in progress', 'ongoing', { Status: 'Launching', AbortableOperationInProgress: false, Health: 'Grey' }],
    ['succeeded', 'succeeded', { Status: 'Ready', AbortableOperationInProgress: false, Health: 'Green', HealthStatus: 'Ok' }],
    ['failed', 'contradiction', { Status: 'Ready', AbortableOperationInProgress: false, Health: 'Red', HealthStatus: 'Severe' }],
    ['failed', 'contradiction', { Status: 'Ready', AbortableOperationInProgress: false, Health: 'Red', HealthStatus: 'Degraded' }],
    ['failed', 'contradiction', { Status: 'Ready', AbortableOperationInProgress: false, Health: 'Red' }],
    ['cancelled', 'cancelled', { Status: 'Terminated', Health: 'Grey', HealthStatus: 'NoData' }],
  ] },
  { platform: 'AWS Lightsail', source: 'boto/botocore data/lightsail/2016-11-28 (ContainerServiceDeployment)', records: [
    ['in progress', 'ongoing', { version: 3, state: 'ACTIVATING' }],
    ['succeeded', 'undecided', { version: 3, state: 'ACTIVE' }, bothMeanings],
    ['failed', 'failed', { version: 3, state: 'FAILED' }],
    ['cancelled', 'superseded', { version: 3, state: 'INACTIVE' }],
  ] },
  { platform: 'AWS CodePipeline', source: 'boto/botocore data/codepipeline/2015-07-09 (PipelineExecutionSummary)', records: [
    ['in progress', 'ongoing', { status: 'InProgress', executionType: 'STANDARD' }],
    ['in progress', 'ongoing', { status: 'Stopping', stopTrigger: { reason: 'by hand' } }],
    ['succeeded', 'succeeded', { status: 'Succeeded', executionType: 'STANDARD', statusSummary: null }],
    ['failed', 'failed', { status: 'Failed', executionType: 'STANDARD' }],
    ['cancelled', 'cancelled', { status: 'Cancelled' }],
    ['cancelled', 'superseded', { status: 'Superseded' }],
    ['cancelled', 'unknown', { status: 'Stopped', stopTrigger: { reason: 'by hand' } }],
  ] },
  { platform: 'AWS CodeBuild', source: 'boto/botocore data/codebuild/2016-10-06 (Build)', records: [
    ['in progress', 'ongoing', { currentPhase: 'BUILD', buildStatus: 'IN_PROGRESS', buildComplete: false }],
    ['in progress', 'ongoing', { currentPhase: 'QUEUED', buildStatus: 'IN_PROGRESS', buildComplete: false }],
    ['succeeded', 'succeeded', { currentPhase: 'COMPLETED', buildStatus: 'SUCCEEDED', buildComplete: true, phases: [] }],
    ['failed', 'failed', { currentPhase: 'COMPLETED', buildStatus: 'FAILED', buildComplete: true, phases: [{ phaseType: 'BUILD', phaseStatus: 'FAILED' }] }],
    ['failed', 'failed', { currentPhase: 'COMPLETED', buildStatus: 'FAULT', buildComplete: true }],
    ['failed', 'failed', { currentPhase: 'COMPLETED', buildStatus: 'TIMED_OUT', buildComplete: true }],
    ['cancelled', 'contradiction', { currentPhase: 'COMPLETED', buildStatus: 'STOPPED', buildComplete: true }],
  ] },
  { platform: 'Google Cloud Build', source: 'https://docs.cloud.google.com/ruby/docs/reference/google-cloud-build-v1/0.25.0 (Build, Build::Status)', records: [
    ['in progress', 'ongoing', { status: 'WORKING', steps: [{ status: 'SUCCESS', exitCode: 0 }, { status: 'WORKING' }] }],
    ['in progress', 'ongoing', { status: 'QUEUED' }],
    ['succeeded', 'succeeded', { status: 'SUCCESS', steps: [{ status: 'SUCCESS', exitCode: 0 }], finishTime: '1' }],
    ['failed', 'failed', { status: 'FAILURE', statusDetail: 'step exited with 1', failureInfo: { type: 'USER_BUILD_STEP', detail: 'x' },
      steps: [{ status: 'FAILURE', exitCode: 1 }] }],
    ['failed', 'failed', { status: 'INTERNAL_ERROR' }],
    ['failed', 'failed', { status: 'TIMEOUT' }],
    ['failed', 'failed', { status: 'EXPIRED' }],
    ['cancelled', 'cancelled', { status: 'CANCELLED' }],
  ] },
  { platform: 'Google Cloud Run', source: 'googleapis/googleapis google/cloud/run/v2/service.proto, condition.proto', records: [
    ['in progress', 'ongoing', { reconciling: true, terminalCondition: { type: 'Ready', state: 'CONDITION_RECONCILING' }, conditions: [{ type: 'RoutesReady',
      state: 'CONDITION_PENDING' }] }],
    ['succeeded', 'succeeded', { reconciling: false, terminalCondition: { type: 'Ready', state: 'CONDITION_SUCCEEDED' }, conditions: [{ type: 'RoutesReady',
      state: 'CONDITION_SUCCEEDED' }] }],
    ['failed', 'failed', { reconciling: false, terminalCondition: { type: 'Ready', state: 'CONDITION_FAILED', reason: 'CONTAINER_MISSING', message: 'x' },
      conditions: [{ type: 'RoutesReady', state: 'CONDITION_FAILED' }] }],
  ] },
  { platform: 'Google Cloud Deploy', source:
    'https://cloud.google.com/deploy/docs/api/reference/rest/v1/projects.locations.deliveryPipelines.releases.rollouts', records: [
    ['in progress', 'ongoing', { state: 'IN_PROGRESS', approvalState: 'APPROVED', phases: [{ id: 'stable', state: 'IN_PROGRESS' }] }],
    ['in progress', 'ongoing', { state: 'PENDING_APPROVAL', approvalState: 'NEEDS_APPROVAL' }],
    ['succeeded', 'succeeded', { state: 'SUCCEEDED', approvalState: 'DOES_NOT_NEED_APPROVAL', phases: [{ id: 'stable', state: 'SUCCEEDED' }] }],
    ['failed', 'failed', { state: 'FAILED', approvalState: 'APPROVED', failureReason: 'the job failed', deployFailureCause: 'EXECUTION_FAILED',
      phases: [{ id: 'stable', state: 'FAILED' }] }],
    ['failed', 'failed', { state: 'APPROVAL_REJECTED', approvalState: 'REJECTED' }],
    ['failed', 'unknown', { state: 'HALTED', approvalState: 'APPROVED' }],
    ['cancelled', 'cancelled', { state: 'CANCELLED', approvalState: 'APPROVED' }],
  ] },
  { platform: 'Google Deployment Manager', source:
    'https://docs.cloud.google.com/deployment-manager/docs/reference/managing-long-running-operations.md.txt', records: [
    ['in progress', 'undecided', { status: 'RUNNING', progress: 40 }],
    ['in progress', 'ongoing', { status: 'PENDING', progress: 0 }],
    ['succeeded', 'succeeded', { status: 'DONE', progress: 100 }],
    ['failed', 'failed', { status: 'DONE', progress: 100, httpErrorStatusCode: 400, httpErrorMessage: 'BAD REQUEST', error: { errors: [{ code: 'RESOURCE_ERROR',
      message: 'x' }] } }],
  ] },
  { platform: 'Google long-running operations', source: 'googleapis/googleapis google/longrunning/operations.proto (Operation)', records: [
    ['in progress', 'ongoing', { name: 'operations/1', done: false }],
    ['succeeded', 'undecided', { name: 'operations/1', done: true, response: { name: 'x' } }, 'done proves no success'],
    ['failed', 'unknown', { name: 'operations/1', done: true, error: { code: 13, message: 'x' } }],
    ['cancelled', 'unknown', { name: 'operations/1', done: true, error: { code: 1, message: 'cancelled' } }],
  ] },
  { platform: 'Azure App Service, status of a build', source:
    'https://learn.microsoft.com/en-us/dotnet/api/azure.resourcemanager.appservice.models (CsmDeploymentStatus, DeploymentBuildStatus)', records: [
    ['in progress', 'ongoing', { properties: { status: 'BuildSuccessful', numberOfInstancesInProgress: 1, errors: null } }],
    ['in progress', 'ongoing', { properties: { status: 'RuntimeStarting', numberOfInstancesInProgress: 1, errors: null } }],
    ['succeeded', 'succeeded', { properties: { status: 'RuntimeSuccessful', numberOfInstancesInProgress: 0, numberOfInstancesSuccessful: 1,
      numberOfInstancesFailed: 0, failedInstancesLogs: null, errors: null } }],
    ['failed', 'failed', { properties: { status: 'RuntimeFailed', numberOfInstancesSuccessful: 0, numberOfInstancesFailed: 1,
      failedInstancesLogs: ['https://logs.example.com/1'], errors: [{ extendedCode: 'ContainerExitNonZero', message: 'x' }] } }],
    ['failed', 'failed', { properties: { status: 'BuildFailed', errors: [{ message: 'x' }] } }],
    ['cancelled', 'cancelled', { properties: { status: 'BuildAborted', errors: null } }],
  ] },
  { platform: 'Azure App Service, Kudu', source: 'projectkudu/kudu Kudu.Contracts/Deployment/DeployResult.cs, DeployStatus.cs', records: [
    ['in progress', 'ongoing', { status: 1, status_text: 'Building and Deploying', complete: false, active: false, provisioningState: 'InProgress' }],
    ['in progress', 'ongoing', { status: 0, status_text: '', complete: false, active: false }],
    ['succeeded', 'unknown', { status: 4, status_text: '', complete: true, active: true, provisioningState: 'Succeeded' },
      'its status is a number, and a number is not understood'],
    ['failed', 'failed', { status: 3, status_text: '', complete: true, active: false, provisioningState: 'Failed' }],
    ['failed', 'unknown', { status: 3, status_text: '', complete: true, active: false }],
  ] },
  { platform: 'Azure Container Apps', source: 'https://learn.microsoft.com/en-us/javascript/api/@azure-rest/arm-appservice/revisionpropertiesoutput', records: [
    ['in progress', 'ongoing', { properties: { provisioningState: 'Provisioning', healthState: 'None', active: true } }],
    ['in progress', 'ongoing', { properties: { provisioningState: 'Provisioning', runningState: 'Processing', active: true } }],
    ['succeeded', 'unknown', { properties: { provisioningState: 'Provisioned', healthState: 'Healthy', runningState: 'Running', active: true } },
      'Provisioned is in no list: the revision may still be unhealthy'],
    ['failed', 'failed', { properties: { provisioningState: 'Failed', provisioningError: 'image not found', healthState: 'None' } }],
    ['failed', 'unknown', { properties: { provisioningState: 'Provisioned', healthState: 'Unhealthy', runningState: 'Failed' } }],
    ['cancelled', 'unknown', { properties: { provisioningState: 'Deprovisioned', healthState: 'None', active: false } }],
  ] },
  { platform: 'Azure DevOps', source: 'microsoft/azure-devops-node-api api/interfaces/BuildInterfaces.ts, ReleaseInterfaces.ts (Deployment)', records: [
    ['in progress', 'ongoing', { status: 'inProgress', result: null }],
    ['in progress', 'ongoing', { status: 'notStarted' }],
    ['in progress', 'ongoing', { deploymentStatus: 'inProgress', operationStatus: 'PhaseInProgress' }],
    ['succeeded', 'succeeded', { status: 'completed', result: 'succeeded', validationResults: [] }],
    ['succeeded', 'succeeded', { deploymentStatus: 'succeeded', operationStatus: 'Approved' }],
    ['failed', 'failed', { status: 'completed', result: 'failed', validationResults: [] }],
    ['failed', 'contradiction', { status: 'completed', result: 'partiallySucceeded', validationResults: [] }],
    ['failed', 'failed', { deploymentStatus: 'failed', operationStatus: 'PhaseFailed' }],
    ['failed', 'unknown', { deploymentStatus: 'partiallySucceeded', operationStatus: 'PhasePartiallySucceeded' }],
    ['failed', 'unknown', { deploymentStatus: 'notDeployed', operationStatus: 'Rejected' }],
    ['cancelled', 'cancelled', { status: 'completed', result: 'canceled', validationResults: [] }],
    ['cancelled', 'unknown', { deploymentStatus: 'notDeployed', operationStatus: 'Canceled' }],
  ] },
  { platform: 'GitHub deployments', source: 'google/go-github github/repos_deployments.go (DeploymentStatus)', records: [
    ['in progress', 'ongoing', { state: 'in_progress', description: 'x', environment: 'production' }],
    ['in progress', 'ongoing', { state: 'queued' }],
    ['succeeded', 'succeeded', { state: 'success', description: 'Deployment finished successfully.' }],
    ['failed', 'failed', { state: 'failure', description: 'x' }],
    ['failed', 'failed', { state: 'error', description: 'x' }],
    ['cancelled', 'superseded', { state: 'inactive', description: '' }],
  ] },
  { platform: 'GitHub checks and workflow runs', source: 'octokit/webhooks payload-schemas/api.github.com/common/workflow-run.schema.json', records: [
    ['in progress', 'ongoing', { status: 'in_progress', conclusion: null }],
    ['in progress', 'ongoing', { status: 'waiting', conclusion: null }],
    ['in progress', 'ongoing', { status: 'requested', conclusion: null }],
    ['succeeded', 'succeeded', { status: 'completed', conclusion: 'success' }],
    ['failed', 'failed', { status: 'completed', conclusion: 'failure' }],
    ['failed', 'failed', { status: 'completed', conclusion: 'timed_out' }],
    ['failed', 'contradiction', { status: 'completed', conclusion: 'action_required' }],
    ['cancelled', 'cancelled', { status: 'completed', conclusion: 'cancelled' }],
    ['cancelled', 'contradiction', { status: 'completed', conclusion: 'stale' }],
    ['cancelled', 'contradiction', { status: 'completed', conclusion: 'skipped' }],
    ['cancelled', 'contradiction', { status: 'completed', conclusion: 'neutral' }],
  ] },
  { platform: 'GitHub Pages', source:
    'octokit/openapi-types.ts packages/openapi-types/types.d.ts (pages-deployment-status); google/go-github github/repos_pages.go (PagesBuild)', records: [
    ['in progress', 'ongoing', { status: 'deployment_in_progress' }],
    ['in progress', 'ongoing', { status: 'deployment_attempt_error' }],
    ['in progress', 'ongoing', { status: 'building', error: { message: null } }],
    ['succeeded', 'succeeded', { status: 'succeed' }],
    ['succeeded', 'unknown', { status: 'built', error: { message: null } }, 'built is in no list: elsewhere it is not yet live'],
    ['failed', 'failed', { status: 'deployment_failed' }],
    ['failed', 'failed', { status: 'deployment_content_failed' }],
    ['failed', 'failed', { status: 'deployment_lost' }],
    ['failed', 'failed', { status: 'errored', error: { message: 'Page build failed.' } }],
    ['cancelled', 'cancelled', { status: 'deployment_cancelled' }],
  ] },
  { platform: 'GitLab', source: 'xanzy/go-gitlab deployments.go, pipelines.go, types.go (DeploymentStatusValue, BuildStateValue)', records: [
    ['in progress', 'undecided', { status: 'running', deployable: { status: 'running', stage: 'deploy', pipeline: { status: 'running' } } }],
    ['in progress', 'ongoing', { status: 'created', deployable: { status: 'created' } }],
    ['in progress', 'ongoing', { status: 'waiting_for_resource', detailed_status: { text: 'Waiting', group: 'waiting' } }],
    ['succeeded', 'succeeded', { status: 'success', deployable: { status: 'success', pipeline: { status: 'running' } } }],
    ['succeeded', 'succeeded', { status: 'success', detailed_status: { text: 'Passed', label: 'passed', group: 'success' } }],
    ['failed', 'failed', { status: 'failed', deployable: { status: 'failed' } }],
    ['failed', 'failed', { status: 'failed', yaml_errors: 'x', detailed_status: { text: 'Failed', group: 'failed' } }],
    ['cancelled', 'cancelled', { status: 'canceled', deployable: { status: 'canceled' } }],
    ['cancelled', 'unknown', { status: 'skipped', detailed_status: { text: 'Skipped', group: 'skipped' } }],
  ] },
  { platform: 'Bitbucket', source:
    'api-evangelist/atlassian json-schema (pipeline_state_completed, pipeline_state_completed_result, deployment_state_completed)', records: [
    ['in progress', 'ongoing', { state: { name: 'IN_PROGRESS', stage: { name: 'RUNNING' } } }],
    ['in progress', 'ongoing', { state: { name: 'PENDING' } }],
    ['in progress', 'ongoing', { state: { name: 'IN_PROGRESS', start_date: '2026-11-01' } }],
    ['succeeded', 'succeeded', { state: { name: 'COMPLETED', result: { name: 'SUCCESSFUL' } } }],
    ['succeeded', 'succeeded', { state: { name: 'COMPLETED', status: { name: 'SUCCESSFUL' } } }],
    ['failed', 'failed', { state: { name: 'COMPLETED', result: { name: 'FAILED' } } }],
    ['failed', 'failed', { state: { name: 'COMPLETED', result: { name: 'ERROR', error: { key: 'x', message: 'x' } } } }],
    ['failed', 'failed', { state: { name: 'COMPLETED', status: { name: 'FAILED' } } }],
    ['cancelled', 'contradiction', { state: { name: 'COMPLETED', result: { name: 'STOPPED' } } }],
    ['cancelled', 'contradiction', { state: { name: 'COMPLETED', status: { name: 'STOPPED' } } }],
  ] },
  { platform: 'CircleCI', source: 'api-evangelist/circleci json-schema/circleci-workflow-schema.json; npm circle-client (Pipeline)', records: [
    ['in progress', 'undecided', { status: 'running', stopped_at: null }],
    ['in progress', 'ongoing', { status: 'failing', stopped_at: null }],
    ['in progress', 'ongoing', { status: 'on_hold', stopped_at: null }],
    ['in progress', 'ongoing', { state: 'pending', errors: [] }],
    ['succeeded', 'succeeded', { status: 'success', stopped_at: '2026-11-01' }],
    ['succeeded', 'ongoing', { state: 'created', errors: [] }, 'the state of a pipeline says no more: its workflows do'],
    ['failed', 'failed', { status: 'failed', stopped_at: '2026-11-01' }],
    ['failed', 'failed', { status: 'error', stopped_at: '2026-11-01' }],
    ['failed', 'unknown', { status: 'unauthorized', stopped_at: '2026-11-01' }],
    ['failed', 'failed', { state: 'errored', errors: [{ type: 'config', message: 'x' }] }],
    ['cancelled', 'cancelled', { status: 'canceled', stopped_at: '2026-11-01' }],
    ['cancelled', 'unknown', { status: 'not_run', stopped_at: '2026-11-01' }],
  ] },
  { platform: 'Koyeb', source: 'koyeb/koyeb-api-client-go api/v1/koyeb/model_deployment.go, model_deployment_provisioning_info_stage.go', records: [
    ['in progress', 'ongoing', { status: 'PROVISIONING', messages: [], provisioning_info: { stages: [{ name: 'build', status: 'RUNNING' }] } }],
    ['in progress', 'ongoing', { status: 'STARTING', succeeded_at: null, terminated_at: null }],
    ['in progress', 'ongoing', { status: 'ERRORING', terminated_at: null }],
    ['succeeded', 'succeeded', { status: 'HEALTHY', messages: ['healthy'], provisioning_info: { stages: [{ name: 'build', status: 'COMPLETED' }] } }],
    ['succeeded', 'undecided', { status: 'SLEEPING', succeeded_at: '2026-11-01' }, bothMeanings],
    ['failed', 'failed', { status: 'ERROR', messages: ['x'], provisioning_info: { stages: [{ name: 'build', status: 'FAILED' }] } }],
    ['failed', 'unknown', { status: 'UNHEALTHY', messages: ['x'] }],
    ['failed', 'unknown', { status: 'DEGRADED', messages: ['x'] }],
    ['cancelled', 'cancelled', { status: 'CANCELED', messages: [] }],
    ['cancelled', 'unknown', { status: 'STOPPED', messages: [] }],
    ['cancelled', 'unknown', { status: 'STASHED', messages: [] }],
  ] },
  { platform: 'Northflank', source: 'northflank/skills skills/northflank/references/api/project/services/get-service-build.md', records: [
    ['in progress', 'ongoing', { status: 'BUILDING', concluded: false }],
    ['in progress', 'unknown', { status: 'UNSCHEDULABLE', concluded: false }],
    ['succeeded', 'succeeded', { status: 'SUCCESS', concluded: true, success: true, message: 'Image successfully built' }],
    ['failed', 'failed', { status: 'FAILURE', concluded: true, success: false, message: 'x' }],
    ['failed', 'failed', { status: 'SUBMISSION_FAILURE', concluded: true, success: false, message: 'x' }],
    ['failed', 'failed', { status: 'CRASHED', concluded: true, success: false, message: 'x' }],
    ['cancelled', 'cancelled', { status: 'ABORTED', concluded: true, success: false, message: 'x' }],
  ] },
  { platform: 'Clever Cloud', source:
    'CleverCloud/clever-client.js src/clients/cc-api/commands/deployment/deployment-transform.ts, deployment.types.ts', records: [
    ['in progress', 'ongoing', { state: 'WIP', action: 'DEPLOY', cause: 'Git' }],
    ['in progress', 'ongoing', { state: 'TASK_IN_PROGRESS', steps: [{ state: 'QUEUED' }] }],
    ['succeeded', 'undecided', { state: 'OK', action: 'DEPLOY', cause: 'Git' }, bothMeanings],
    ['succeeded', 'succeeded', { state: 'SUCCEEDED', steps: [{ state: 'QUEUED' }, { state: 'SUCCEEDED' }] }],
    ['failed', 'failed', { state: 'FAIL', action: 'DEPLOY', cause: 'Git' }],
    ['failed', 'failed', { state: 'FAILED', steps: [{ state: 'QUEUED' }, { state: 'FAILED' }] }],
    ['cancelled', 'cancelled', { state: 'CANCELLED', action: 'DEPLOY', cause: 'Git' }],
  ] },
  { platform: 'Scalingo', source: 'Scalingo/go-scalingo deployments.go (Deployment)', records: [
    ['in progress', 'ongoing', { status: 'building', duration: 0 }],
    ['in progress', 'ongoing', { status: 'pushing', duration: 0 }],
    ['succeeded', 'succeeded', { status: 'success', duration: 40 }],
    ['failed', 'failed', { status: 'build-error', duration: 40 }],
    ['failed', 'failed', { status: 'crashed-error', duration: 40 }],
    ['failed', 'failed', { status: 'timeout-error', duration: 40 }],
    ['failed', 'failed', { status: 'hook-error', duration: 40 }],
    ['cancelled', 'cancelled', { status: 'aborted', duration: 2 }],
  ] },
  { platform: 'Coolify', source: 'coollabsio/coolify app/Models/ApplicationDeploymentQueue.php, app/Enums/ApplicationDeploymentStatus.php', records: [
    ['in progress', 'ongoing', { status: 'in_progress', restart_only: false, rollback: false }],
    ['in progress', 'ongoing', { status: 'queued' }],
    ['succeeded', 'succeeded', { status: 'finished', restart_only: false, rollback: false, finished_at: '2026-11-01' }],
    ['failed', 'failed', { status: 'failed', restart_only: false, rollback: false, finished_at: '2026-11-01' }],
    ['cancelled', 'cancelled', { status: 'cancelled-by-user', restart_only: false, rollback: false }],
  ] },
  { platform: 'Dokploy', source: 'Dokploy/dokploy packages/server/src/db/schema/deployment.ts', records: [
    ['in progress', 'undecided', { status: 'running', errorMessage: null, finishedAt: null }],
    ['succeeded', 'succeeded', { status: 'done', errorMessage: null, finishedAt: '2026-11-01' }],
    ['failed', 'failed', { status: 'error', errorMessage: 'exit code 1', finishedAt: '2026-11-01' }],
    ['cancelled', 'cancelled', { status: 'cancelled', errorMessage: null, finishedAt: '2026-11-01' }],
  ] },
  { platform: 'CapRover', source: 'caprover/caprover src/models/AppDefinition.ts (IAppVersion)', records: [
    ['in progress', 'undecided', { version: 3, timeStamp: '2026-11-01', gitHash: 'a' }],
    ['succeeded', 'undecided', { version: 3, deployedImageName: 'img:3', timeStamp: '2026-11-01' }, saysNothing],
    ['failed', 'undecided', { version: 3, timeStamp: '2026-11-01', gitHash: 'a' }, saysNothing],
  ] },
  { platform: 'Appwrite', source: 'appwrite/sdk-for-node src/models.ts (Deployment), src/enums/deployment-status.ts', records: [
    ['in progress', 'ongoing', { type: 'vcs', activate: true, status: 'building', buildLogs: '', buildSize: 0 }],
    ['in progress', 'ongoing', { type: 'vcs', activate: true, status: 'waiting', buildLogs: '' }],
    ['succeeded', 'succeeded', { type: 'vcs', activate: true, status: 'ready', buildLogs: 'error: none', buildSize: 9 }],
    ['failed', 'failed', { type: 'vcs', activate: true, status: 'failed', buildLogs: 'success', buildSize: 0 }],
    ['cancelled', 'cancelled', { type: 'vcs', activate: true, status: 'canceled', buildLogs: '' }],
  ] },
  { platform: 'Cloud Foundry', source:
    'cloudfoundry/go-cfclient resource/deployment.go (DeploymentStatus); cloudfoundry/cloud_controller_ng (DeploymentModel)', records: [
    ['in progress', 'undecided', { status: { value: 'ACTIVE', reason: 'DEPLOYING', details: { last_status_change: '2026-11-01' } } }],
    ['in progress', 'undecided', { status: { value: 'ACTIVE', reason: 'CANCELING', details: { error: 'x' } } }],
    ['succeeded', 'unknown', { status: { value: 'FINALIZED', reason: 'DEPLOYED' } },
      'FINALIZED is in no list: the reason beside it says how it ended, and a reason is no status'],
    ['failed', 'unknown', { status: { value: 'FINALIZED', reason: 'DEGENERATE', details: { error: 'x' } } }],
    ['cancelled', 'unknown', { status: { value: 'FINALIZED', reason: 'CANCELED' } }],
    ['cancelled', 'unknown', { status: { value: 'FINALIZED', reason: 'SUPERSEDED' } }],
  ] },
  { platform: 'Argo CD', source: 'argoproj/argo-cd pkg/apis/application/v1alpha1/types.go (ApplicationStatus), gitops-engine/pkg', records: [
    ['in progress', 'ongoing', { status: { sync: { status: 'OutOfSync' }, health: { status: 'Progressing' }, operationState: { phase: 'Running' },
      conditions: [] } }],
    ['succeeded', 'unknown', { status: { sync: { status: 'Synced' }, health: { status: 'Healthy' }, operationState: { phase: 'Succeeded',
      syncResult: { resources: [] } }, conditions: [] } }, 'sync and health are parts, and Synced is in no list'],
    ['failed', 'unknown', { status: { sync: { status: 'OutOfSync' }, health: { status: 'Healthy' }, operationState: { phase: 'Failed',
      syncResult: { resources: [] } }, conditions: [{ type: 'SyncError', message: 'x' }] } }],
    ['failed', 'unknown', { status: { sync: { status: 'Synced' }, health: { status: 'Degraded' }, operationState: { phase: 'Succeeded' } } }],
    ['cancelled', 'unknown', { status: { sync: { status: 'Unknown' }, operationState: { phase: 'Terminating' } } }],
  ] },
  { platform: 'Argo Rollouts', source: 'argoproj/argo-rollouts pkg/apis/rollouts/v1alpha1/types.go (RolloutStatus)', records: [
    ['in progress', 'ongoing', { status: { phase: 'Progressing', readyReplicas: 1, updatedReplicas: 1, conditions: [] } }],
    ['in progress', 'unknown', { status: { phase: 'Paused', pauseConditions: [{ reason: 'CanaryPauseStep' }] } }],
    ['succeeded', 'succeeded', { status: { phase: 'Healthy', readyReplicas: 2, conditions: [{ type: 'Healthy' }] } }],
    ['failed', 'unknown', { status: { phase: 'Degraded', message: 'ProgressDeadlineExceeded', conditions: [] } }],
    ['failed', 'unknown', { status: { phase: 'Degraded', abort: true, abortedAt: '2026-11-01', message: 'RolloutAborted' } }],
  ] },
  { platform: 'Flux', source: 'fluxcd/kustomize-controller api/v1/kustomization_types.go (KustomizationStatus)', records: [
    ['in progress', 'unknown', { status: { observedGeneration: 1, conditions: [{ type: 'Ready', status: 'Unknown' }] } }],
    ['succeeded', 'unknown', { status: { lastAppliedRevision: 'main@sha1:a', conditions: [{ type: 'Ready', status: 'True' }] } }, listsOnly],
    ['failed', 'unknown', { status: { lastAttemptedRevision: 'main@sha1:b', conditions: [{ type: 'Ready', status: 'False', reason: 'HealthCheckFailed' }] } }],
  ] },
  { platform: 'Kubernetes', source: 'kubernetes/website content/en/docs/concepts/workloads/controllers/deployment.md', records: [
    ['in progress', 'unknown', { status: { replicas: 2, updatedReplicas: 1, conditions: [{ type: 'Progressing', status: 'True' }] } }],
    ['succeeded', 'unknown', { status: { replicas: 2, readyReplicas: 2, conditions: [{ type: 'Available', status: 'True' }] } }, listsOnly],
    ['failed', 'unknown', { status: { replicas: 2, unavailableReplicas: 2, conditions: [{ type: 'Progressing', status: 'False',
      reason: 'ProgressDeadlineExceeded' }] } }],
  ] },
  { platform: 'Harness', source: 'harness/harness-go-sdk harness/cd/graphql/enum_execution_status_types.go', records: [
    ['in progress', 'undecided', { status: 'RUNNING' }],
    ['in progress', 'ongoing', { status: 'WAITING' }],
    ['in progress', 'unknown', { status: 'PAUSED' }],
    ['succeeded', 'succeeded', { status: 'SUCCESS' }],
    ['failed', 'failed', { status: 'FAILED' }],
    ['failed', 'failed', { status: 'ERROR' }],
    ['failed', 'failed', { status: 'EXPIRED' }],
    ['failed', 'failed', { status: 'REJECTED' }],
    ['cancelled', 'cancelled', { status: 'ABORTED' }],
    ['cancelled', 'unknown', { status: 'SKIPPED' }],
  ] },
  { platform: 'Octopus Deploy', source: 'OctopusDeploy/go-octopusdeploy pkg/tasks/task.go, pkg/dashboard/dashboard_item.go', records: [
    ['in progress', 'ongoing', { State: 'Executing', IsCompleted: false, FinishedSuccessfully: false, HasWarningsOrErrors: false }],
    ['in progress', 'ongoing', { State: 'Queued', IsCompleted: false, HasPendingInterruptions: false, ErrorMessage: '' }],
    ['in progress', 'ongoing', { State: 'Cancelling', IsCompleted: false, HasPendingInterruptions: false }],
    ['succeeded', 'succeeded', { State: 'Success', IsCompleted: true, FinishedSuccessfully: true, HasWarningsOrErrors: false, HasPendingInterruptions: false,
      ErrorMessage: '' }],
    ['succeeded', 'succeeded', { State: 'Success', IsCompleted: true, HasWarningsOrErrors: true, ErrorMessage: '' }],
    ['failed', 'failed', { State: 'Failed', IsCompleted: true, FinishedSuccessfully: false, HasWarningsOrErrors: true,
      ErrorMessage: 'The deployment failed.' }],
    ['failed', 'failed', { State: 'TimedOut', IsCompleted: true, FinishedSuccessfully: false, ErrorMessage: 'x' }],
    ['cancelled', 'cancelled', { State: 'Canceled', IsCompleted: true, FinishedSuccessfully: false, ErrorMessage: '' }],
  ] },
  { platform: 'Spinnaker', source: 'spinnaker/orca orca-api/src/main/java/com/netflix/spinnaker/orca/api/pipeline/models/ExecutionStatus.java', records: [
    ['in progress', 'undecided', { status: 'RUNNING', canceled: false, stages: [{ status: 'RUNNING' }] }],
    ['in progress', 'ongoing', { status: 'NOT_STARTED', canceled: false, stages: [] }],
    ['succeeded', 'succeeded', { status: 'SUCCEEDED', canceled: false, stages: [{ status: 'SUCCEEDED' }] }],
    ['failed', 'failed', { status: 'TERMINAL', canceled: false, stages: [{ status: 'TERMINAL' }] }],
    ['failed', 'unknown', { status: 'FAILED_CONTINUE', canceled: false, stages: [{ status: 'FAILED_CONTINUE' }] }],
    ['cancelled', 'cancelled', { status: 'CANCELED', canceled: true, cancellationReason: 'x' }],
    ['cancelled', 'unknown', { status: 'STOPPED', canceled: false }],
    ['cancelled', 'unknown', { status: 'SKIPPED', canceled: false }],
  ] },
  { platform: 'Deno Deploy', source: 'denoland/deployctl src/utils/api_types.ts', records: [
    ['in progress', 'ongoing', { status: 'pending', domains: [] }],
    ['succeeded', 'succeeded', { status: 'success', domains: ['x.deno.dev'] }],
    ['failed', 'failed', { status: 'failed', domains: [] }],
  ] },
  { platform: 'Qovery', source:
    'Qovery/qovery-client-go model_deployment_history_environment_v2.go, model_state_enum.go, model_deployment_history_action_status.go', records: [
    ['in progress', 'ongoing', { status: 'DEPLOYING', action_status: 'ONGOING', stages: [{ status: 'ONGOING' }] }],
    ['in progress', 'ongoing', { status: 'DEPLOYMENT_QUEUED', action_status: 'QUEUED', stages: [] }],
    ['succeeded', 'undecided', { status: 'DEPLOYED', action_status: 'SUCCESS', stages: [{ status: 'DONE' }] }, bothMeanings],
    ['failed', 'failed', { status: 'BUILD_ERROR', action_status: 'ERROR', stages: [{ status: 'ERROR' }] }],
    ['failed', 'failed', { status: 'DEPLOYMENT_ERROR', action_status: 'ERROR', stages: [{ status: 'ERROR' }] }],
    ['cancelled', 'cancelled', { status: 'CANCELED', action_status: 'CANCELED', stages: [] }],
  ] },
  { platform: 'Porter', source: 'porter-dev/porter internal/models/app_revision.go, internal/porter_app/revisions.go', records: [
    ['in progress', 'ongoing', { status: 'BUILD_SUCCESSFUL', revision_number: 3 }],
    ['in progress', 'undecided', { status: 'DEPLOYED', revision_number: 3 }],
    ['in progress', 'ongoing', { status: 'DEPLOYMENT_PROGRESSING', revision_number: 3 }],
    ['succeeded', 'succeeded', { status: 'DEPLOYMENT_SUCCESSFUL', revision_number: 3 }],
    ['failed', 'failed', { status: 'BUILD_FAILED', revision_number: 3 }],
    ['failed', 'failed', { status: 'PREDEPLOY_FAILED', revision_number: 3 }],
    ['failed', 'failed', { status: 'DEPLOY_FAILED', revision_number: 3 }],
    ['failed', 'failed', { status: 'DEPLOYMENT_FAILED', revision_number: 3 }],
    ['failed', 'failed', { status: 'ROLLBACK_SUCCESSFUL', revision_number: 3 }],
    ['cancelled', 'cancelled', { status: 'BUILD_CANCELED', revision_number: 3 }],
    ['cancelled', 'superseded', { status: 'DEPLOYMENT_SUPERSEDED', revision_number: 3 }],
  ] },
  { platform: 'Aptible', source: 'aptible/aptible-api-ruby lib/aptible/api/operation.rb', records: [
    ['in progress', 'undecided', { type: 'deploy', status: 'running', cancelled: false, aborted: false }],
    ['in progress', 'ongoing', { type: 'deploy', status: 'queued', cancelled: false, aborted: false }],
    ['succeeded', 'succeeded', { type: 'deploy', status: 'succeeded', cancelled: false, aborted: false }],
    ['failed', 'failed', { type: 'deploy', status: 'failed', cancelled: false, aborted: false }],
    ['cancelled', 'failed', { type: 'deploy', status: 'failed', cancelled: true, aborted: false }],
  ] },
  { platform: 'Platform.sh', source: 'platformsh/platformsh-client-php src/Model/Activity.php', records: [
    ['in progress', 'ongoing', { state: 'in_progress', result: null, completion_percent: 40, completed_at: null }],
    ['in progress', 'ongoing', { state: 'pending', result: null, completion_percent: 0 }],
    ['succeeded', 'succeeded', { state: 'complete', result: 'success', completion_percent: 100 }],
    ['failed', 'failed', { state: 'complete', result: 'failure', completion_percent: 100 }],
    ['cancelled', 'cancelled', { state: 'cancelled', result: null, completion_percent: 100 }],
  ] },
  { platform: 'Pantheon', source: 'pantheon-systems/terminus src/Models/Workflow.php', records: [
    ['in progress', 'undecided', { active_description: 'Deploying code', started_at: 1, step: 2 }],
    ['succeeded', 'succeeded', { result: 'succeeded', started_at: 1, finished_at: 2, step: 4 }],
    ['failed', 'failed', { result: 'failed', started_at: 1, finished_at: 2, final_task: { reason: 'x', result: 'failed' } }],
  ] },
  { platform: 'Laravel Vapor', source: 'laravel/vapor-cli src/Models/Deployment.php, src/Commands/DeployCommand.php, RollbackCommand.php', records: [
    ['in progress', 'undecided', { status: 'running', has_ended: false, status_message: null, steps: [{ name: 'x', status: 'pending' }] }],
    ['in progress', 'ongoing', { status: 'pending', has_ended: false, status_message: null, steps: [] }],
    ['succeeded', 'succeeded', { status: 'finished', has_ended: true, status_message: null, steps: [{ status: 'finished' }] }],
    ['failed', 'failed', { status: 'failed', has_ended: true, status_message: 'AWS: x', steps: [{ name: 'RunDeploymentHooks', status: 'failed' }] }],
    ['cancelled', 'cancelled', { status: 'cancelled', has_ended: true, steps: [{ status: 'cancelled' }] }],
  ] },
  { platform: 'Salesforce', source: 'https://developer.salesforce.com/docs/platform/api-metadata/references/result-objects/meta-deployresult.html', records: [
    ['in progress', 'ongoing', { done: false, status: 'InProgress', success: false, numberComponentErrors: 0, errorMessage: null }],
    ['in progress', 'ongoing', { done: false, status: 'FinalizingDeploy', success: false }],
    ['succeeded', 'succeeded', { done: true, status: 'Succeeded', success: true, numberComponentErrors: 0, errorMessage: null }],
    ['failed', 'failed', { done: true, status: 'Failed', success: false, numberComponentErrors: 2, errorMessage: 'x', errorStatusCode: 'UNKNOWN_EXCEPTION' }],
    ['failed', 'unknown', { done: true, status: 'SucceededPartial', success: true, numberComponentErrors: 2 }],
    ['failed', 'unknown', { done: true, status: 'FinalizingDeployFailed', success: false }],
    ['cancelled', 'cancelled', { done: true, status: 'Canceled', success: false, canceledBy: 'u' }],
  ] },
  { platform: 'Pulumi Deployments', source: 'https://www.pulumi.com/docs/deployments/operations/deployment-status/', records: [
    ['in progress', 'ongoing', { status: 'not-started', jobs: [] }],
    ['in progress', 'ongoing', { status: 'accepted', jobs: [{ steps: [] }] }],
    ['in progress', 'undecided', { status: 'running', jobs: [{ status: 'running', steps: [{ status: 'running' }] }] }],
    ['succeeded', 'succeeded', { status: 'succeeded', jobs: [{ status: 'succeeded', steps: [] }] }],
    ['failed', 'failed', { status: 'failed', jobs: [{ status: 'failed', steps: [{ status: 'failed' }] }] }],
    ['cancelled', 'unknown', { status: 'skipped', jobs: [] }],
  ] },
]

/** No success on its platform, why it is read as one all the same, and where that was looked up. One that is mended moves into the table above. */
// biome-ignore format: a record a line
const knownGreen: readonly (readonly [what: string, why: string, record: unknown, source: string])[] = [
  ['a deployment of AWS CodeDeploy that waits for the traffic to be moved', 'ready means live on other platforms',
    { status: 'Ready', deploymentOverview: { Ready: 2, Failed: 0 } }, 'boto/botocore data/codedeploy/2014-10-06 (DeploymentStatus, DeploymentReadyOption)'],
  ['a build of Azure DevOps that is over without a result', 'none is no word, and over alone is a success',
    { status: 'completed', result: 'none' }, 'microsoft/azure-devops-node-api api/interfaces/BuildInterfaces.ts (BuildResult)'],
  ['a promotion of Heroku whose targets failed', 'the record says only that it is over: its targets are read elsewhere',
    { status: 'completed', source: { app: { id: 'a' } } }, 'heroku/heroku-go v5/schema.json (pipeline-promotion)'],
]

type Hostile = readonly [what: string, kind: StatusKind, record: unknown, words?: UserWords]

/** No platform's, but what one might send. */
// biome-ignore format: a record a line
const hostile: readonly Hostile[] = [
  ['completed with the conclusion failure', 'failed', { status: 'completed', conclusion: 'failure' }],
  ['completed with the result failed', 'failed', { status: 'completed', result: 'failed' }],
  ['completed with the state failed', 'failed', { status: 'completed', state: 'failed' }],
  ['done with an error and an exit code', 'failed', { status: 'done', error: 'x', exit_code: 1 }],
  ['the flag done with an error and an exit code', 'unknown', { done: true, error: { message: 'x' }, exitCode: 1 }],
  ['finished, and not successful', 'failed', { status: 'finished', successful: false }],
  ['done, with the time of a failure', 'failed', { status: 'done', failedAt: '2026-11-01', failedReason: null }],
  ['an exit code as text', 'failed', { status: 'finished', exitCode: '137' }],
  ['an exit code of 0 and an empty error', 'succeeded', { status: 'finished', exitCode: 0, error: {}, errors: [] }],
  ['an error that says none', 'succeeded', { status: 'success', error: 'None', failure_reason: ' ' }],
  ['a success beside an error', 'contradiction', { status: 'ready', error_message: 'x' }],
  ['a success beside an exit code', 'contradiction', { status: 'succeeded', exitCode: 1 }],
  ['a flag that denies the success beside the status success', 'contradiction', { status: 'success', success: false }],
  ['a flag that denies the success beside a word that means both', 'unknown', { status: 'running', ok: false }],
  ['no more than a flag that says success', 'undecided', { success: true }],
  ['a flag that says failed beside an end', 'failed', { status: 'finished', failed: true }],
  ['a status that is an object', 'failed', { status: { phase: 'Failed' } }],
  ['a status that is an object without a word', 'unknown', { status: { detail: 'x' } }],
  ['a status that is an empty object', 'unknown', { status: {} }],
  ['a status that is a list', 'failed', { status: ['done', 'failed'] }],
  ['a status that is a list of a success and a failure', 'contradiction', { status: ['success', 'failed'] }],
  ['a status that is a list of objects', 'unknown', { status: [{ state: 'failed' }] }],
  ['a status that is a list of a success and of an object', 'unknown', { status: ['success', { phase: 'Failed' }] }],
  ['a failure after a hundred successes in a list', 'unknown', { status: [...Array<string>(100).fill('success'), 'failed'] }],
  ['a status that is an empty list', 'unknown', { status: [] }],
  ['a status that is a number', 'unknown', { status: 4 }],
  ['a status that is a truth', 'unknown', { status: true }],
  ['a number beside a success', 'unknown', { status: 'success', state: 3 }],
  ['a name with a capital letter', 'failed', { Status: 'Failed' }],
  ['one name in two spellings with two words', 'contradiction', { status: 'success', Status: 'failed' }],
  ['a name with the deployment before the status', 'failed', { deployment_status: 'failed' }],
  ['the status of the latest stage', 'failed', { latest_stage: { name: 'build', status: 'failure' } }],
  ['a status inside attributes', 'failed', { type: 'deployments', attributes: { status: 'failed' } }],
  ['a part that failed beside a success', 'contradiction', { status: 'success', job: { status: 'failed' } }],
  ['a part that is in progress beside a success', 'ongoing', { status: 'success', build: { status: 'building' } }],
  ['a part that is not understood beside a success', 'unknown', { status: 'success', health: { status: 'odd' } }],
  ['a part that succeeded alone', 'undecided', { build: { status: 'success' } }],
  ['a part whose status is an object that says live', 'undecided', { build: { status: { name: 'live' } } }],
  ['a part that succeeded beside a word that means both', 'undecided', { status: 'running', build_status: 'success' }],
  ['an end that is not understood', 'contradiction', { status: 'completed', conclusion: 'odd' }],
  ['an invisible character inside a word', 'failed', { status: 'fai\u200Bled' }],
  ['an invisible character inside a name', 'failed', { 'sta\u00ADtus': 'failed' }],
  ['a letter of another alphabet', 'unknown', { status: '\u0455uccess' }],
  ['a word in any case and with any separator', 'failed', { status: 'Build-Failed' }],
  ['an empty word', 'undecided', { status: ' ' }],
  ['no status', 'undecided', { status: null }],
  ['no record', 'undecided', null],
  ['a word in place of a record', 'undecided', 'success'],
  ['a list in place of a record', 'undecided', [{ status: 'success' }]],
  ['a status inside three objects', 'failed', { deployment: { release: { rollout: { status: 'failed' } } } }],
  ['a status inside four objects', 'undecided', { deployment: { release: { rollout: { current: { status: 'success' } } } } }],
  ['a status three levels deep', 'failed', { status: { status: { status: { status: 'failed' } } } }],
  ['a status deeper than three levels', 'unknown', { status: { status: { status: { status: { status: 'live' } } } } }],
  ['a word of the user', 'succeeded', { status: 'POLISHED' }, { successStates: ['polished'] }],
  ['a word of the user that means both', 'succeeded', { status: 'active' }, { successStates: ['Active'] }],
  ['a success that the user calls a failure', 'failed', { status: 'success' }, { failureStates: ['success'] }],
  ['a failure that the user calls a success', 'succeeded', { status: 'failed' }, { successStates: ['failed'] }],
  ['a word that the user gives as both', 'failed', { status: 'odd' }, { successStates: ['odd'], failureStates: ['odd'] }],
  ['a word of the user beside a failure', 'contradiction', { status: 'polished', conclusion: 'failure' }, { successStates: ['polished'] }],
]

const cases = platforms.flatMap(({ platform, records }) => records.map((said) => [platform, ...said] as const))

const kindOf = (record: unknown): StatusKind => readStatus(record, buildVocabulary()).kind
const kindsOf = (...situations: readonly Situation[]): StatusKind[] =>
  cases.filter(([, situation]) => situations.includes(situation)).map(([, , , record]) => kindOf(record))

test.each(cases)('%s, %s, is read as %s', (_platform, _situation, kind, record) => {
  expect(kindOf(record), JSON.stringify(record)).toBe(kind)
})

test('what is not read as what it is says why', () => {
  const unexplained = cases.filter(([, situation, kind, , undecided]) => {
    const isPlain =
      situation === 'succeeded' ? kind === 'succeeded' : situation === 'in progress' || kind !== 'undecided'
    return isPlain !== (undecided === undefined)
  })
  expect(unexplained).toEqual([])
})

test('no failed and no cancelled one of any platform is green, none in progress is over, and no good one is red', () => {
  const red = ['failed', 'cancelled', 'superseded']
  expect(kindsOf('failed', 'cancelled').filter((kind) => kind === 'succeeded')).toEqual([])
  expect(kindsOf('in progress').filter((kind) => ['succeeded', 'contradiction', ...red].includes(kind))).toEqual([])
  expect(kindsOf('succeeded').filter((kind) => red.includes(kind))).toEqual([])
})

test('at least 24 platforms are asked in three situations or more', () => {
  expect(platforms.length).toBeGreaterThanOrEqual(24)
  expect(new Set(platforms.map(({ platform }) => platform)).size).toBe(platforms.length)
  for (const { source, records } of platforms) {
    expect(source).not.toBe('')
    expect(records.map(([situation]) => situation)).toEqual(
      expect.arrayContaining(['in progress', 'succeeded', 'failed'] satisfies Situation[]),
    )
  }
})

test.each(knownGreen)('%s is read as a success: %s', (_what, _why, record) => {
  expect(kindOf(record)).toBe('succeeded')
})

test.each(hostile.map(([what, kind, record, words]) => [what, kind, record, words] as const))(
  '%s is read as %s',
  (_what, kind, record, words) => {
    expect(readStatus(record, buildVocabulary(words)).kind).toBe(kind)
  },
)
