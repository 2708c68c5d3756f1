import type { Handler } from './handler.ts';
/** Nothing listens at host and port: the console is the only way to the data here. */
export declare const getDbConnection: Handler<'get_db_connection'>;
/** What runs at that moment goes on, as in a server, which asks for a password only at the beginning. */
export declare const rotateDbCredentials: Handler<'rotate_db_credentials'>;
/** Kept and shown; there is no firewall on this machine that would apply it, and `enforced` says so. */
export declare const setDbAllowlist: Handler<'set_db_allowlist'>;
/** A change restarts the engine behind the queries that wait, where it runs. */
export declare const setDbTls: Handler<'set_db_tls'>;
