import type { AuditAction } from '../../shared/domain/audit';
import { whyNotEnd } from '../../shared/domain/people';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { First } from '../runtime/first-read';
import type { ViewerCall } from '../runtime/handler';
import type { Person, PersonChange, PersonFound } from '../table/people';
import { named } from './find-person';

type Request = ViewerCall &
  First<PersonFound | undefined> & { readonly body: { readonly user_role_id: string } };
type Asked = { readonly action: AuditAction; readonly ends: boolean };

/** Who is named when the record is gone already: a repeat writes nothing, so nobody reads it. */
const nobody = ({ organizationId, userRoleId }: { organizationId: string; userRoleId: string }) => ({
  organizationId,
  object: { kind: 'person' as const, id: userRoleId, name: '' },
});

/** A change of one person's standing with its line for the log. Refuses `head-stays` and `not-yourself` where access ends. */
export async function changeOf(request: Request, { action, ends }: Asked, deps: Deps): Promise<PersonChange> {
  const { viewer, now, body } = request;
  const { organizationId } = viewer;
  const userRoleId = body.user_role_id;
  const [found, { adminUserId }] = await Promise.all([request.first(), request.organization()]);
  const person = found?.person;
  const why = ends && person ? whyNotEnd(person, { userId: viewer.userId, headId: adminUserId }) : undefined;
  if (why) throw refuse(why);
  const { object } = person ? { object: named(person) } : nobody({ organizationId, userRoleId });
  const before = person && standing(person);
  const audit = audited(request, { action, object, ...(before && { before }) }, deps);
  return { organizationId, userRoleId, found, actor: viewer, now, audit };
}

const standing = ({ status, roleLabel, email }: Person) => ({ status, role: roleLabel, email });
