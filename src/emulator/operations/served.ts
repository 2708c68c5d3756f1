import type { OperationName } from '../../contract/operations.ts'
import { setAutodeploy } from './autodeploy.ts'
import { getCron } from './cron.ts'
import { getDbConnection, rotateDbCredentials, setDbAllowlist, setDbTls } from './database-connection.ts'
import { attachServiceDedicatedIp, detachProjectDedicatedIp, getServiceDedicatedIp } from './dedicated-ips.ts'
import { listDeletedServices } from './deleted-services.ts'
import { createDeployTrigger } from './deploy-trigger.ts'
import { getDeploymentLogs, streamDeploymentLogs } from './deployment-logs.ts'
import { deployService, listDeployments } from './deployments.ts'
import { addDomain } from './domains.ts'
import { listEngines } from './engines.ts'
import { listEnvGroups } from './env-groups.ts'
import type { Handler } from './handler.ts'
import { whoami } from './identity.ts'
import { getMetrics } from './metrics.ts'
import { exposePort } from './ports.ts'
import { createProject, listProjects } from './projects.ts'
import { getLogs } from './runtime-logs.ts'
import { getScaling, scaleService } from './scaling.ts'
import { setSearchIndexing } from './search-indexing.ts'
import { createService } from './services.ts'
import { dbQuery } from './sql-console.ts'
import { setStorage } from './storage.ts'
import { deployUpload } from './upload.ts'
import { deleteEnv, importEnv } from './variables.ts'

/** Who serves each operation of the contract. */
export const served: { readonly [N in OperationName]: Handler<N> } = {
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
