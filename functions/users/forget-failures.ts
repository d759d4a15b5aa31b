import { users as rows } from '../../shared/contract/users';
import type { Deps } from '../runtime/deps/deps';
import { windowsOfAccount } from '../runtime/pipeline/rate-limit';

/** Clears an account's failed logins from everywhere: someone who just proved the mailbox gets in at once. */
export async function forgetFailures(email: string, now: Date, { attempts }: Deps): Promise<void> {
  const windows = windowsOfAccount('users.login', { rate: rows.login.rate, account: email, now });
  await Promise.all(windows.map((window) => attempts.clear(window)));
}
