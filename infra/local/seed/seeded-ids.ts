import { monotonicFactory } from 'ulid';
import type { IdKind } from '../../../functions/gateways/ids';

/** A fixed moment before the product existed, so that new data sorts after the demo data. */
const firstMoment = Date.UTC(2026, 0, 1);

/** The same ids on every machine, so that a demo property's address can be shared and photographed. */
export function seededIds(): { next(kind: IdKind): string } {
  let state = 20_260_101;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const ulid = monotonicFactory(random);
  let count = 0;
  return {
    next(kind) {
      count += 1;
      return `${kind}_${ulid(firstMoment + count * 1000).toLowerCase()}`;
    },
  };
}
