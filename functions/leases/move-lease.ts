import type { AuditAction } from '../../shared/domain/audit/audit';
import type { Done, Given } from '../../shared/domain/leases/given';
import type { Lease } from '../../shared/domain/leases/lease';
import type { Day } from '../../shared/domain/leases/moments';
import type { Refused } from '../../shared/domain/leases/refusals';
import { refuse } from '../../shared/wire/refusals';
import { changeLease, type LeaseChange, readForChange } from '../common/leases/change-lease';
import { momentAt } from '../common/leases/lease-at';
import type { LetterTo } from '../common/leases/lease-letters';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';

type Named = { readonly lease_id: string; readonly version?: number };
type Moving<Body> = {
  readonly action: AuditAction;
  readonly command: (given: Given, body: Body) => Done | Refused;
  /** Who gets a letter besides the signers. */
  readonly letters?: (about: { lease: Lease; on: Day }, body: Body) => readonly LetterTo[];
  /** Which signer gets a new link. */
  readonly again?: (body: Body) => string;
  /** False where the organization's head is not notified. */
  readonly isTold?: boolean;
};
type Asked<Body> = Pick<ViewerCall, 'viewer' | 'now'> & { readonly body: Body };
type Request<Body> = LeaseChange['request'] & { readonly body: Body };

/** A change of a lease, for `change`: one command, one write. Refuses `changed-meanwhile` by its version. */
export const moveLease = <Body extends Named>({
  action,
  command,
  letters,
  again,
  isTold = true,
}: Moving<Body>) => ({
  read: ({ viewer, now, body }: Asked<Body>, deps: Deps) =>
    readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request: Request<Body>, deps: Deps) => {
    const { body, found, now } = request;
    const { lease, version: stands } = found.at.read;
    if (body.version !== undefined && body.version !== stands) throw refuse('changed-meanwhile');
    const about = { lease, on: momentAt(found.at, now).on };
    const version = await changeLease(
      {
        request,
        action,
        isTold,
        command: (given) => command(given, body),
        letters: letters?.(about, body),
        again: again?.(body),
      },
      deps,
    );
    return { success: 1 as const, data: { version } };
  },
});
