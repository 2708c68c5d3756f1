import { gantt, sectionedGantt } from './gantt.js';
import { code, folded, heading, link, prose } from './markdown.js';
/** The tail's share of the 1 MiB over which the runner drops a summary whole; escaping makes five bytes of one. */
const mostTail = 100 * 1024;
export function renderSummary(summary) {
    const { title, reason, facts, url, phases, sections, head = '', folds = [], tail, tailTitle } = summary;
    const rows = facts.flatMap(([name, value]) => (value ? [row(name, code(value))] : []));
    if (url !== undefined)
        rows.push(row('URL', link(url)));
    const parts = [
        heading(prose(title)),
        `<p>${prose(reason)}</p>`,
        head,
        `<table>\n${rows.join('\n')}\n</table>`,
        sections === undefined ? gantt(phases) : sectionedGantt(sections),
        ...folds,
        tail.length === 0 ? '' : folded(tailTitle ?? 'The end of the build log', within(mostTail, tail)),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function row(name, value) {
    return `<tr><td>${name}</td><td>${value}</td></tr>`;
}
/** The last lines that fit. */
function within(most, lines) {
    let size = 0;
    let from = lines.length;
    while (from > 0 && size <= most) {
        from -= 1;
        size += lines[from]?.length ?? 0;
    }
    return size > most ? lines.slice(from + 1) : lines;
}
