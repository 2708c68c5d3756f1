import type { Tool } from '../../documents/tools.ts';
import type { World } from '../operations/handler.ts';
import { type Caller } from '../operations/perform.ts';
/** What a tool answers: the JSON of the result, and the result itself where it is an object. */
export interface ToolAnswer {
    readonly content: {
        readonly type: 'text';
        readonly text: string;
    }[];
    readonly structuredContent?: Record<string, unknown>;
    readonly isError?: true;
}
/** Performs the operation of a tool as the route of it would. A refusal is an answer too, with its documented meaning. */
export declare function callTool(world: World, caller: Caller, tool: Tool, { args, signal }: {
    readonly args: Readonly<Record<string, unknown>>;
    readonly signal: AbortSignal;
}): Promise<ToolAnswer>;
