import type { JsonSchema } from '@valibot/to-json-schema';
import { type OperationName } from '../contract/operations.ts';
/** One tool of the hosted MCP integration: path, query and body fields of an operation in one object. */
export interface Tool {
    readonly name: OperationName;
    readonly description: string;
    /** What the tool takes, with its own required arguments and without those that only REST has. */
    readonly inputSchema: JsonSchema & {
        readonly type: 'object';
    };
    /** Where the answer is an object: its schema. Unknown fields are allowed. */
    readonly outputSchema?: JsonSchema & {
        readonly type: 'object';
    };
    readonly annotations: {
        readonly readOnlyHint: boolean;
        readonly destructiveHint: boolean;
        readonly idempotentHint: boolean;
    };
}
/** Every tool, in the contract's order. Operations to which the contract gives no tool have none. */
export declare function tools(): Tool[];
/** How the tool of an operation differs from its REST shape, as one sentence. */
export declare function toolPhrase(name: OperationName): string;
