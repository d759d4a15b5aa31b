import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { nameOf } from '../../shared/domain/names';
import { invitationAccepted } from '../../shared/domain/notifications';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import { toldKnownHead } from '../runtime/told';
import { viewerOf } from '../runtime/viewer-of';
import type { Role } from '../table/accounts';
import { acceptedAccount } from './accepted-account';
import { named } from './find-person';
import { hashOfToken } from './invitation-link';
import { readInvitation } from './read-invitation';

type Row = Contract['people']['acceptInvitation'];
type Request = RequestOf<Row> & Call;
type Found = Awaited<ReturnType<typeof look>>;

/** Who is invited and where to, the account of that mail, and the head who is told of it. */
async function look(asked: Pick<Request, 'body' | 'now'>, deps: Deps) {
  const invited = await readInvitation(asked, deps);
  const [head, known] = await Promise.all([
    deps.accounts.byId(invited.organization.adminUserId),
    deps.accounts.byEmail(invited.person.email),
  ]);
  return { ...invited, head, known: known?.account };
}

/** Takes an invitation, once: an account gets one more role. Nobody is logged in by it; the login asks for what it asks of everybody. */
export const acceptInvitation: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  look,
  async (request, deps) => {
    const { body, now, requestId } = request;
    const tokenHash = hashOfToken(body.token);
    const { person, organization, head, known } = await request.first();
    const { account, kind } = await acceptedAccount({ person, known, form: body, now }, deps);
    const { userRoleId, roleLabel, organizationId, ownerId, grants } = person;
    const role: Role = {
      userRoleId,
      userId: account.userId,
      roleLabel,
      organizationId,
      organizationName: organization.name,
      adminUserId: organization.adminUserId,
      ...(ownerId !== '' && { ownerId }),
      ...(grants && { grants }),
      createdAt: now.toISOString(),
    };
    const call = { viewer: viewerOf(role), now, requestId };
    const after = { role: roleLabel };
    const audit = audited(call, { action: 'person.accept', object: named(person), after }, deps);
    const text = invitationAccepted({ name: nameOf(account), userRoleId });
    const told = toldKnownHead(head, { organizationId, source: audit.auditId, text, now });
    const accepted = { tokenHash, person, now, account, kind, role, audit, told };
    await request.lastWrite(() => deps.people.accept(accepted));
    return { success: 1 };
  },
);
