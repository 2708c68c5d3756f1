import { contractVersion } from '../contract/limits.js';
import { placeOf, sections } from '../contract/operation.js';
import { operationNames, operationOf } from '../contract/operations.js';
import { statusMeanings } from '../contract/status.js';
import { accessPhrase, argumentPhrases, repetitionPhrase, resultPhrases, rulePhrase } from './phrases.js';
import { recordSchemas, referringSchemaOf, schemaOf } from './schema.js';
import { toolPhrase } from './tools.js';
import { fieldsOf, itemsOf, typePhrase } from './type-phrase.js';
/** The reference page of all operations, as Markdown. */
export function reference() {
    return [
        '# Reference',
        '<!-- Made by npm run docs from src/contract/operations.ts; do not edit. -->',
        `The ${operationNames.length} operations of the [platform's interface](platform-contract.md), version ${contractVersion}; for programs the same as an [OpenAPI document](openapi.json). \`call\` takes the name and the arguments of an operation in one object.`,
        'Any answer may hold more fields than are listed, and a listed one may be missing or null, unless it is said to be always there. The answer to a refusal is `{ "error": string }`.',
        contents(),
        ...sections.flatMap(sectionLines),
        '## Records',
        ...Object.entries(recordSchemas()).flatMap(([name, schema]) => [
            `### ${name}`,
            table(['Field', 'Type'], fieldsOf(schema).map(([field, type]) => [
                `\`${field}\``,
                typePhrase(type) + (schema.required?.includes(field) ? '; always there' : ''),
            ])),
        ]),
        '## Errors',
        table(['Status', 'Meaning'], Object.entries(statusMeanings).map(([status, meaning]) => [status, meaning])),
        'Every operation can also answer with another error for authentication, authorization, validation or a failure at run time.\n',
    ].join('\n\n');
}
function namesIn(section) {
    return operationNames.filter((name) => operationOf(name).section === section);
}
function contents() {
    const lines = sections.map((section) => `- ${section}: ${namesIn(section)
        .map((name) => `[\`${name}\`](#${name})`)
        .join(' ')}`);
    return [...lines, '- [Records](#records), [Errors](#errors)'].join('\n');
}
function sectionLines(section) {
    return [`## ${section}`, ...namesIn(section).flatMap(operationLines)];
}
function operationLines(name) {
    const operation = operationOf(name);
    const { method, path, summary, rules = [], effect, errors } = operation;
    const facts = [
        ...rules.map((rule) => `Rule: ${rulePhrase(rule)}`),
        ...argumentPhrases(operation),
        `Answer: ${answerPhrase(name)}`,
        `Access: ${accessPhrase(operation)}`,
        `Errors: ${errors.length > 0 ? errors.join(', ') : 'the contract lists none'}.`,
        `Repetition: ${repetitionPhrase(effect)}.`,
        `Tool: ${toolPhrase(name)}`,
    ];
    return [
        `### ${name}`,
        `\`${method} ${path}\``,
        summary,
        ...argumentTable(name),
        facts.map((fact) => `- ${fact.replace(/^[\w ]+:/, '**$&**')}`).join('\n'),
    ];
}
function argumentTable(name) {
    const operation = operationOf(name);
    const schema = schemaOf(operation.args);
    const rows = fieldsOf(schema).map(([field, type]) => [
        `\`${field}\``,
        placeOf(operation, field),
        schema.required?.includes(field) ? 'required' : 'optional',
        typePhrase(type),
        type.description ?? itemsOf(type).description ?? '',
    ]);
    return rows.length > 0 ? [table(['Argument', 'In', '', 'Type', ''], rows)] : [];
}
function answerPhrase(name) {
    const operation = operationOf(name);
    const { success, result, events } = operation;
    const body = events
        ? 'server-sent events, whose names and payload are not shown'
        : typePhrase(referringSchemaOf(result));
    return [`${success}, ${body}.`, ...resultPhrases(operation)].join(' ');
}
function table(header, rows) {
    const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}
