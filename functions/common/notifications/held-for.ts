import { normalizeEmail } from '../../../shared/domain/text';
import type { Deps } from '../../runtime/deps/deps';
import type { OutboxEntry } from '../../table/outbox/record';
import type { HeldLetter } from '../../table/tenants/record';

/**
 * The letter as held, for a tenant who came in with a lease signed elsewhere and was not invited; undefined
 * for anybody else's, and for one that somebody sends them by name. No sender has to ask: every letter passes
 * here.
 */
export async function heldFor(
  { organizationId, entryId, message }: Pick<OutboxEntry, 'organizationId' | 'entryId' | 'message'>,
  { people, clock }: Pick<Deps, 'people' | 'clock'>,
): Promise<HeldLetter | undefined> {
  if (message.kind !== 'letter' || message.isAddressed) return undefined;
  const reader = { organizationId, email: normalizeEmail(message.to), roleLabel: 'tenant' } as const;
  const person = await people.byMail(reader);
  if (person?.status !== 'not-invited') return undefined;
  const at = clock.now().toISOString();
  const { userRoleId } = person;
  return { organizationId, userRoleId, entryId, subject: message.subject, at, why: 'not-invited' };
}
