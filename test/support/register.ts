import type { Stores } from '../../functions/table/stores';
import { newId } from './table-data';

type Made = Omit<Parameters<Stores['accounts']['activate']>[0], 'tokenHash' | 'waiting' | 'now'>;

/** A person who has signed up and opened the mail, as the table has it. */
export async function register({ accounts }: Pick<Stores, 'accounts'>, made: Made): Promise<void> {
  const { email, createdAt } = made.account;
  const now = new Date(createdAt);
  const tokenHash = newId('hash');
  const expiresAt = new Date(now.getTime() + 60_000).toISOString();
  await accounts.addLink({ tokenHash, purpose: 'activate', userId: '', email, expiresAt });
  await accounts.activate({ ...made, tokenHash, waiting: [], now });
}
