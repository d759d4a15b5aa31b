import { absent, type Condition, missingOr } from '../db/conditions';
import { check, put, remove, update, type Write } from '../db/writes';
import { Account, Device, type DeviceKey, EmailGuard, LoginTicket, Role, SecondFactor } from './record';

/** A new account and the guard of its address; the guard fails when the address has an account. */
export const newAccount = (account: Account): Write<'email-guard' | 'account'>[] => [
  put(EmailGuard, account, absent),
  put(Account, account, absent),
];

/** The role stands as it was when the caller read it, no earlier than `at` (UTC). */
export const roleStands = (role: { userId: string; userRoleId: string }, at: string): Write<'role'> =>
  check(Role, role, {
    and: [
      missingOr('stopped', { attr: 'stopped', eq: false }),
      missingOr('changedAt', { attr: 'changedAt', lte: at }),
    ],
  });

type LogIn = {
  readonly userId: string;
  /** Since when the password is known to have been right (UTC). */
  readonly since: string;
  /** What the password was found right against: by another one it is no login any more, however close the two came. */
  readonly passwordHash?: string | undefined;
  readonly hasSecondStep: boolean;
};

/** No session was ended since the password was given; and who gives nothing but a password has no second step turned on meanwhile. */
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

/** What was given for a code: the step whose code it was, or the hash of a recovery code. */
export type Proof =
  | { readonly kind: 'app'; readonly step: number }
  | { readonly kind: 'recovery'; readonly hash: string };

/** A code that was right for this secret; it counts only where it is written. */
export type Proven = { readonly userId: string; readonly secret: string; readonly proof: Proof };

/** The second step of a login: whose ticket and code, and since when the password is known to have been right (UTC). */
export type SecondStep = Proven & { readonly ticketHash: string; readonly startedAt: string };

/** The code was not used before, and belongs to what stands: of two who use one code at once, one is too late. */
export const stillGood = ({ secret, proof }: Proven): Condition<keyof SecondFactor> => ({
  and: [
    { attr: 'secret', eq: secret },
    proof.kind === 'app'
      ? { attr: 'lastStep', lt: proof.step }
      : { attr: 'recoveryHashes', contains: proof.hash },
  ],
});

/** Uses a login's ticket and its code up. Fails as `login-ticket` when the ticket was used, as `second-factor` when the code was. */
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
