import type { OperationName } from '../../contract/operations.ts';
import type { Handler } from './handler.ts';
/** Who serves each operation of the contract. */
export declare const served: {
    readonly [N in OperationName]: Handler<N>;
};
