import type { World } from '../operations/handler.ts';
import { type Respond } from './respond.ts';
/**
 * Answers `POST /mcp`, the tools of the contract over the Model Context Protocol's streamable HTTP, and leaves all else to
 * `respond`. Each request carries a key of its own, so there are no sessions. The protocol is loaded when it is first asked for.
 */
export declare function withMcp(respond: Respond, world: World): Respond;
