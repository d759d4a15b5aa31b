import { bodyLimits, type Endpoint } from '../../shared/contract/endpoint';

/** Calls a second, and how many at once: API Gateway's own limit of a route, over all callers together. */
export type Throttle = { readonly rate: number; readonly burst: number };

/** Of every route without its own. Far above what people do: one caller is held back by address and person, at the edge and in the row. */
export const usualThrottle: Throttle = { rate: 500, burst: 1000 };

/** A call that hashes a password takes a processor for a third of a second, one with files a large body. */
const heavyThrottle: Throttle = { rate: 50, burst: 100 };

/** Undefined for the usual one. `busy` is the refusal of the calls that hash a password. */
export const ownThrottle = ({ refusals, bodyLimit }: Endpoint): Throttle | undefined =>
  refusals.includes('busy') || bodyLimit === bodyLimits.files ? heavyThrottle : undefined;
