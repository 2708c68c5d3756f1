import { getDeploymentLogs, streamDeploymentLogs } from './deployment-logs.js';
import { deployService, listDeployments } from './deployments.js';
import { whoami } from './identity.js';
import { createProject, listProjects } from './projects.js';
import { createService } from './services.js';
import { deployUpload } from './upload.js';
import { deleteEnv, importEnv } from './variables.js';
/** What this platform serves. A documented operation that is missing here answers 501. */
export const served = {
    whoami,
    list_projects: listProjects,
    create_project: createProject,
    create_service: createService,
    deploy_upload: deployUpload,
    deploy_service: deployService,
    list_deployments: listDeployments,
    delete_env: deleteEnv,
    import_env: importEnv,
    get_deployment_logs: getDeploymentLogs,
    stream_deployment_logs: streamDeploymentLogs,
};
