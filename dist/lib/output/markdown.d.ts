/**
 * Foreign text for GitHub's Markdown, inside HTML: markup, mentions, issue numbers, images, links and code fences become
 * entities. Meant for `<code>`, `<pre>` and table cells, where nothing else is read as Markdown.
 */
export declare function escapeMarkdown(text: string): string;
/**
 * Foreign text among prose. GitHub looks for mentions and issue numbers after it has read the entities, everywhere but in
 * code: an invisible space keeps them apart from what they would address.
 */
export declare function prose(text: string): string;
/** A heading of text that is escaped already: as HTML, for in Markdown's own headings emphasis and addresses come alive. */
export declare function heading(text: string): string;
/** One line of foreign text as code; empty for no text. */
export declare function code(text: string | undefined): string;
/** A link to an http(s) address, which is its own text; anything else as code. */
export declare function link(address: string): string;
/** Lines folded away under a title of ours. A `<pre>` may hold blank lines, and nothing in it is read as Markdown. */
export declare function folded(title: string, lines: readonly string[]): string;
