import type { HomeLease } from '../../../../shared/contract/tenants';
import { now } from '../../api/clock';
import { keptKey } from '../../api/session-store';

/** A tenant's home as this device saw it last; `at` is a UTC instant. */
export type KeptHome = { readonly at: string; readonly leases: readonly HomeLease[] };

const name = 'home';

const isKept = (value: unknown): value is KeptHome =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  'leases' in value &&
  Array.isArray(value.leases);

/** For times without network. Gone with the session. */
export function keepHome(leases: readonly HomeLease[]): void {
  try {
    localStorage.setItem(keptKey(name), JSON.stringify({ at: now().toISOString(), leases }));
  } catch {
    // A full or forbidden storage keeps nothing; the screen reads from the network.
  }
}

export function keptHome(): KeptHome | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey(name)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
