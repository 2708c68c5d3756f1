import { Ajv } from 'ajv';
import { operationOf } from '../../contract/operations.js';
import { schemaOf } from '../../documents/schema.js';
/**
 * The contract's schemas as JSON Schema, checked by another validator than the client's, so that a mistake in one of them
 * does not hide in the other. Compiled when first used.
 */
const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
const argumentSchemas = new Map();
const resultSchemas = new Map();
export function argumentSchema(name) {
    const known = argumentSchemas.get(name);
    if (known)
        return known;
    const { args } = operationOf(name);
    const properties = Object.entries(args.entries).map(([key, schema]) => [key, schemaOf(schema)]);
    const made = { properties: Object.fromEntries(properties), validate: compile(args) };
    argumentSchemas.set(name, made);
    return made;
}
export function resultSchema(name) {
    const known = resultSchemas.get(name);
    if (known)
        return known;
    const made = compile(operationOf(name).result);
    resultSchemas.set(name, made);
    return made;
}
/** What is wrong with a value, as one sentence that names the field; undefined where it fits. */
export function problemsOf(validate, value) {
    if (validate(value))
        return undefined;
    const [error] = validate.errors ?? [];
    return error ? sentenceOf(error) : 'The value does not fit.';
}
function sentenceOf({ instancePath, keyword, params, message }) {
    const steps = instancePath.split('/').slice(1);
    const named = (...more) => `"${[...steps, ...more].join('.')}"`;
    if (keyword === 'required')
        return `${named(params['missingProperty'])} is missing.`;
    if (keyword === 'additionalProperties')
        return `${named(params['additionalProperty'])} is not known.`;
    return `${steps.length > 0 ? named() : 'It'} ${message}.`;
}
function compile(schema) {
    const json = { ...schemaOf(schema) };
    return ajv.compile(json);
}
