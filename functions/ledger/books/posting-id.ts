import type { Deps } from '../../runtime/deps/deps';
import { sha256 } from '../../table/db/keys';
import type { Once } from '../../table/db/once';

/** What the caller's key comes to: 26 characters, as in every id. */
export const keyName = ({ scope, key }: Pick<Once, 'scope' | 'key'>): string =>
  sha256(JSON.stringify([scope, key])).slice(0, 26);

/** An id that a repeat of the call makes again, so that it meets its own entry (D3). */
export const postingId = (
  kind: 'pay' | 'pst',
  { once }: { readonly once?: Once | undefined },
  { ids }: Pick<Deps, 'ids'>,
): string => (once ? `${kind}_${keyName(once)}` : ids.next(kind));
