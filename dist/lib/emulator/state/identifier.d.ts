/** A new unique id: the kind of thing and 80 random bits, safe in a path. */
export declare function newId(kind: 'prj' | 'env' | 'svc' | 'dep' | 'dom' | 'grp'): string;
/** Lower-case letters, digits and single dashes; empty where the name holds neither letter nor digit of ASCII. */
export declare function slugOf(name: string): string;
