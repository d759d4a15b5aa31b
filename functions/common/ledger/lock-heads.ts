import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';

/** Ledgers of one call, which takes some three seconds; the caller asks again for the rest. */
const mostAtOnce = 2_000;

/**
 * Copies the day through which the books are closed to the ledgers that do not have it. Answers how many
 * still lack it: those past one call's number, and those that changed meanwhile.
 */
export async function lockHeads(
  { organizationId, through }: { organizationId: string; through: string },
  { ledgers }: Deps,
): Promise<number> {
  const heads = (await ledgers.heads(organizationId)).filter(({ locked }) => locked !== through);
  const isLocked = await mapAll(heads.slice(0, mostAtOnce), (head) => ledgers.lockHead(head, through));
  return heads.length - isLocked.filter(Boolean).length;
}
