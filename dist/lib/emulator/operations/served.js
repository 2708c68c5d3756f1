import { setAutodeploy } from './autodeploy.js';
import { getCron } from './cron.js';
import { getDbConnection, rotateDbCredentials, setDbAllowlist, setDbTls } from './database-connection.js';
import { attachServiceDedicatedIp, detachProjectDedicatedIp, getServiceDedicatedIp } from './dedicated-ips.js';
import { listDeletedServices } from './deleted-services.js';
import { createDeployTrigger } from './deploy-trigger.js';
import { getDeploymentLogs, streamDeploymentLogs } from './deployment-logs.js';
import { deployService, listDeployments } from './deployments.js';
import { addDomain } from './domains.js';
import { listEngines } from './engines.js';
import { listEnvGroups } from './env-groups.js';
import { whoami } from './identity.js';
import { getMetrics } from './metrics.js';
import { exposePort } from './ports.js';
import { createProject, listProjects } from './projects.js';
import { getLogs } from './runtime-logs.js';
import { getScaling, scaleService } from './scaling.js';
import { setSearchIndexing } from './search-indexing.js';
import { createService } from './services.js';
import { dbQuery } from './sql-console.js';
import { setStorage } from './storage.js';
import { deployUpload } from './upload.js';
import { deleteEnv, importEnv } from './variables.js';
/** Who serves each operation of the contract. */
export const served = {
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
};
