import { createHash } from 'node:crypto';
import type { Making } from '../samples';

const day = 86_400_000;

/** The token of an unused link, mailed to a person who just signed up. */
export async function newAccountWithLink(
  purpose: 'activate' | 'reset',
  { house: { deps }, fresh }: Making,
): Promise<string> {
  const now = deps.clock.now();
  const createdAt = now.toISOString();
  const [userId, organizationId] = [deps.ids.next('usr'), deps.ids.next('org')];
  const token = `${userId}-${deps.ids.secret()}`;
  const organization = { organizationId, name: fresh, adminUserId: userId, createdAt };
  await deps.accounts.register({
    account: {
      userId,
      email: `${fresh}@linked.test`,
      firstName: 'Linked',
      lastName: 'Person',
      mobile: '',
      passwordHash: await deps.passwords.hash('what was set when signing up'),
      active: false,
      createdAt,
    },
    organization: {
      ...organization,
      limits: { properties: 1, units: 4 },
      subscription: {
        subscriptionId: deps.ids.next('sub'),
        planId: 1,
        annual: false,
        startedAt: createdAt,
        trialEndsAt: new Date(now.getTime() + 14 * day).toISOString(),
      },
    },
    role: {
      userRoleId: deps.ids.next('rol'),
      userId,
      roleLabel: 'owner',
      organizationId,
      organizationName: fresh,
      adminUserId: userId,
      createdAt,
    },
    link: {
      tokenHash: createHash('sha256').update(token).digest('hex'),
      purpose,
      userId,
      expiresAt: new Date(now.getTime() + day).toISOString(),
    },
  });
  return token;
}
