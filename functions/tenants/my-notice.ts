import { tenants as rows } from '../../shared/contract/tenants';
import { giveNotice, takeNoticeBack } from '../../shared/domain/leases/moves/give-notice';
import {
  mayTakeBack,
  tenantNoticeOf,
  unconfirmedNotice,
} from '../../shared/domain/leases/moves/tenant-notice';
import { refused } from '../../shared/domain/leases/refusals';
import { speaksForTenants } from '../../shared/domain/leases/status/tenancy';
import { tenantsNotice, tenantsNoticeBack } from '../../shared/domain/leases/steps/lease-notifications';
import { nameOf } from '../../shared/domain/names';
import type { Viewer } from '../../shared/domain/people/roles';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { viewerAccount } from '../common/accounts/viewer-account';
import { changeLease } from '../common/leases/change-lease';
import { notifyNotice, notifyNoticeBack, toTenants } from '../common/leases/tenant-letters';
import { notifyKnownHead } from '../common/notifications/notify';
import { findMyLease } from '../common/tenants/tenant-place';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { toLandlord } from './landlord-letter';

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly body: { readonly lease_id: string } };

/** A lease whose tenants the caller may speak for. */
async function readForNotice({ viewer, now, body }: Asked, deps: Deps) {
  const [at, account] = await Promise.all([
    findMyLease({ viewer, now, leaseId: body.lease_id }, deps),
    viewerAccount(viewer, deps),
  ]);
  if (!speaksForTenants(at.read.lease, at.terms, at.on)) throw refuse('not-found');
  return { at, account };
}
type Found = Awaited<ReturnType<typeof readForNotice>>;

/** The landlord's head, and what they read about the lease. */
async function readAbout(request: Pick<ViewerCall, 'organization'> & { found: Found }, deps: Deps) {
  const { at, account } = request.found;
  const { lease } = at.read;
  const organization = await request.organization();
  const head = await deps.accounts.byId(organization.adminUserId);
  const who = { leaseId: lease.leaseId, unitNumber: at.unit.unitNumber, name: nameOf(account) };
  return { about: { lease, on: at.on }, head, who };
}

/** A notice by the lease's own rule; to leave sooner both sides have to agree, and staff records it. */
export const giveMyNotice = change(rows.giveMyNotice, {
  read: readForNotice,
  act: async (request, deps) => {
    const { viewer, now, body } = request;
    const problems = unconfirmedNotice(body);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const { last_day: lastDay } = body;
    const { about, head, who } = await readAbout(request, deps);
    const text = tenantsNotice({ ...who, lastDay });
    const tell = notifyNotice(about, { by: 'tenants', last_day: lastDay });
    const version = await changeLease(
      {
        request,
        action: 'lease.notice',
        tell: async (source) =>
          notifyKnownHead(head, { organizationId: viewer.organizationId, source, text, now }),
        command: (given) => {
          const may = tenantNoticeOf(given);
          if (!may) return refused('wrong-status');
          if (lastDay < may.earliest) return refused('notice-too-short');
          return giveNotice(given, { by: 'tenants', lastDay, reason: '' });
        },
        letters: [...toTenants(about, tell), ...toLandlord(head, { text, tell, by: who.name }, deps)],
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});

export const takeMyNoticeBack = change(rows.takeMyNoticeBack, {
  read: readForNotice,
  act: async (request, deps) => {
    const { viewer, now } = request;
    const { about, head, who } = await readAbout(request, deps);
    const text = tenantsNoticeBack(who);
    const letters = [
      ...toTenants(about, notifyNoticeBack),
      ...toLandlord(head, { text, tell: notifyNoticeBack, by: who.name }, deps),
    ];
    const version = await changeLease(
      {
        request,
        action: 'lease.notice-back',
        tell: async (source) =>
          notifyKnownHead(head, { organizationId: viewer.organizationId, source, text, now }),
        command: (given) => {
          const done = takeNoticeBack(given);
          return 'refused' in done || mayTakeBack(given) ? done : refused('wrong-status');
        },
        letters,
      },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
