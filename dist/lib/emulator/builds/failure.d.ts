/** Why a deployment fails, as a sentence for its log. Any other error in a build is a mistake of this platform. */
export declare class BuildFailure extends Error {
    constructor(reason: string);
}
