import { absent, type Condition, missingOr } from '../db/conditions';
import { check, put, remove, update, type Write } from '../db/writes';
import { Account, Device, type DeviceKey, EmailGuard, LoginTicket, Role, SecondFactor } from './record';

/** Fails as `email-guard` when the address has an account. */
export const newAccount = (account: Account): Write<'email-guard' | 'account'>[] => [
  put(EmailGuard, account, absent),
  put(Account, account, absent),
];

/** Fails when the role was stopped, or changed after `at` (UTC). */
export const roleStands = (role: { userId: string; userRoleId: string }, at: string): Write<'role'> =>
  check(Role, role, {
    and: [
      missingOr('stopped', { attr: 'stopped', eq: false }),
      missingOr('changedAt', { attr: 'changedAt', lte: at }),
    ],
  });

type LogIn = {
  readonly userId: string;
  /** When the password was known to be correct (UTC). */
  readonly since: string;
  /** The hash that the password matched: the login fails if it has changed since. */
  readonly passwordHash?: string | undefined;
  readonly hasSecondStep: boolean;
};

/** Fails when sessions were ended since the password was given, or two-step login was turned on meanwhile. */
export const mayLogIn = ({ userId, since, passwordHash, hasSecondStep }: LogIn): Write<'account'> =>
  check(
    Account,
    { userId },
    {
      and: [
        missingOr('sessionsEndedAt', { attr: 'sessionsEndedAt', lte: since }),
        ...(hasSecondStep ? [] : [{ attr: 'secondFactorSince', exists: false } as const]),
        ...(passwordHash === undefined ? [] : [{ attr: 'passwordHash', eq: passwordHash } as const]),
      ],
    },
  );

/** The time step of an app code, or the hash of a recovery code. */
export type Proof =
  | { readonly kind: 'app'; readonly step: number }
  | { readonly kind: 'recovery'; readonly hash: string };

/** A correct code for this secret; it counts only once it is written. */
export type Proven = { readonly userId: string; readonly secret: string; readonly proof: Proof };

/** A login's ticket and code. The password was known to be correct at `startedAt` (UTC). */
export type SecondStep = Proven & { readonly ticketHash: string; readonly startedAt: string };

/** Fails when the code was used or the secret replaced, so that one of two parallel uses fails. */
export const stillGood = ({ secret, proof }: Proven): Condition<keyof SecondFactor> => ({
  and: [
    { attr: 'secret', eq: secret },
    proof.kind === 'app'
      ? { attr: 'lastStep', lt: proof.step }
      : { attr: 'recoveryHashes', contains: proof.hash },
  ],
});

/** Uses up a login's ticket and code. Fails as `login-ticket` or `second-factor` when that one was used. */
export const useSecondStep = (step: SecondStep): Write<'login-ticket' | 'second-factor'>[] => {
  const { userId, proof } = step;
  const used =
    proof.kind === 'app'
      ? { set: { lastStep: proof.step } }
      : { takeOut: { recoveryHashes: new Set([proof.hash]) } };
  return [
    remove(LoginTicket, step, { attr: 'userId', eq: userId }),
    update(SecondFactor, { key: step, ...used, condition: stillGood(step) }),
  ];
};

/** How long a browser is known after it was last let in, as long as browsers keep its cookie. */
const deviceMilliseconds = 400 * 86_400_000;

type Met = DeviceKey & Pick<Partial<Device>, 'hasLoggedIn'> & { readonly now: Date };

/** The account knows the browser from now on; one that has logged in stays one that has. */
export function rememberDevice({ now, hasLoggedIn, ...key }: Met): Write<'device'> {
  const set = { ...key, hasLoggedIn, expiresAt: new Date(now.getTime() + deviceMilliseconds).toISOString() };
  return update(Device, { key, set, derived: Device.derive(set) });
}
