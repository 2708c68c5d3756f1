import { Ajv } from 'ajv';
import { operationOf } from '../../contract/operations.js';
import { schemaOf } from '../../documents/schema.js';
/**
 * The contract's schemas as JSON Schema, checked by another validator than the client's, so that a mistake in one of them
 * does not hide in the other. Compiled when first used.
 */
const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
// To ajv it is a note, which it passes over.
ajv.removeKeyword('contentEncoding');
ajv.addKeyword({
    keyword: 'contentEncoding',
    type: 'string',
    validate: (_encoding, text) => isBase64(text),
    error: { message: 'is not base64' },
});
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
/** The decoder passes over what is no base64, and so gives less than the length promises; it takes `-` and `_` too. */
function isBase64(text) {
    const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
    return Buffer.from(text, 'base64').length === (text.length / 4) * 3 - padding && !/[-_]/.test(text);
}
function compile(schema) {
    const json = { ...schemaOf(schema) };
    return ajv.compile(json);
}
