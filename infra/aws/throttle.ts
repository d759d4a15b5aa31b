import type { Endpoint } from '../../shared/contract/endpoint';
import { bodyLimits } from '../../shared/contract/endpoint';

/** Calls a second, and how many at once: API Gateway's own limit of a route, over all callers together. */
export type Throttle = { readonly rate: number; readonly burst: number };

/**
 * A route's throttle by what a call of it costs. The per-person limits of the contract stand behind it; this one keeps a flood of any kind
 * from taking the account's whole Lambda concurrency.
 */
export function throttleOf(row: Endpoint): Throttle {
  // `busy` is the refusal of the calls that hash a password.
  if (row.refusals.includes('busy')) return { rate: 10, burst: 20 };
  if (row.bodyLimit === bodyLimits.files) return { rate: 10, burst: 20 };
  if (row.auth.kind !== 'bearer') return { rate: 50, burst: 100 };
  return row.method === 'GET' ? { rate: 200, burst: 400 } : { rate: 50, burst: 100 };
}
