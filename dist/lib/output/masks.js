import { linesOf } from '../text/redactor.js';
/** Values shorter than this are never masked (product: `env-vars`). */
export const shortestMasked = 6;
/**
 * Settings, not secrets. Masking them would blacken the log and, worse, make the runner drop every job output that contains
 * them.
 */
const commonWords = new Set([
    'production',
    'development',
    'staging',
    'preview',
    'testing',
    'default',
    'enabled',
    'disabled',
    'localhost',
    'verbose',
    'warning',
    'release',
    'public',
    'private',
]);
/**
 * Which of a variable's value must be hidden: the value, and each of its lines where it has several. Nothing for values of
 * fewer than six characters, for common words, and for what `shown` (inputs that the runner has printed already) contains.
 */
export function masksOf(value, shown) {
    if (value.length < shortestMasked || commonWords.has(value.toLowerCase()))
        return [];
    if (shown.some((text) => text.includes(value)))
        return [];
    return [value, ...linesOf(value)];
}
