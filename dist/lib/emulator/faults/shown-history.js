import { recordOf } from '../dialect.js';
import { isFinal } from '../state/deployments.js';
/** What faults show of the history in place of the truth; the same answer where none of them is about it, and for a refusal. */
export function withTroubledHistory(answer, struck, { url = '/' }, world) {
    const rows = rowsOf(answer);
    if (!rows)
        return answer;
    const isFirstPage = !new URL(url, 'http://localhost').searchParams.has('before');
    const deployments = struck.reduce((shown, fault) => {
        if (fault.kind === 'hide-newest')
            return isFirstPage ? shown.slice(fault.count ?? 1) : shown;
        return shown.map((row) => shownRow(row, fault, world));
    }, rows);
    return { ...answer, body: { ...Object(answer.body), deployments } };
}
function shownRow(row, fault, world) {
    const { statusKey } = world.dialect;
    const { [statusKey]: word, ...others } = row;
    switch (fault.kind) {
        case 'show-stage':
            return atStage(row, fault.stage, world);
        case 'show-word':
            return { ...row, [statusKey]: fault.word };
        case 'change-case':
            return typeof word === 'string' ? { ...row, [statusKey]: spelled(word, fault.to) } : row;
        case 'hide-status':
            return others;
        default:
            return row;
    }
}
/** The record as it would be in that stage, its end not yet reached where the stage is not final. */
function atStage(row, stage, world) {
    const { dialect, state, builds } = world;
    const id = row[dialect.idKey];
    const deployment = typeof id === 'string' ? state.deployments.byId(id) : undefined;
    if (!deployment)
        return row;
    const { finishedAt, reason } = isFinal(stage) ? deployment : {};
    return recordOf(dialect, { ...deployment, stage, finishedAt, reason }, builds.urlOf(deployment.serviceId));
}
function spelled(word, to) {
    if (to === 'upper')
        return word.toUpperCase();
    if (to === 'lower')
        return word.toLowerCase();
    return [...word].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('');
}
function rowsOf({ status, body }) {
    if (status !== 200 || typeof body !== 'object' || body === null || !('deployments' in body))
        return undefined;
    return Array.isArray(body.deployments) ? body.deployments.filter(isRow) : undefined;
}
function isRow(value) {
    return typeof value === 'object' && value !== null;
}
