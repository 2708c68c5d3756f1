import { followSchedule, isSchedule } from '../cron/schedule.js';
/** Runs the command of a cron service at each moment of its schedule, and prints to its runtime log. */
export function startCron(job, cwd, command) {
    const { state } = job.workshop;
    const { id } = job.service;
    const expression = state.schedules.of(id) ?? '';
    // Variables that change from now on apply with the next deployment.
    const env = state.variables.of(id);
    let current;
    let ended = false;
    const run = async (program) => {
        current = await job.start(program, { cwd, env, live: true });
        // The end may have come while it was being started.
        const { code, signal } = await (ended ? current.end() : current.exited);
        current = undefined;
        if (code !== 0)
            state.runtimeLogs.append(id, 'system', [`The run failed (${signal ?? `exit code ${code}`}).`]);
    };
    let stop = () => undefined;
    if (command !== undefined && isSchedule(expression)) {
        job.say(`Runs at ${expression} (UTC): ${command}`);
        stop = followSchedule(expression, () => run(command));
    }
    else {
        job.say('A cron service without a command or a valid schedule: nothing is started.');
    }
    const end = async () => {
        ended = true;
        stop();
        await current?.end();
        await job.removeFolders();
    };
    return { target: undefined, process: undefined, end };
}
