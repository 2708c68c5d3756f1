import type { Arguments, OperationName, Result } from '../../contract/operations.ts';
import type { Key } from '../access/key.ts';
import type { Sight } from '../access/sight.ts';
import type { Autodeploy } from '../autodeploy/autodeploy.ts';
import type { Builds } from '../builds/builds.ts';
import type { Dialect } from '../dialect.ts';
import type { Streamed } from '../http/answer.ts';
import type { Sampler } from '../metrics/sampler.ts';
import type { Engines } from '../sql/engines.ts';
import type { State } from '../state/state.ts';
/** What is the same for every request. */
export interface World {
    readonly state: State;
    readonly builds: Builds;
    readonly autodeploy: Autodeploy;
    readonly sampler: Sampler;
    readonly engines: Engines;
    /** How large a volume can really grow here, GB. */
    readonly volumeGb: number;
    readonly dialect: Dialect;
    now(): Date;
}
/** What an operation works with. Resources that a request names are looked up through `sight`, and only there. */
export interface Scene extends World {
    readonly key: Key;
    readonly sight: Sight;
    /** `http://HOST`: where the caller reached the platform. */
    readonly origin: string;
    /** The `Last-Event-ID` of a stream that is taken up again. */
    readonly lastEventId: string | undefined;
}
/**
 * One operation: arguments that fit the contract in, the body of the documented success out. The key may call it; that was
 * checked before. Any other answer is thrown as a `Refusal`.
 */
export type Handler<N extends OperationName> = (args: Arguments<N>, scene: Scene) => Result<N> | Streamed | Promise<Result<N> | Streamed>;
