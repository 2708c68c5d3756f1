import { readSchedule } from '../cron/schedule.js';
/** A service without a schedule, cron or not, has an empty one that is not valid: the contract documents no refusal. */
export const getCron = ({ id }, { sight, state, now }) => {
    const service = sight.service(id);
    const schedule = state.schedules.of(service.id) ?? '';
    const { valid, nextRun } = readSchedule(schedule, now());
    return {
        schedule,
        command: service.startCommand ?? '',
        nextRun: nextRun?.toISOString() ?? null,
        scheduleValid: valid,
    };
};
