import type { Contract, Feature } from '../../../shared/contract';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { Scene, Thing } from '../support/things';
import type { TrustWorld } from '../support/trust-world';

/** A sample's input: the caller, the ids it names, and words nobody used before. */
export type Making = {
  readonly world: TrustWorld;
  readonly scene: Scene;
  readonly id: (thing: Thing) => string;
  readonly fresh: string;
};

// One good call of a row. `names` lists the kinds of object it names (`id('property')`), so that it can be
// made with another's; `allows` is a rule beyond the row's own; `creates` marks calls to submit twice.
export type Sample<E> = {
  readonly names?: readonly Thing[];
  readonly allows?: (viewer: Viewer) => boolean;
  readonly creates?: true;
  /** What the copies after the first are answered, if not the same. */
  readonly again?: object;
  /** The sample makes what it names: a read of it leaves more behind than the call did. */
  readonly makes?: true;
  readonly input: (making: Making) => InputOf<E> | Promise<InputOf<E>>;
};

/** A good call of every row of a feature; a row without one does not compile. */
export type SamplesOf<F extends Feature> = { readonly [N in keyof Contract[F]]: Sample<Contract[F][N]> };
