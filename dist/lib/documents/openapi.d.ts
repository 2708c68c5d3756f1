type Json = Readonly<Record<string, unknown>>;
/** The whole contract as an OpenAPI 3.1 document. It says what the contract shows, and no more. */
export declare function openApi(): Json;
export {};
