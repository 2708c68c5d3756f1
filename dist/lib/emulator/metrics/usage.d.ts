/** What the processes of one group use. All of it is 0 where the system does not tell, as on Windows. */
export interface Usage {
    /** Processor time since each of them started, milliseconds. */
    readonly cpuMs: number;
    /** Resident memory. Pages that several processes share count for each. */
    readonly memoryBytes: number;
    readonly processes: number;
}
/** What the groups use now, by their leaders' process ids; a group that has gone uses nothing. */
export declare function readUsage(groups: readonly number[]): Promise<ReadonlyMap<number, Usage>>;
interface Process {
    readonly group: number;
    readonly cpuMs: number;
    readonly memoryBytes: number;
}
/** The line of `/proc/ID/stat`: the name in brackets may hold spaces and brackets of its own, so the rest counts from the last. */
export declare function parseStat(line: string): Omit<Process, 'memoryBytes'> | undefined;
/** The resident memory in `/proc/ID/status`, bytes: the same file in pages would need to know how large those are. */
export declare function parseResident(status: string): number;
/** A line of `ps -o pgid=,rss=,time=`: KiB, and `[[days-]hours:]minutes:seconds` with or without hundredths. */
export declare function parsePs(line: string): Process | undefined;
export {};
