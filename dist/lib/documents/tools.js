import { operationNames, operationOf } from '../contract/operations.js';
import { argumentPhrases, listed, resultPhrases, rulePhrase } from './phrases.js';
import { schemaOf } from './schema.js';
/** Every tool, in the contract's order. Operations to which the contract gives no tool have none. */
export function tools() {
    return operationNames.filter((name) => operationOf(name).tool).map(toolOf);
}
function toolOf(name) {
    const operation = operationOf(name);
    const { summary, rules = [], effect, result } = operation;
    const output = schemaOf(result);
    return {
        name,
        // Rules stand here and not in the schema, because some clients refuse a choice at its top level.
        description: [summary, ...rules.map(rulePhrase), ...argumentPhrases(operation), ...resultPhrases(operation)].join(' '),
        inputSchema: inputSchema(operation),
        ...(output.type === 'object' ? { outputSchema: { ...output, type: 'object' } } : {}),
        annotations: hintsOf(effect),
    };
}
function inputSchema({ args, tool }) {
    const { properties = {}, required = [], ...rest } = schemaOf(args);
    const shown = Object.entries(properties).filter(([name]) => !tool?.hidden?.includes(name));
    const needed = [...required, ...(tool?.required ?? [])];
    return { ...rest, type: 'object', properties: Object.fromEntries(shown), required: needed };
}
/** The words of the protocol: destructive is what is more than an addition. */
function hintsOf(effect) {
    return {
        readOnlyHint: effect === 'read',
        destructiveHint: effect !== 'read' && effect !== 'create',
        idempotentHint: effect === 'read' || effect === 'set' || effect === 'delete',
    };
}
/** How the tool of an operation differs from its REST shape, as one sentence. */
export function toolPhrase(name) {
    const { tool, args } = operationOf(name);
    if (!tool)
        return 'None.';
    const { required = [], hidden = [] } = tool;
    const reductions = [
        ...(required.length > 0 ? [`also requires ${listed(required)}`] : []),
        ...(hidden.length > 0 ? [`does not take ${listed(hidden)}`] : []),
    ];
    const same = Object.keys(args.entries).length > 0 ? ', with the same arguments' : '';
    return `\`${name}\`${reductions.length > 0 ? `, which ${reductions.join(' and ')}` : same}.`;
}
