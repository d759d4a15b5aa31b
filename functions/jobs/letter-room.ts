import { hasEverPaid } from '../../shared/domain/subscriptions/subscriptions';
import { normalizeEmail } from '../../shared/domain/text';
import type { Deps } from '../runtime/deps/deps';
import type { EntryOf, OutboxEntry } from '../table/outbox/record';

const windowSeconds = 24 * 60 * 60;

/**
 * Letters a day of each cause: of an organization to one address, and of one that never paid to anybody. Any
 * stranger can sign up and name whom we mail, and our mail must not flood anyone.
 */
const limits = { address: 60, unpaid: 100 } as const;

const isLetter = (entry: OutboxEntry): entry is EntryOf<'letter'> => entry.message.kind === 'letter';

/**
 * What is counted together. Who holds a link uses up neither the organization's own letters nor the room of
 * an address; a signing link waits for none but its own kind.
 */
function scopesOf({ invites, isStrangers }: EntryOf<'letter'>['message']) {
  if (isStrangers) return { ofAddress: 'letters.strangers.address', ofAll: 'letters.strangers' };
  return {
    ofAddress: invites ? 'letters.signing.address' : 'letters.address',
    ofAll: 'letters.organization',
  };
}

/** Counts an entry about to be sent. Past its limit, answers when a letter has room again. */
export async function roomForLetter(
  entry: OutboxEntry,
  { attempts, organizations, clock }: Pick<Deps, 'attempts' | 'organizations' | 'clock'>,
): Promise<Date | undefined> {
  if (!isLetter(entry)) return undefined;
  const { organizationId, message } = entry;
  const now = clock.now();
  const add = (scope: string, subject: string) => attempts.add({ scope, subject, windowSeconds, now });
  const { ofAddress, ofAll } = scopesOf(message);
  const [address, all] = await Promise.all([
    add(ofAddress, `${organizationId} ${normalizeEmail(message.to)}`),
    add(ofAll, organizationId),
  ]);
  const isUnpaid = async () => {
    const organization = await organizations.byId(organizationId);
    return organization !== undefined && !hasEverPaid(organization.subscription);
  };
  const isFull = address.count > limits.address || (all.count > limits.unpaid && (await isUnpaid()));
  return isFull ? new Date(now.getTime() + address.secondsLeft * 1000) : undefined;
}
