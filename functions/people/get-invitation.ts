import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { hashOfToken } from './invitation-link';

/** What the link invites to. That the mail has an account is told to the holder of the mailbox alone: nobody else has the token. */
export const getInvitation: Handler<Contract['people']['getInvitation']> = async ({ body, now }, deps) => {
  const person = await deps.people.invitation({ tokenHash: hashOfToken(body.token), now });
  const [organisation, found] = await Promise.all([
    deps.organisations.byId(person.organisationId),
    deps.accounts.byEmail(person.email),
  ]);
  if (!organisation) throw refuse('link-not-valid');
  return {
    success: 1,
    data: {
      organisation: organisation.name,
      role_label: person.roleLabel,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      expires_at: person.expiresAt,
      has_account: found?.account.active ?? false,
    },
  };
};
