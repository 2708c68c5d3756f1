import { Refusal } from '../refusal.js';
/** The contract shows no upper end; every platform has one. */
const mostInstances = 1_000;
export const getScaling = ({ id }, { sight, state }) => {
    const service = sight.service(id);
    return scalingRecord(service, state.scaling.of(service.id));
};
export const scaleService = ({ id, ...wanted }, { sight, state, builds }) => {
    const service = sight.service(id);
    const before = state.scaling.of(service.id);
    const after = changed(before, wanted);
    if (after.maxInstances > mostInstances)
        throw new Refusal(400, `There can be ${mostInstances} instances at most.`);
    expectPercent('autoscaleCpuPct', after.autoscaleCpuPct);
    expectPercent('autoscaleMemPct', after.autoscaleMemPct);
    if (after.autoscaleEnabled && !isAutoscalable(service)) {
        throw new Refusal(400, `The service "${service.name}" does not support autoscaling: it has no process to add.`);
    }
    state.scaling.set(service.id, after);
    const redeploying = desired(before) !== desired(after) && builds.redeployLive(service) !== undefined;
    return { scaling: scalingRecord(service, after), redeploying };
};
/** What is left out stays; a ceiling that was left out rises with the floor. */
function changed(before, wanted) {
    const instances = wanted.instances ?? before.instances;
    const maxInstances = wanted.maxInstances ?? Math.max(before.maxInstances, instances);
    if (maxInstances < instances) {
        throw new Refusal(400, `maxInstances must not be below instances, of which there are ${instances}.`);
    }
    return {
        instances,
        maxInstances,
        autoscaleEnabled: wanted.autoscaleEnabled ?? before.autoscaleEnabled,
        autoscaleCpuPct: wanted.autoscaleCpuPct ?? before.autoscaleCpuPct,
        autoscaleMemPct: wanted.autoscaleMemPct ?? before.autoscaleMemPct,
    };
}
function expectPercent(name, value) {
    if (value < 0 || value > 100)
        throw new Refusal(400, `"${name}" must be a percentage from 0 to 100.`);
}
/** What a service without a mode becomes is known after its build, and is mostly a process. */
function isAutoscalable({ sourceType, runtimeMode }) {
    return sourceType !== 'database' && runtimeMode !== 'static' && runtimeMode !== 'cron';
}
/** Nobody visits a local platform, so its scaler stays at the floor. */
function desired({ instances }) {
    return instances;
}
/** One process stands for all instances; the numbers are those that the platform would run. */
function scalingRecord(service, settings) {
    return {
        minReplicas: settings.instances,
        maxReplicas: settings.maxInstances,
        desiredReplicas: desired(settings),
        instances: desired(settings),
        autoscaleEnabled: settings.autoscaleEnabled,
        autoscaleCpuPct: settings.autoscaleCpuPct,
        autoscaleMemPct: settings.autoscaleMemPct,
        autoscalable: isAutoscalable(service),
    };
}
