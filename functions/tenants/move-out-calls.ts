import { tenants as rows } from '../../shared/contract/tenants';
import { doneAnyway } from '../../shared/domain/leases/given';
import { giveForwardingAddress } from '../../shared/domain/leases/moves/keys';
import { refused } from '../../shared/domain/leases/refusals';
import { statusOf } from '../../shared/domain/leases/status/status';
import { sharesBalance } from '../../shared/domain/leases/status/tenancy';
import { forwardingGiven, tenantAsked } from '../../shared/domain/leases/steps/lease-notifications';
import { nameOf } from '../../shared/domain/names';
import type { Viewer } from '../../shared/domain/people/roles';
import { tidyText } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { viewerAccount } from '../common/accounts/viewer-account';
import { changeLease } from '../common/leases/change-lease';
import { notifyKnownHead } from '../common/notifications/notify';
import { findMyLease } from '../common/tenants/tenant-place';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import { questionToLandlord } from './landlord-letter';

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly body: { readonly lease_id: string } };

/** A lease of the caller's household, also after it ended: its deposit is still to come. */
export async function readHousehold({ viewer, now, body }: Asked, deps: Deps) {
  const [at, account] = await Promise.all([
    findMyLease({ viewer, now, leaseId: body.lease_id }, deps),
    viewerAccount(viewer, deps),
  ]);
  if (!sharesBalance(at.read.lease, at.terms, at.on)) throw refuse('not-found');
  const who = { leaseId: body.lease_id, unitNumber: at.unit.unitNumber, name: nameOf(account) };
  return { at, account, who };
}

/** Where the tenants are reached after moving out; the deposit's deadline may count from it (D41). */
export const giveMyAddress = change(rows.giveMyAddress, {
  read: readHousehold,
  act: async (request, deps) => {
    const { viewer, now, body, found } = request;
    const address = tidyText(body.address);
    if (address === '') throw refuse('invalid', { fields: { address: 'Enter your new address' } });
    const { adminUserId } = await request.organization();
    const head = await deps.accounts.byId(adminUserId);
    const text = forwardingGiven(found.who);
    const { organizationId } = viewer;
    const version = await changeLease(
      {
        request,
        action: 'lease.forwarding',
        tell: async (source) => notifyKnownHead(head, { organizationId, source, text, now }),
        command: (given) => giveForwardingAddress(given, { address, givenOn: given.now.on }),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});

/** A question to the landlord, who answers by mail: about moving out, keys, the deposit. */
export const askMyLandlord = change(rows.askMyLandlord, {
  read: readHousehold,
  act: async (request, deps) => {
    const { viewer, now, body, found } = request;
    const { at, account, who } = found;
    const question = tidyText(body.question);
    if (question === '') throw refuse('invalid', { fields: { question: 'Write your question' } });
    const { adminUserId } = await request.organization();
    const head = await deps.accounts.byId(adminUserId);
    const { organizationId } = viewer;
    const text = tenantAsked(who);
    const version = await changeLease(
      {
        request,
        action: 'lease.ask',
        tell: async (source) => notifyKnownHead(head, { organizationId, source, text, now }),
        command: (given) =>
          statusOf(given.lease, at.on) === 'void' ? refused('wrong-status') : doneAnyway(given, given.lease),
        letters: questionToLandlord(head, { from: account, question, text }, deps),
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
