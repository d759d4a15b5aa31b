import type { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { keptKey } from '../../../api/session-store';

export type Places = Awaited<ReturnType<typeof api.requests.listRequestPlaces>>['data'];

/** The caller's homes as this device saw them last. */
export type KeptPlaces = { readonly at: string; readonly places: Places };

const name = 'request-places';

const isKept = (value: unknown): value is KeptPlaces =>
  typeof value === 'object' &&
  value !== null &&
  'places' in value &&
  typeof value.places === 'object' &&
  value.places !== null &&
  'places' in value.places &&
  Array.isArray(value.places.places);

/** For an emergency without network: shut-offs and who is on call. Gone with the session. */
export function keepPlaces(places: Places): void {
  try {
    localStorage.setItem(keptKey(name), JSON.stringify({ at: now().toISOString(), places }));
  } catch {
    // A full or forbidden storage keeps nothing; the screen reads from the network.
  }
}

export function keptPlaces(): KeptPlaces | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey(name)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
