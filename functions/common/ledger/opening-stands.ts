import { maySave } from '../../../shared/domain/ledger/openings/sheet';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';

type Import = { readonly organizationId: string; readonly startedAt: string };

/**
 * Whether the sheet of opening balances stands with what this import brought: undone is first what came last.
 */
export async function refuseWhileOpeningStands(
  { organizationId, startedAt }: Import,
  { openings }: Deps,
): Promise<void> {
  const sheet = await openings.sheet(organizationId);
  if (sheet && !maySave(sheet.state) && startedAt < sheet.at) throw refuse('opening-stands');
}
