import type { Contract } from '../../shared/contract';
import { tenants as rows } from '../../shared/contract/tenants';
import { defined } from '../../shared/domain/defined';
import { dueCalendar, hasDueDays } from '../../shared/domain/leases/due-calendar';
import { shownTerm } from '../../shared/domain/leases/status/tenancy';
import { untilOf } from '../../shared/domain/leases/status/until-when';
import { refuse } from '../../shared/wire/refusals';
import { type TenantPlace, tenantPlace } from '../common/tenants/tenant-place';
import { change } from '../runtime/change';
import { answer, type Handler } from '../runtime/handler';
import { sha256 } from '../table/db/keys';

const object = ({ userRoleId }: { userRoleId: string }) =>
  ({ kind: 'person', id: userRoleId, name: '' }) as const;

/** Of the link only its hash is kept, so that it is shown once, when it is made. */
export const getMyCalendar: Handler<Contract['tenants']['getMyCalendar']> = async ({ viewer }, deps) => {
  const feed = await deps.tenants.feedOf(viewer);
  return answer(defined({ made_on: feed?.madeAt }));
};

/** A calendar reads by this link without login: 256 random bits. The one before stops. */
export const makeMyCalendar = change(rows.makeMyCalendar, {
  read: ({ viewer }, deps) => deps.tenants.feedOf(viewer),
  act: async ({ viewer, now, found: before, trace }, deps) => {
    const { organizationId, userRoleId, userId } = viewer;
    const value = deps.ids.secret();
    const feedHash = sha256(value);
    const after = { feedHash, organizationId, userRoleId, userId, madeAt: now.toISOString() };
    const left = trace({ action: 'account.calendar', object: object(viewer) });
    if (!(await deps.tenants.replaceFeed({ before, after, trace: left }))) throw refuse('conflict');
    const address = `${deps.settings.siteUrl}/api/calendars/rent.ics?feed=${encodeURIComponent(value)}`;
    return { success: 1, data: { address } };
  },
});

export const endMyCalendar = change(rows.endMyCalendar, {
  read: ({ viewer }, deps) => deps.tenants.feedOf(viewer),
  act: async ({ viewer, found: before, trace }, deps) => {
    if (!before) return { success: 1 };
    const left = trace({ action: 'account.calendar-end', object: object(viewer) });
    if (!(await deps.tenants.replaceFeed({ before, trace: left }))) throw refuse('conflict');
    return { success: 1 };
  },
});

/** The due days of one lease; none of one that is over, or not signed. */
function dueOf({ read: { lease }, terms, unit, head, on }: TenantPlace) {
  const shown = shownTerm(lease, terms, on);
  const until = untilOf(lease, on);
  if (!shown || !hasDueDays(until)) return [];
  const place = `Unit ${unit.unitNumber}, ${head.property.title}`;
  return [{ leaseId: lease.leaseId, dueDay: shown.term.dueDay, until, place, today: on }];
}

/** What a calendar reads: only while its maker still has the role. All else is the same `link-not-valid`. */
export const readCalendar: Handler<Contract['tenants']['readCalendar']> = async ({ query, now }, deps) => {
  const feed = await deps.tenants.feedNamed(query.feed);
  const person = feed && (await deps.accounts.byId(feed.userId));
  const hasRole = person?.roles.some(
    ({ organizationId, userRoleId }) =>
      organizationId === feed?.organizationId && userRoleId === feed.userRoleId,
  );
  if (!feed || !hasRole) throw refuse('link-not-valid');
  const tenancies = await deps.tenants.of(feed);
  const places = await Promise.all(tenancies.map((tenancy) => tenantPlace({ tenancy, now }, deps)));
  const dues = places.flatMap((place) => (place ? dueOf(place) : []));
  return { success: 1, text: dueCalendar(...dues) };
};
