import { requests as rows } from '../../../shared/contract/requests';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { nameOf } from '../../../shared/domain/names';
import { isStaff, may } from '../../../shared/domain/people/permissions';
import { assign } from '../../../shared/domain/requests/jobs';
import { isInsured } from '../../../shared/domain/requests/vendor';
import { refuse } from '../../../shared/wire/refusals';
import { newWorkSecret } from '../../common/requests/sequels';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import { moveAs, readRequest, staffOnly } from '../move-request';

type To = { readonly kind: 'vendor' | 'staff'; readonly id: string };

/** A vendor of the organization, or a person of its staff who may change requests. Refuses `not-found`. */
async function assigneeOf(organizationId: string, { kind, id }: To, deps: Deps) {
  if (kind === 'vendor') {
    const vendor = await deps.vendors.byId({ organizationId, vendorId: id });
    if (!vendor) throw refuse('not-found');
    return { name: vendor.name, vendor };
  }
  const person = await deps.people.byId({ organizationId, userRoleId: id });
  const isAble = person?.status === 'active' && isStaff(person);
  if (!person || !isAble || !may(person, { area: 'requests', level: 'change' })) throw refuse('not-found');
  return { name: nameOf(person), vendor: undefined };
}

/** Gives a request to a vendor, whose link is mailed, or to a person of the staff. */
export const assignRequest = change(rows.assignRequest, {
  ...staffOnly,
  read: async (asked, deps) => {
    const [found, assignee] = await Promise.all([
      readRequest(asked, deps),
      assigneeOf(asked.viewer.organizationId, asked.body.to, deps),
    ]);
    return { ...found, assignee };
  },
  act: async (request, deps) => {
    const { body, found, now } = request;
    const { name, vendor } = found.assignee;
    if (vendor?.archivedAt !== undefined) throw refuse('vendor-archived');
    const work = vendor && newWorkSecret(deps);
    const assigned = {
      jobId: deps.ids.next('job'),
      to: { ...body.to, name },
      sees: { phone: body.sees_phone, limit: body.sees_limit },
      link: work?.hash,
      uninsured: body.uninsured,
      isInsured: vendor === undefined || isInsured(vendor, dayAt(found.head.property, now)),
    };
    const command: Parameters<typeof moveAs>[2]['command'] = (facts, given) => assign(facts, given, assigned);
    return moveAs(['staff'], request, { command, secret: work?.secret }, deps);
  },
});
