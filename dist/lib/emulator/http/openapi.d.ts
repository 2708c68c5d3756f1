import { type Respond } from './respond.ts';
/** Answers `GET /openapi.json` with the contract as an OpenAPI document, and leaves all else to `respond`. No key is needed. */
export declare function withOpenApi(respond: Respond): Respond;
