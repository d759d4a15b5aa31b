import { owners } from '../../shared/contract/owners';
import { nameOf } from '../../shared/domain/names';
import { letterEntry } from '../common/leases/lease-letters';
import { change } from '../runtime/change';
import { bankLetter, newBankLink } from './bank-link';
import { findNamedOwner } from './find-owner';

/**
 * Mails the owner a link to their own bank details; the caller never sees it. An owner with an account gets
 * an address behind the login instead: a mailbox alone must not open what the account protects.
 */
export const sendBankLink = change(owners.sendBankLink, {
  read: async (asked, deps) => {
    const { owner } = await findNamedOwner(asked, deps);
    return { owner, account: owner.userId === '' ? undefined : await deps.accounts.byId(owner.userId) };
  },
  act: async (request, deps) => {
    const { now, found, trace } = request;
    const { owner, account } = found;
    const { ownerId } = owner;
    const organization = await request.organization();
    const made = owner.userId === '' ? newBankLink(owner, now, deps) : undefined;
    const address = made?.address ?? `${deps.settings.siteUrl}/onbordingOwner?owner=${ownerId}`;
    const letter = bankLetter({ owner, organization, address });
    const mail = letterEntry(
      { to: account?.account.email ?? owner.email, letter, isAddressed: true },
      { organization, place: '', now },
      deps,
    );
    const object = { kind: 'owner' as const, id: ownerId, name: nameOf(owner) };
    const reply = { success: 1 } as const;
    const left = trace({ action: 'owner.bank-link-sent', object });
    await deps.connectedAccounts.sendLink({ link: made?.link, mail, trace: { ...left, reply } });
    return reply;
  },
});
