import type { Contract, Feature } from '../../shared/contract';
import type { Endpoint } from '../../shared/contract/endpoint';
import type { Change } from './change';
import type { Handler } from './handler';

/** All handlers of a feature: a row without its handler does not compile. */
export type Handlers<F extends Feature> = {
  readonly [K in keyof Contract[F]]: Contract[F][K] extends Endpoint
    ? Handler<Contract[F][K]> | Change<Contract[F][K]>
    : never;
};
