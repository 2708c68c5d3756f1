import type { OperationName } from '../../contract/operations.ts';
import type { Handler } from './handler.ts';
/** What this platform serves. A documented operation that is missing here answers 501. */
export declare const served: {
    readonly [N in OperationName]?: Handler<N>;
};
