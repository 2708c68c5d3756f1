import type { Service } from '../state/services.ts';
/** How a source becomes a running service. */
export interface Plan {
    /** Real path of the folder to build in. */
    readonly folder: string;
    readonly install: string | undefined;
    readonly build: string | undefined;
    readonly run: {
        readonly kind: 'web' | 'worker';
        readonly command: string | undefined;
    }
    /** Known only after the build: `output` where the owner named it. */
     | {
        readonly kind: 'static';
        readonly output: string | undefined;
    } | {
        readonly kind: 'cron';
        readonly command: string | undefined;
    };
}
/** What the owner said, and for the rest what `package.json` says. */
export declare function planOf(source: string, service: Service): Promise<Plan>;
/** The folder of a built site: the one that was named, or the first that holds an `index.html`. */
export declare function outputFolder(folder: string, named: string | undefined): Promise<string>;
