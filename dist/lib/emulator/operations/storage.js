import { Refusal } from '../refusal.js';
import { managedDatabase } from './managed-database.js';
/** What can be billed for: the contract shows no bounds. */
const most = 100_000;
/**
 * The size that is billed follows every request, and the filesystem only where it grows and the machine has room for it. What
 * the request could not do to the filesystem is told in `applyError` (contract: Errors). `filesystemGb` is this platform's own.
 */
export const setStorage = ({ id, storageGb }, scene) => {
    const { serviceId, storageGb: previousGb, filesystemGb: before } = managedDatabase(id, scene);
    if (storageGb < 1 || storageGb > most)
        throw new Refusal(400, `"storageGb" must be from 1 to ${most}.`);
    const isTooLarge = storageGb > Math.max(before, scene.volumeGb);
    const filesystemGb = isTooLarge ? before : Math.max(before, storageGb);
    scene.state.managedDatabases.change(serviceId, { storageGb, filesystemGb });
    const applyError = isTooLarge
        ? `the volume could not grow to ${storageGb} GB: this machine has room for ${scene.volumeGb} GB`
        : '';
    return { storageGb, previousGb, applyError, filesystemGb };
};
