import { numberSources } from './payload.js';
import { excerpt, RecentLines } from './recent-lines.js';
const mostWaiting = 256;
/**
 * Which number of a stream event, if any, is the sequence of the stored log. A source is proven when an event and a
 * stored line agree in number and in a text that stands nowhere else, and disproven for good when they agree in number alone.
 */
export class StreamProof {
    #standing = new Map();
    #stored = new RecentLines();
    /** The newest events that nothing was known of when they came. */
    #waiting = [];
    /** Whether some number of the events is the sequence. */
    get proven() {
        return [...this.#standing.values()].includes('proven');
    }
    /** The proven sequence of an event. */
    sequenceOf({ numbers, text }) {
        const claim = text === undefined ? undefined : { numbers, text: excerpt(text) };
        if (claim !== undefined)
            this.#compare(claim);
        for (const source of numberSources) {
            if (this.#standing.get(source) === 'proven' && numbers[source] !== undefined)
                return numbers[source];
        }
        if (claim !== undefined)
            this.#waiting.push(claim);
        if (this.#waiting.length > mostWaiting)
            this.#waiting.shift();
        return undefined;
    }
    /** Lines of the stored log, as they come. */
    learn(lines) {
        if (lines.length === 0)
            return;
        this.#stored.add(lines);
        for (const claim of this.#waiting)
            this.#compare(claim);
    }
    #compare({ numbers, text }) {
        for (const source of numberSources) {
            const seq = numbers[source];
            const standing = this.#standing.get(source);
            if (seq === undefined || standing === 'disproven')
                continue;
            const stored = this.#stored.texts.get(seq);
            if (stored === undefined)
                continue;
            if (stored !== text)
                this.#standing.set(source, 'disproven');
            else if (standing === undefined && this.#isDistinct(source, seq, text))
                this.#standing.set(source, 'proven');
        }
    }
    /** A blank line, or one that stands in several places, agrees with numbers that are off as well. */
    #isDistinct(source, seq, text) {
        const { texts } = this.#stored;
        if (text.trim() === '' || texts.get(seq - 1) === text || texts.get(seq + 1) === text)
            return false;
        for (const [other, stored] of texts)
            if (stored === text && other !== seq)
                return false;
        return this.#waiting.every(({ numbers, text: claimed }) => numbers[source] === seq || claimed !== text);
    }
}
