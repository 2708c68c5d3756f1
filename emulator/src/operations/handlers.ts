import type { OperationName } from 'taxiway/contract'
import { listEnvGroups, whoami } from './account.ts'
import { addDomain, exposePort } from './addresses.ts'
import {
  dbQuery,
  getDbConnection,
  listEngines,
  rotateDbCredentials,
  setDbAllowlist,
  setDbTls,
  setStorage,
} from './databases.ts'
import { attachServiceDedicatedIp, detachProjectDedicatedIp, getServiceDedicatedIp } from './dedicated-ips.ts'
import { createDeployTrigger } from './deployments/deploy-trigger-url.ts'
import { deployService } from './deployments/deploying.ts'
import { listDeployments } from './deployments/deployment-list.ts'
import { streamDeploymentLogs } from './deployments/log-stream.ts'
import { getDeploymentLogs } from './deployments/stored-log.ts'
import { createProject, listDeletedServices, listProjects } from './projects.ts'
import type { Handler } from './request-context.ts'
import { deleteEnv, getCron, importEnv, setAutodeploy, setSearchIndexing } from './services/configuration.ts'
import { createService } from './services/creation.ts'
import { getLogs, getMetrics } from './services/monitoring.ts'
import { getScaling, scaleService } from './services/scaling.ts'
import { deployUpload } from './services/service-from-upload.ts'

/** The handler of each operation of the contract. */
export const handlers: { readonly [N in OperationName]: Handler<N> } = {
  whoami,
  list_engines: listEngines,
  list_projects: listProjects,
  create_project: createProject,
  list_deleted_services: listDeletedServices,
  detach_project_dedicated_ip: detachProjectDedicatedIp,
  create_service: createService,
  deploy_upload: deployUpload,
  deploy_service: deployService,
  list_deployments: listDeployments,
  get_scaling: getScaling,
  scale_service: scaleService,
  set_storage: setStorage,
  create_deploy_trigger: createDeployTrigger,
  delete_env: deleteEnv,
  import_env: importEnv,
  get_cron: getCron,
  expose_port: exposePort,
  add_domain: addDomain,
  set_search_indexing: setSearchIndexing,
  set_autodeploy: setAutodeploy,
  get_service_dedicated_ip: getServiceDedicatedIp,
  attach_service_dedicated_ip: attachServiceDedicatedIp,
  get_logs: getLogs,
  get_deployment_logs: getDeploymentLogs,
  stream_deployment_logs: streamDeploymentLogs,
  get_metrics: getMetrics,
  get_db_connection: getDbConnection,
  rotate_db_credentials: rotateDbCredentials,
  set_db_allowlist: setDbAllowlist,
  set_db_tls: setDbTls,
  db_query: dbQuery,
  list_env_groups: listEnvGroups,
}
