import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import { isBase64 } from '../contract/base64.js';
import * as records from '../contract/records.js';
const config = {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    overrideSchema: ({ jsonSchema }) => shorter(jsonSchema),
    // JSON Schema has a word for base64, and none for a rule that is a function.
    overrideAction: ({ valibotAction, jsonSchema }) => 'requirement' in valibotAction && valibotAction.requirement === isBase64
        ? { ...jsonSchema, contentEncoding: 'base64' }
        : undefined,
};
const referring = {
    ...config,
    definitions: records,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};
/** A JSON Schema of draft 2020-12, which is that of OpenAPI 3.1, without `$schema`. It stands for itself. */
export function schemaOf(schema) {
    const { $schema: _, ...json } = toJsonSchema(schema, config);
    return json;
}
/** A schema that refers to the contract's records below `#/components/schemas/`. */
export function referringSchemaOf(schema) {
    const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, referring);
    return json;
}
/** The contract's records, by the name that others refer to them by. */
export function recordSchemas() {
    return { ...toJsonSchemaDefs(records, referring) };
}
/** The same with `type: [T, 'null']` for a choice of T and null, and without what says nothing. */
function shorter({ anyOf, required, ...rest }) {
    const plain = { ...rest, ...(required && required.length > 0 ? { required } : {}) };
    if (!anyOf)
        return plain;
    const [first, last] = anyOf;
    const nullable = anyOf.length === 2 && typeof first === 'object' && typeof last === 'object' && last.type === 'null';
    if (!nullable)
        return { ...plain, anyOf };
    const keys = Object.keys(first);
    if (keys.length === 0)
        return plain;
    return keys.length === 1 && typeof first.type === 'string'
        ? { ...plain, type: [first.type, 'null'] }
        : { ...plain, anyOf };
}
