import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { grantsWithin, takesGrants } from '../../shared/domain/people';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { named } from './find-person';
import { isOwn } from './granted-properties';
import { organizationOnOrgPlan } from './org-plan';

type Row = Contract['people']['changePermissions'];
type Request = RequestOf<Row> & ViewerCall;
type Found = Awaited<ReturnType<typeof look>>;

/** The person with the sessions that carry the grants, and whether the chosen properties are the organization's own. */
async function look({ viewer, params, body }: Pick<Request, 'viewer' | 'params' | 'body'>, deps: Deps) {
  const { organizationId } = viewer;
  const { properties } = body.grants;
  const [found, isListOwn] = await Promise.all([
    deps.people.foundWithSessions({ organizationId, userRoleId: params.id }),
    isOwn({ organizationId, properties }, deps),
  ]);
  return { found, isListOwn };
}

/** What a rental manager or rental owner may see and change (ROL-09). Role and live sessions change together: it acts on the next call. */
export const changePermissions: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  look,
  async (request, deps) => {
    const { viewer, now, body } = request;
    const { organizationId } = await organizationOnOrgPlan(request);
    const { found, isListOwn } = await request.first();
    if (!found?.person) throw refuse('not-found');
    const { person } = found;
    const { userRoleId, roleLabel } = person;
    if (!takesGrants(roleLabel))
      throw refuse('invalid', { fields: { grants: 'This role has its permissions by itself' } });
    const grants = grantsWithin(roleLabel, body.grants);
    if (!isListOwn) throw refuse('not-found');
    const told = { object: named(person), before: { grants: person.grants }, after: { grants } };
    const version = await deps.people.changePermissions({
      organizationId,
      userRoleId,
      found,
      version: body.version,
      grants,
      actor: viewer,
      now,
      audit: audited(request, { action: 'person.permissions', ...told }, deps),
    });
    return { success: 1, data: { version } };
  },
);
