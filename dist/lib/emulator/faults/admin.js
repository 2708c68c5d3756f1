import { keyOf } from '../access/bearer.js';
import { sendJson } from '../http/answer.js';
import { bodyLimits, readBody } from '../http/body.js';
import { refuse } from '../http/respond.js';
import { Refusal } from '../refusal.js';
import { FaultError, parseFaults } from './parse.js';
const folder = '/_taxiway/';
/** Answers what the contract does not know: faults, journal and ledger, for an account key. Leaves all else to `respond`. */
export function withAdmin(respond, administered) {
    return async (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
        if (!pathname.startsWith(folder))
            return respond(request, response);
        try {
            const method = request.method ?? 'GET';
            expectAccount(request, method, administered.state);
            await administer(administered, { name: pathname.slice(folder.length), method, searchParams }, request, response);
        }
        catch (error) {
            refuse(response, error instanceof FaultError ? new Refusal(400, error.message) : error);
        }
    };
}
async function administer({ faults, journal, ledger, state }, { name, method, searchParams }, request, response) {
    switch (`${method} ${name}`) {
        case 'PUT faults': {
            const body = await readBody(request, bodyLimits.other);
            const { list, seed } = wanted(body);
            faults.set(list, seed);
            break;
        }
        case 'DELETE faults':
            faults.clear();
            break;
        case 'GET faults':
            break;
        case 'GET journal':
            sendJson(response, 200, { requests: journal.entries(after(searchParams)) });
            return;
        case 'GET ledger':
            sendJson(response, 200, { made: ledger.entries(state) });
            return;
        default:
            throw new Refusal(404, `There is no ${method} ${folder}${name}: see docs/faults.md.`);
    }
    const { list, seed, struck } = faults;
    sendJson(response, 200, { faults: list, seed, struck });
}
/** A read-only account key reads here too. */
function expectAccount({ headers }, method, state) {
    const key = keyOf(headers.authorization, state);
    if (key.kind !== 'account')
        throw new Refusal(403, `What is below ${folder} is for account keys.`);
    if (key.readOnly && method !== 'GET')
        throw new Refusal(403, 'A read-only account key cannot change the faults.');
}
function wanted({ faults, seed, ...others }) {
    const [foreign] = Object.keys(others);
    if (foreign !== undefined)
        throw new Refusal(400, `${foreign} is not known: send { "faults": [...], "seed": 1 }.`);
    const list = parseFaults(faults);
    if (seed === undefined)
        return { list };
    if (typeof seed !== 'number' || !Number.isSafeInteger(seed))
        throw new Refusal(400, 'seed must be a whole number.');
    return { list, seed };
}
function after(query) {
    const text = query.get('after') ?? '0';
    if (!/^\d{1,15}$/.test(text))
        throw new Refusal(400, 'after must be the number of a request.');
    return Number(text);
}
