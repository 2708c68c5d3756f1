import { type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
/** A JSON Schema of draft 2020-12, which is that of OpenAPI 3.1, without `$schema`. It stands for itself. */
export declare function schemaOf(schema: GenericSchema): JsonSchema;
/** A schema that refers to the contract's records below `#/components/schemas/`. */
export declare function referringSchemaOf(schema: GenericSchema): JsonSchema;
/** The contract's records, by the name that others refer to them by. */
export declare function recordSchemas(): Readonly<Record<string, JsonSchema>>;
