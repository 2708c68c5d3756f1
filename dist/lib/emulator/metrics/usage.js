import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
/** What the groups use now, by their leaders' process ids; a group that has gone uses nothing. */
export async function readUsage(groups) {
    const found = new Map(groups.map((group) => [group, { cpuMs: 0, memoryBytes: 0, processes: 0 }]));
    if (groups.length === 0 || process.platform === 'win32')
        return found;
    for (const { group, cpuMs, memoryBytes } of process.platform === 'linux' ? fromProc(found) : await fromPs()) {
        const sum = found.get(group);
        if (!sum)
            continue;
        found.set(group, {
            cpuMs: sum.cpuMs + cpuMs,
            memoryBytes: sum.memoryBytes + memoryBytes,
            processes: sum.processes + 1,
        });
    }
    return found;
}
/** Milliseconds of a clock tick: Linux shows user space 100 a second, whatever the kernel counts in. */
const tick = 10;
/** Linux: a file for each process. These are in memory, so reading them is no waiting. */
function* fromProc(groups) {
    for (const id of readdirSync('/proc')) {
        if (!/^\d+$/.test(id))
            continue;
        try {
            const stat = parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
            if (stat && groups.has(stat.group)) {
                yield { ...stat, memoryBytes: parseResident(readFileSync(`/proc/${id}/status`, 'utf8')) };
            }
        }
        catch {
            // It ended meanwhile, or is hidden from us.
        }
    }
}
/** The line of `/proc/ID/stat`: the name in brackets may hold spaces and brackets of its own, so the rest counts from the last. */
export function parseStat(line) {
    const fields = line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
    // After pid and name: state, parent, group, …, user and system time, the 12th and 13th.
    const [group, user, system] = [fields[2], fields[11], fields[12]];
    if (group === undefined || user === undefined || system === undefined)
        return undefined;
    return { group, cpuMs: (user + system) * tick };
}
/** The resident memory in `/proc/ID/status`, bytes: the same file in pages would need to know how large those are. */
export function parseResident(status) {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}
/** macOS and other Unix systems: `ps` is everywhere; none where it fails all the same. */
async function fromPs() {
    try {
        const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,rss=,time='], { timeout: 5_000 });
        return stdout.split('\n').flatMap((line) => parsePs(line) ?? []);
    }
    catch {
        return [];
    }
}
/** A line of `ps -o pgid=,rss=,time=`: KiB, and `[[days-]hours:]minutes:seconds` with or without hundredths. */
export function parsePs(line) {
    const [, group, kibibytes, days = 0, time = ''] = /^\s*(\d+)\s+(\d+)\s+(?:(\d+)-)?([\d:.]+)\s*$/.exec(line) ?? [];
    if (group === undefined)
        return undefined;
    const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return {
        group: Number(group),
        cpuMs: Math.round((Number(days) * 86_400 + seconds) * 1_000),
        memoryBytes: Number(kibibytes) * 1_024,
    };
}
