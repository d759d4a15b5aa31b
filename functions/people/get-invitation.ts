import type { Contract } from '../../shared/contract';
import { plainName } from '../../shared/domain/name-line';
import { answer, type Handler } from '../runtime/handler';
import { readInvitation } from './read-invitation';

/** What the link invites to. Only the mailbox holder has the token, so `has_account` tells nobody else. */
export const getInvitation: Handler<Contract['people']['getInvitation']> = async (request, deps) => {
  const { person, organization } = await readInvitation(request, deps);
  const known = await deps.accounts.byEmail(person.email);
  return answer({
    organization: plainName(organization.name),
    role_label: person.roleLabel,
    email: person.email,
    first_name: plainName(person.firstName),
    last_name: plainName(person.lastName),
    expires_at: person.expiresAt,
    has_account: known !== undefined,
  });
};
