/** Who may call an operation, as one sentence or two. */
export function accessPhrase({ access, effect }) {
    const readOnly = effect === 'read' ? '' : ' A read-only account key cannot use it.';
    return `${keysPhrase(access)}${readOnly}`;
}
function keysPhrase(access) {
    switch (access.kind) {
        case 'any-key':
            return 'Any valid key.';
        case 'account-only':
            return 'Account key only.';
        case 'own-project':
            return 'Account key, or a project key for that project.';
        case 'not-shown':
            return 'The contract does not show who may call it.';
        case 'capability': {
            const capability = `\`${access.capability}:${access.level}\``;
            return access.serviceKey
                ? `Account key, or a project or service key with ${capability}.`
                : `Account key, or a project key with ${capability}; a service key cannot use it.`;
        }
        default:
            return access;
    }
}
/** What the same request does when it is sent a second time, as what follows "A repetition". */
export function repetitionPhrase(effect) {
    switch (effect) {
        case 'read':
            return 'changes nothing';
        case 'set':
            return 'sets the same again';
        case 'create':
            return 'creates another one';
        case 'delete':
            return 'removes nothing more';
        case 'secret':
            return 'replaces a secret that is shown only once';
        case 'exec':
            return 'runs the statement again';
        default:
            return effect;
    }
}
/** A rule over several arguments, as one sentence. */
export function rulePhrase(rule) {
    switch (rule.kind) {
        case 'exactly-one-of':
            return `Exactly one of ${rule.names.map((name) => `\`${name}\``).join(' and ')} is given.`;
        case 'not-below':
            return `\`${rule.upper}\` is not below \`${rule.lower}\`.`;
        case 'not-shorter':
            return `\`${rule.name}\` has at least ${rule.minimum} characters where \`${rule.when}\` is given.`;
        default:
            return rule;
    }
}
/** What of the arguments must never be shown, as sentences; empty where there is nothing to say. */
export function argumentPhrases({ secretArgs = [] }) {
    return secretArgs.length > 0 ? [`Secret arguments: ${listed(secretArgs)}.`] : [];
}
/** What of a success must never be shown, and what must be looked at, as sentences; empty where there is nothing to say. */
export function resultPhrases({ confidential, secrets = [], hiddenFailure }) {
    return [
        ...(confidential ? ['The whole answer is a secret.'] : []),
        ...(secrets.length > 0 && !confidential ? [`Secret: ${listed(secrets)}.`] : []),
        ...(hiddenFailure ? ['A failure can hide in the body of a success: look into it.'] : []),
    ];
}
/** Names as code, separated by commas. */
export function listed(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}
