import { reservedVariables } from '../builds/child-environment.js';
export const importEnv = ({ id, vars }, { sight, state }) => {
    const service = sight.service(id);
    const skipped = [];
    let imported = 0;
    for (const { key, value } of vars) {
        const reason = unfit(key, value);
        if (reason) {
            skipped.push({ key, reason });
        }
        else {
            state.variables.set(service.id, key, value);
            imported += 1;
        }
    }
    return { imported, skipped };
};
export const deleteEnv = ({ id, key }, { sight, state }) => {
    const service = sight.service(id);
    return { status: state.variables.remove(service.id, key) ? 'deleted' : 'absent' };
};
function unfit(key, value) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key))
        return 'a name has letters, digits and underscores, and no digit first';
    if (reservedVariables.includes(key))
        return 'the platform sets it';
    return value.includes('\0') ? 'a value cannot hold a null character' : undefined;
}
