import type { Method } from '../../contract/operation.ts';
import { type OperationName } from '../../contract/operations.ts';
/** A request's operation, and the arguments that stood in its path. */
export interface Route {
    readonly name: OperationName;
    readonly path: Readonly<Record<string, string>>;
}
/** The documented operation of a method and a path; undefined where there is none. */
export declare function findRoute(method: string, path: string): Route | undefined;
/** The methods that the contract documents for a path; none where it does not document the path. */
export declare function methodsFor(path: string): Method[];
