import { draw } from './chance.js';
import { isReplacement } from './fault.js';
/** Faults that have not struck yet. */
export function scheduleOf(faults, seed) {
    return { faults, counts: faults.map(() => ({ seen: 0, struck: 0 })), chance: seed >>> 0 };
}
/**
 * The faults that strike a request, in their order. They add up, until one takes the place of the whole answer: those after
 * it do not see the request. A number is drawn only for a fault that has a probability and could strike.
 */
export function choose(schedule, operation) {
    const struck = [];
    const counts = [...schedule.counts];
    let { chance } = schedule;
    for (const [index, fault] of schedule.faults.entries()) {
        const count = counts[index];
        if (!count || (fault.operation !== '*' && fault.operation !== operation))
            continue;
        const seen = count.seen + 1;
        let strikes = seen > (fault.skip ?? 0) && count.struck < (fault.times ?? Number.POSITIVE_INFINITY);
        if (strikes && fault.probability !== undefined) {
            const drawn = draw(chance);
            chance = drawn.next;
            strikes = drawn.value < fault.probability;
        }
        counts[index] = { seen, struck: count.struck + (strikes ? 1 : 0) };
        if (!strikes)
            continue;
        struck.push(fault);
        if (isReplacement(fault))
            break;
    }
    return { struck, next: { ...schedule, counts, chance } };
}
