import type { Invoke } from '../../../functions/gateways/invoke/invoke';
import { contextOf, type Lambda, type Lambdas } from './gateway';

/** The gateway's dispatch, for a feature that calls another one. */
export const dispatchIn =
  (lambdas: Lambdas): Invoke =>
  (feature, event) => {
    const lambda = new Map<string, Lambda>(Object.entries(lambdas)).get(feature);
    if (!lambda) throw new Error(`There is no feature ${feature}`);
    return lambda(event, contextOf(event.requestContext.requestId, feature));
  };
