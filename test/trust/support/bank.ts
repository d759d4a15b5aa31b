import type { Making } from '../samples';

const at = '2026-06-15T12:00:00.000Z';

/** An owner's onboarding starts only once, so each call finds it started. The store tests cover races. */
export async function ensureBankStarted({ house, scene }: Making): Promise<void> {
  const { organizationId } = scene.me.viewer;
  const { ownerId, email } = scene.home.owners.shown;
  const { connectedAccounts, ids, payments } = house.deps;
  if (await connectedAccounts.byOwner({ organizationId, ownerId })) return;
  const accountId = await payments.connectedAccountFor({ organizationId, ownerId, email });
  await connectedAccounts.start(
    {
      ...{ organizationId, ownerId, accountId, version: 1, missing: [] },
      ...{ detailsSubmitted: false, payoutsEnabled: false, startedAt: at, updatedAt: at },
    },
    {
      ...{ organizationId, auditId: ids.next('aud'), at, about: ownerId, requestId: '' },
      action: 'owner.bank-started',
      by: { userId: '', userRoleId: '', roleLabel: '', process: 'test' },
      object: { kind: 'owner', id: ownerId, name: '' },
    },
  );
}
