import { createHash } from 'node:crypto';
import { register } from '../../support/register';
import type { Making } from '../samples';

const day = 86_400_000;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What somebody who signed up a moment ago chose. */
export const signUpPassword = 'what was set when signing up';

const whoSignsUp = (fresh: string) => ({
  email: `${fresh}@linked.test`,
  firstName: 'Linked',
  lastName: 'Person',
  mobile: '',
});

/** The token of a mail that waits to be opened, of a sign-up from another network. */
export async function newSignUp({ world: { deps }, fresh }: Making): Promise<string> {
  const now = deps.clock.now();
  const [createdAt, expiresAt] = [now.toISOString(), new Date(now.getTime() + day).toISOString()];
  const token = deps.ids.secret();
  const person = whoSignsUp(fresh);
  const passwordHash = await deps.passwords.hash(signUpPassword);
  const chosen = { planId: 1, annual: false, role: 'owner' as const };
  await deps.accounts.signUp({
    signUp: { ...person, ...chosen, from: hash(fresh), passwordHash, createdAt, expiresAt },
    link: { tokenHash: hash(token), purpose: 'activate', userId: '', email: person.email, expiresAt },
  });
  return token;
}

/** Somebody who has activated an account a moment ago. */
export async function newAccount({ world: { deps }, fresh }: Making): Promise<string> {
  const now = deps.clock.now();
  const createdAt = now.toISOString();
  const [userId, organizationId] = [deps.ids.next('usr'), deps.ids.next('org')];
  const head = { organizationId, adminUserId: userId, createdAt };
  await register(deps, {
    account: {
      ...whoSignsUp(fresh),
      userId,
      passwordHash: await deps.passwords.hash(signUpPassword),
      createdAt,
    },
    organization: {
      ...head,
      name: fresh,
      limits: { properties: 1, units: 4 },
      subscription: {
        subscriptionId: deps.ids.next('sub'),
        planId: 1,
        annual: false,
        startedAt: createdAt,
        trialEndsAt: new Date(now.getTime() + 14 * day).toISOString(),
      },
    },
    role: { ...head, userRoleId: deps.ids.next('rol'), userId, roleLabel: 'owner', organizationName: fresh },
  });
  return userId;
}

/** The token of an unused link to a new password, of a new account. */
export async function newResetLink(making: Making): Promise<string> {
  const { deps } = making.world;
  const userId = await newAccount(making);
  const token = `${userId}-${deps.ids.secret()}`;
  const expiresAt = new Date(deps.clock.now().getTime() + day).toISOString();
  await deps.accounts.addLink({ tokenHash: hash(token), purpose: 'reset', userId, expiresAt });
  return token;
}
