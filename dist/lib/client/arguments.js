import * as v from 'valibot';
import { InputError } from './errors.js';
/**
 * Holds the arguments against the table before anything is sent. Throws `InputError` with one sentence that names the
 * argument and the rule; it never repeats a value, for a value may be a password.
 */
export function checkArguments(name, operation, args) {
    // An array is an object to valibot too.
    const parsed = v.safeParse(operation.args, Array.isArray(args) ? null : args, { abortEarly: true });
    if (!parsed.success)
        throw inputErrorOf(name, operation, parsed.issues[0]);
    for (const rule of operation.rules ?? [])
        checkRule(name, rule, parsed.output);
    return parsed.output;
}
/** The same for some of the arguments, where the body is a stream that is not looked into. */
export function checkFields(name, operation, fields) {
    for (const [field, value] of Object.entries(fields)) {
        const schema = Object.hasOwn(operation.args.entries, field) ? operation.args.entries[field] : undefined;
        if (schema === undefined)
            throw new InputError(field, unknownArgument(name, operation, field));
        const parsed = v.safeParse(schema, value, { abortEarly: true });
        if (!parsed.success) {
            throw new InputError(field, `The argument "${field}" of ${name} ${ruleOf(parsed.issues[0])}.`);
        }
    }
}
function inputErrorOf(name, operation, issue) {
    const path = v.getDotPath(issue);
    if (path === null)
        return new InputError('args', `The arguments of ${name} must be one object.`);
    if (issue.type === 'strict_object' && issue.expected === 'never') {
        return new InputError(path, unknownArgument(name, operation, path));
    }
    if (issue.type === 'strict_object' && issue.received === 'undefined') {
        return new InputError(path, `${name} needs the argument "${path}".`);
    }
    return new InputError(path, `The argument "${path}" of ${name} ${ruleOf(issue)}.`);
}
function unknownArgument(name, operation, argument) {
    const known = Object.keys(operation.args.entries);
    return known.length === 0
        ? `${name} takes no arguments, so not "${argument}" either.`
        : `${name} has no argument "${argument}": it takes ${known.join(', ')}.`;
}
function ruleOf(issue) {
    switch (issue.type) {
        case 'string':
            return `must be a string${quoteHint(issue.input)}`;
        case 'number':
        case 'integer':
            return `must be a whole number${typeof issue.input === 'string' ? ', without quotes' : ''}`;
        case 'boolean':
            return `must be true or false${typeof issue.input === 'string' ? ', without quotes' : ''}`;
        case 'array':
            return 'must be a list';
        case 'strict_object':
            return 'must be an object';
        case 'non_empty':
            return 'must not be empty';
        case 'min_value':
            return `must be at least ${String(issue.requirement)}`;
        case 'picklist':
            return `must be one of ${issue.expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ')}`;
        case 'regex':
        case 'check':
            return issue.message;
        default:
            return `must be ${issue.expected ?? 'of another form'}`;
    }
}
/** YAML and JSON make numbers and booleans of what is not quoted: 1.10 would arrive as 1.1. */
function quoteHint(input) {
    return typeof input === 'number' || typeof input === 'boolean' ? ': put it in quotes' : '';
}
function checkRule(name, rule, args) {
    switch (rule.kind) {
        case 'exactly-one-of': {
            const [one, other] = rule.names;
            if ((args[one] === undefined) === (args[other] === undefined)) {
                throw new InputError(one, `${name} takes exactly one of "${one}" and "${other}".`);
            }
            return;
        }
        case 'not-below': {
            const lower = args[rule.lower];
            const upper = args[rule.upper];
            if (typeof lower === 'number' && typeof upper === 'number' && upper < lower) {
                throw new InputError(rule.upper, `The argument "${rule.upper}" of ${name} must be at least "${rule.lower}".`);
            }
            return;
        }
        case 'not-shorter': {
            const value = args[rule.name];
            // Characters, as JSON Schema counts them, and not the halves of those that take two.
            if (args[rule.when] !== undefined && typeof value === 'string' && [...value].length < rule.minimum) {
                throw new InputError(rule.name, `The argument "${rule.name}" of ${name} must have at least ${rule.minimum} characters beside "${rule.when}".`);
            }
            return;
        }
        default:
            rule;
    }
}
