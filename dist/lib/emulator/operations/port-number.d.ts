/** Refuses with 400 what is no port; undefined is left to the platform. */
export declare function expectPort(name: string, port: number | undefined): void;
