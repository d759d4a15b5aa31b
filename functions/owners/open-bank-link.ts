import { owners } from '../../shared/contract/owners';
import { nameOf } from '../../shared/domain/names';
import { refuse } from '../../shared/wire/refusals';
import { type Audited, auditedProcess } from '../runtime/audit';
import { change } from '../runtime/change';
import { readBankToken } from './bank-link';
import { ownerAccountOf } from './owner-account-of';

/** The owner's name in the log: someone without an account here. */
const process = 'The owner';

/** Leads the holder of a mailed link to the provider's page, once. Any other link is `link-not-valid`. */
export const openBankLink = change(owners.openBankLink, {
  read: async ({ body: { token }, now }, deps) => {
    const asked = readBankToken(token);
    const { organizationId, ownerId, tokenHash } = asked;
    const [link, [owner], account] = await Promise.all([
      deps.connectedAccounts.linkOf(asked),
      deps.owners.byIds({ organizationId, ownerIds: [ownerId] }),
      deps.connectedAccounts.byOwner(asked),
    ]);
    const isGood = link?.tokenHash === tokenHash && link.expiresAt > now.toISOString();
    // Since the mail the owner may have an account, whose login a mailbox must not go around.
    if (!isGood || !owner || owner.userId !== '') throw refuse('link-not-valid');
    return { owner, account, tokenHash };
  },
  act: async ({ found, now }, deps) => {
    const { owner, tokenHash } = found;
    const { organizationId, ownerId } = owner;
    const trace = (change: Audited) => ({
      audit: auditedProcess({ organizationId, process, now, ...change }, deps),
    });
    const place = `${deps.settings.siteUrl}/auth/ownerBank`;
    const { url } = await deps.payments.startOnboarding({
      accountId: await ownerAccountOf(found, { trace, now }, deps),
      returnUrl: `${place}?from=provider`,
      refreshUrl: `${place}?from=expired`,
    });
    const object = { kind: 'owner' as const, id: ownerId, name: nameOf(owner) };
    const { audit } = trace({ action: 'owner.bank-link-used', object });
    await deps.connectedAccounts.useLink({ organizationId, ownerId, tokenHash, now, audit });
    return { success: 1, data: { url } };
  },
});
