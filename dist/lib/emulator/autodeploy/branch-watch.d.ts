import type { LocalRepository } from './local-repository.ts';
/** Tells when a branch of a repository has another commit. */
export declare class BranchWatch {
    #private;
    /** What is there now is no push. `onPush` returns false where it cannot take the push yet, and is then asked again. */
    static open(repository: LocalRepository, branch: string, onPush: () => boolean): Promise<BranchWatch>;
    private constructor();
    /** Resolves when nothing of it is under way any more. */
    close(): Promise<void>;
}
