import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.js';
/** The port where none is given; a fixed one, so that a restart keeps the address. */
const defaultPort = 4010;
/** Throws a `UsageError` that names the flag. */
export function parseEmulatorOptions(args) {
    const { help, port, data, dialect, repo, faults, seed } = parse(args);
    if (data === '')
        throw new UsageError('--data is empty: give it a file.');
    if (faults === '')
        throw new UsageError('--faults is empty: give it a file.');
    if (repo === '')
        throw new UsageError('--repo is empty: give it a URL or a folder.');
    return {
        help: help ?? false,
        port: port === undefined ? defaultPort : parsePort(port),
        data: data === undefined ? undefined : resolve(data),
        dialect: dialect ?? 'plain',
        repository: repo === undefined || repo.includes('://') ? repo : folderOf(repo),
        faults: faults === undefined ? undefined : resolve(faults),
        seed: seed === undefined ? undefined : parseSeed(seed),
    };
}
function parse(args) {
    try {
        return parseArgs({
            args: [...args],
            options: {
                help: { type: 'boolean', short: 'h' },
                port: { type: 'string' },
                data: { type: 'string' },
                dialect: { type: 'string' },
                repo: { type: 'string' },
                faults: { type: 'string' },
                seed: { type: 'string' },
            },
        }).values;
    }
    catch (error) {
        // The first sentence names the flag; the others explain `--`.
        const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
        throw new UsageError(`${sentence.replace(/\.$/, '')}: see taxiway emulator --help.`);
    }
}
function folderOf(repo) {
    const folder = resolve(repo);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory())
        return folder;
    throw new UsageError(`--repo must be the folder or the URL (https://…) of a Git repository, not "${repo}".`);
}
function parsePort(text) {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(port <= 65_535))
        throw new UsageError(`--port must be a number from 0 to 65535, not "${text}".`);
    return port;
}
function parseSeed(text) {
    const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(seed < 2 ** 32))
        throw new UsageError(`--seed must be a whole number below 2^32, not "${text}".`);
    return seed;
}
