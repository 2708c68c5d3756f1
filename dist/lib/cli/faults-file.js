import { readFileSync } from 'node:fs';
import { UsageError } from './usage-error.js';
/** The faults in a JSON file. Throws a `UsageError` that names the file, and the field where one is wrong. */
export async function readFaults(file) {
    const { FaultError, parseFaults } = await import('../emulator/index.js');
    try {
        return parseFaults(JSON.parse(readFileSync(file, 'utf8')));
    }
    catch (error) {
        if (error instanceof FaultError)
            throw new UsageError(`${file}: ${error.message}`);
        if (error instanceof SyntaxError)
            throw new UsageError(`${file} is not JSON: ${error.message}.`);
        if (error instanceof Error && 'code' in error)
            throw new UsageError(`--faults cannot be read: ${error.message}.`);
        throw error;
    }
}
