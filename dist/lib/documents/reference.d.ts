/** The reference page of all operations, as Markdown. */
export declare function reference(): string;
