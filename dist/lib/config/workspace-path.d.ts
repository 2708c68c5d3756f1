/**
 * The real path of a file or folder that an input names, relative to the workspace.
 *
 * @throws InputError where it does not exist, or lies outside the workspace, be it through a link
 */
export declare function pathInWorkspace(workspace: string, input: string, given: string): string;
