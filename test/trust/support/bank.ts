import { bankLetter, newBankLink } from '../../../functions/owners/bank-link';
import type { Making } from '../samples';

const at = '2026-06-15T12:00:00.000Z';

/** An owner's onboarding starts only once, so each call finds it started. The store tests cover races. */
export async function ensureBankStarted({ world, scene }: Making): Promise<void> {
  const { organizationId } = scene.me.viewer;
  const { ownerId, email } = scene.home.owners.shown;
  const { connectedAccounts, ids, payments } = world.deps;
  if (await connectedAccounts.byOwner({ organizationId, ownerId })) return;
  const accountId = await payments.connectedAccountFor({ organizationId, ownerId, email });
  await connectedAccounts.start(
    {
      organizationId,
      ownerId,
      accountId,
      version: 1,
      missing: [],
      detailsSubmitted: false,
      payoutsEnabled: false,
      startedAt: at,
      updatedAt: at,
    },
    {
      organizationId,
      auditId: ids.next('aud'),
      at,
      about: ownerId,
      requestId: '',
      action: 'owner.bank-started',
      by: { userId: '', userRoleId: '', roleLabel: '', process: 'test' },
      object: { kind: 'owner', id: ownerId, name: '' },
    },
  );
}

/** The value of a link that the shown owner was just mailed. */
export async function newBankLinkOf({ world, scene }: Making): Promise<string> {
  await ensureBankStarted({ world, scene } as Making);
  const { organizationId } = scene.me.viewer;
  const { ownerId } = scene.home.owners.shown;
  const { owners, connectedAccounts, ids, clock } = world.deps;
  const [owner] = await owners.byIds({ organizationId, ownerIds: [ownerId] });
  if (!owner) return 'none';
  const now = clock.now();
  const { link, address } = newBankLink(owner, now, world.deps);
  const audit = {
    organizationId,
    auditId: ids.next('aud'),
    at: now.toISOString(),
    about: ownerId,
    requestId: '',
    action: 'owner.bank-link-sent' as const,
    by: { userId: '', userRoleId: '', roleLabel: '' as const, process: 'test' },
    object: { kind: 'owner' as const, id: ownerId, name: '' },
  };
  const mail = {
    organizationId,
    entryId: ids.next('mal'),
    dueAt: now.toISOString(),
    message: {
      kind: 'letter' as const,
      to: owner.email,
      ...bankLetter({ owner, organization: { name: '' }, address }),
    },
  };
  await connectedAccounts.sendLink({ link, mail, trace: { audit, now } });
  return new URL(address).searchParams.get('token') ?? '';
}
