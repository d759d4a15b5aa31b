import { bodyLimits, type Endpoint } from '../../../shared/contract/endpoint';

/** Calls per second, and at once: API Gateway's limit of a route over all callers. */
export type Throttle = { readonly rate: number; readonly burst: number };

/** Far above what people do: rate limits at the edge and in the row hold back a single caller. */
export const usualThrottle: Throttle = { rate: 500, burst: 1000 };

/** A password hash takes a third of a second, a print more; a call with files has a large body. */
const heavyThrottle: Throttle = { rate: 50, burst: 100 };

/** Undefined for the usual throttle. Calls that hash a password or print list the refusal `busy`. */
export const ownThrottle = ({ refusals, bodyLimit }: Endpoint): Throttle | undefined =>
  refusals.includes('busy') || bodyLimit === bodyLimits.files ? heavyThrottle : undefined;
