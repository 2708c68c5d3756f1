import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { InputError } from '../client/errors.js';
/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError where it does not exist, or lies outside the workspace, be it through a link
 */
export function pathInWorkspace(workspace, input, given) {
    const root = real(workspace) ?? workspace;
    const outside = () => new InputError(input, `Input \`${input}\` leads out of the workspace: name a path inside it, links followed.`);
    const asked = resolve(workspace, given);
    if (!isInside(resolve(workspace), asked) && !isInside(root, asked))
        throw outside();
    const found = given.includes('\0') ? undefined : real(asked);
    if (found === undefined) {
        throw new InputError(input, `Input \`${input}\` names nothing that exists in the workspace: check it out or make it in an earlier step.`);
    }
    if (!isInside(root, found))
        throw outside();
    return found;
}
function real(path) {
    try {
        return realpathSync(path);
    }
    catch {
        return undefined;
    }
}
/** Also for the folder itself. */
function isInside(root, path) {
    const way = relative(root, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
