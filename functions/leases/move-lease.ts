import type { AuditAction } from '../../shared/domain/audit';
import type { Done, Given } from '../../shared/domain/leases/given';
import type { Lease } from '../../shared/domain/leases/lease';
import type { Day } from '../../shared/domain/leases/moments';
import type { Refused } from '../../shared/domain/leases/refusals';
import { momentAt } from '../common/leases/lease-at';
import type { LetterTo } from '../common/leases/lease-letters';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { changeLease, type LeaseChange, readForChange } from './change-lease';

type Named = { readonly lease_id: string };
type Moving<Body> = {
  readonly action: AuditAction;
  readonly command: (given: Given, body: Body) => Done | Refused;
  /** Whom a letter tells besides the signers. */
  readonly letters?: (about: { lease: Lease; on: Day }, body: Body) => readonly LetterTo[];
};
type Asked<Body> = Pick<ViewerCall, 'viewer' | 'now'> & { readonly body: Body };
type Request<Body> = LeaseChange['request'] & Pick<ViewerCall, 'organization'> & { readonly body: Body };

/** A change of a signed lease, for `change`: one command asked with the body, one write. The organization's head is told of it. */
export const moveLease = <Body extends Named>({ action, command, letters }: Moving<Body>) => ({
  read: ({ viewer, now, body }: Asked<Body>, deps: Deps) =>
    readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request: Request<Body>, deps: Deps) => {
    const { body, found, now } = request;
    const about = { lease: found.at.read.lease, on: momentAt(found.at, now).on };
    const organization = await request.organization();
    const version = await changeLease(
      {
        ...{ request, organization, action, isTold: true },
        command: (given) => command(given, body),
        letters: letters?.(about, body),
      },
      deps,
    );
    return { success: 1 as const, data: { version } };
  },
});
