import { contractVersion } from '../contract/limits.js';
import { placeOf, sections } from '../contract/operation.js';
import { operationNames, operationOf } from '../contract/operations.js';
import { statusMeanings } from '../contract/status.js';
import { accessPhrase, argumentPhrases, repetitionPhrase, resultPhrases, rulePhrase } from './phrases.js';
import { recordSchemas, referringSchemaOf, schemaOf } from './schema.js';
/** The whole contract as an OpenAPI 3.1 document. It says what the contract shows, and no more. */
export function openApi() {
    return {
        openapi: '3.1.1',
        info: {
            title: 'Deployment Platform Automation API',
            version: contractVersion,
            description: 'Answers may carry more fields than are listed here, and a listed one may be missing or null. Made from the table of operations; do not edit.',
        },
        servers: [{ url: '/', description: 'Where this document was read from: `{base_url}` of the contract.' }],
        security: [{ apiKey: [] }],
        tags: sections.map((name) => ({ name })),
        paths: paths(),
        components: {
            schemas: { error: errorSchema, ...recordSchemas() },
            responses: { ...errorResponses(), error: errorResponse(anyError) },
            securitySchemes: {
                apiKey: {
                    type: 'http',
                    scheme: 'bearer',
                    description: 'An API key: service, project or account. The names in a security requirement are the capabilities that a service or project key needs.',
                },
            },
        },
    };
}
const anyError = 'Any operation can be refused for authentication, authorization, validation or a failure at run time.';
const errorSchema = {
    type: 'object',
    properties: { error: { type: 'string' } },
    required: ['error'],
};
function errorResponse(description) {
    return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } } };
}
function errorResponses() {
    return Object.fromEntries(Object.entries(statusMeanings).map(([status, meaning]) => [`error${status}`, errorResponse(meaning)]));
}
function paths() {
    const found = {};
    for (const name of operationNames) {
        const { method, path } = operationOf(name);
        found[path] = { ...found[path], [method.toLowerCase()]: operationObject(name) };
    }
    return found;
}
function operationObject(name) {
    const operation = operationOf(name);
    const { section, summary, rules = [], access, effect } = operation;
    const about = [
        accessPhrase(operation),
        ...rules.map(rulePhrase),
        ...argumentPhrases(operation),
        `A repetition ${repetitionPhrase(effect)}.`,
    ];
    const parameters = Object.keys(operation.args.entries).filter((argument) => placeOf(operation, argument) !== 'body');
    const body = bodySchema(operation);
    return {
        operationId: name,
        tags: [section],
        summary,
        description: [...about, ...resultPhrases(operation)].join(' '),
        ...(access.kind === 'capability' ? { security: security(access) } : {}),
        ...(parameters.length > 0 ? { parameters: parameters.map((argument) => parameter(operation, argument)) } : {}),
        ...(body ? { requestBody: requestBody(body) } : {}),
        responses: responses(operation),
    };
}
function security({ capability, level }) {
    return [{ apiKey: [`${capability}:${level}`] }];
}
function parameter(operation, name) {
    const { properties = {}, required = [] } = schemaOf(operation.args);
    const property = properties[name];
    const { description, ...schema } = typeof property === 'object' ? property : {};
    return { name, in: placeOf(operation, name), required: required.includes(name), description, schema };
}
/** The body's part of the arguments; undefined where the operation takes no body. */
function bodySchema(operation) {
    const { properties = {}, required = [], ...rest } = schemaOf(operation.args);
    const inBody = (name) => placeOf(operation, name) === 'body';
    const fields = Object.entries(properties).filter(([name]) => inBody(name));
    if (fields.length === 0)
        return undefined;
    const needed = required.filter(inBody);
    const needs = needed.length > 0 ? { required: needed } : {};
    return { ...rest, properties: Object.fromEntries(fields), ...needs, ...ruleSchema(operation.rules ?? []) };
}
/** What JSON Schema can say of the rules; it cannot compare two fields. */
function ruleSchema(rules) {
    return Object.assign({}, ...rules.map(oneRuleSchema));
}
function oneRuleSchema(rule) {
    switch (rule.kind) {
        case 'exactly-one-of':
            return { oneOf: rule.names.map((name) => ({ required: [name] })) };
        case 'not-shorter':
            return {
                if: { required: [rule.when] },
                // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema; nobody awaits it.
                then: { properties: { [rule.name]: { minLength: rule.minimum } } },
            };
        case 'not-below':
            return {};
        default:
            return rule;
    }
}
function requestBody(schema) {
    const required = schema.required !== undefined || schema.oneOf !== undefined;
    return { required, content: { 'application/json': { schema } } };
}
function responses(operation) {
    const { success, errors } = operation;
    return {
        [success]: successResponse(operation),
        ...Object.fromEntries(errors.map((status) => [status, { $ref: `#/components/responses/error${status}` }])),
        default: { $ref: '#/components/responses/error' },
    };
}
function successResponse({ events, success, result }) {
    if (events) {
        const description = 'Server-sent events until the log ends. The contract shows neither their names nor their payload.';
        return { description, content: { 'text/event-stream': { schema: { type: 'string' } } } };
    }
    const description = { 200: 'Done.', 201: 'Created.', 202: 'Accepted; the outcome is not known yet.' }[success];
    return { description, content: { 'application/json': { schema: referringSchemaOf(result) } } };
}
