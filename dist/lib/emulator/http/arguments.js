import { placeOf } from '../../contract/operation.js';
import { operationOf } from '../../contract/operations.js';
import { Refusal } from '../refusal.js';
import { argumentSchema, problemsOf } from './schema.js';
/** Path, query and body as one object that fits the contract, or a 400 that names what does not. */
export function readArguments(name, parts) {
    const found = { ...parts.path };
    for (const [key, value] of parts.query) {
        expectPlace(name, key, 'query');
        if (Object.hasOwn(found, key))
            throw new Refusal(400, `"${key}" stands in the query twice.`);
        found[key] = numeric(argumentSchema(name).properties[key]) ? toNumber(value) : value;
    }
    for (const [key, value] of Object.entries(parts.body)) {
        expectPlace(name, key, 'body');
        found[key] = value;
    }
    expectArguments(name, found);
    return found;
}
/** Refuses with 400 arguments that do not fit the contract, wherever they stood. */
export function expectArguments(name, found) {
    const problem = problemsOf(argumentSchema(name).validate, found) ?? broken(operationOf(name).rules ?? [], found);
    if (problem)
        throw new Refusal(400, problem);
}
function expectPlace(name, key, place) {
    const operation = operationOf(name);
    if (!Object.hasOwn(operation.args.entries, key))
        throw new Refusal(400, `${name} has no argument "${key}".`);
    const right = placeOf(operation, key);
    if (right !== place)
        throw new Refusal(400, `"${key}" belongs in the ${right}, not in the ${place}.`);
}
function numeric(schema) {
    return schema?.type === 'integer' || schema?.type === 'number';
}
/** Text that is no number stays text, for the schema to refuse. */
function toNumber(value) {
    return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
function broken(rules, found) {
    for (const rule of rules) {
        const problem = brokenRule(rule, found);
        if (problem)
            return problem;
    }
    return undefined;
}
function brokenRule(rule, found) {
    switch (rule.kind) {
        case 'exactly-one-of': {
            const given = rule.names.filter((name) => found[name] !== undefined);
            return given.length === 1
                ? undefined
                : `Exactly one of ${rule.names.map((name) => `"${name}"`).join(' and ')} must be given.`;
        }
        case 'not-below': {
            const [lower, upper] = [found[rule.lower], found[rule.upper]];
            const below = typeof lower === 'number' && typeof upper === 'number' && upper < lower;
            return below ? `"${rule.upper}" must not be below "${rule.lower}".` : undefined;
        }
        case 'not-shorter': {
            const value = found[rule.name];
            const length = typeof value === 'string' ? Array.from(value).length : rule.minimum;
            const short = found[rule.when] !== undefined && length < rule.minimum;
            return short ? `"${rule.name}" must have at least ${rule.minimum} characters.` : undefined;
        }
        default:
            return rule;
    }
}
