import type { Arguments, OperationName, Result } from '../../contract/operations.ts';
import type { Key } from '../access/key.ts';
import type { Sight } from '../access/sight.ts';
import type { Builds } from '../builds/builds.ts';
import type { Dialect } from '../dialect.ts';
import type { Streamed } from '../http/answer.ts';
import type { State } from '../state/state.ts';
/** What an operation works with. Resources that a request names are looked up through `sight`, and only there. */
export interface Scene {
    readonly key: Key;
    readonly sight: Sight;
    readonly state: State;
    readonly builds: Builds;
    readonly dialect: Dialect;
    /** The `Last-Event-ID` of a stream that is taken up again. */
    readonly lastEventId: string | undefined;
}
/**
 * One operation: arguments that fit the contract in, the body of the documented success out. The key may call it; that was
 * checked before. Any other answer is thrown as a `Refusal`.
 */
export type Handler<N extends OperationName> = (args: Arguments<N>, scene: Scene) => Result<N> | Streamed | Promise<Result<N> | Streamed>;
