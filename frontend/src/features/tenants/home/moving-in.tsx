import type { HomeLease } from '../../../../../shared/contract/tenants';
import { MoveInList } from '../../../domain-ui/lease/move-in-list';
import { Stack } from '../../../ui/layout/layout';
import { Muted, SubTitle } from '../../../ui/primitives/text';

/** What the tenants pay once before they move in, in plain words. */
export function MovingIn({ lease: { money, status } }: { lease: HomeLease }) {
  const lines = money?.move_in ?? [];
  if (lines.length === 0) return null;
  return (
    <Stack gap="2">
      <SubTitle>{status === 'signed' ? 'Before you move in' : 'From your move-in'}</SubTitle>
      <Muted>
        Your lease asks for this once. A deposit stays yours: your landlord holds it, and returns what is not
        used when you leave.
      </Muted>
      <MoveInList lines={lines} />
    </Stack>
  );
}
