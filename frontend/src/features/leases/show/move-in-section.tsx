import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { MoveInList } from '../../../domain-ui/lease/move-in-list';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';

/** What the lease charges once, and what of it is paid; nothing for a lease without such charges. */
export function MoveInSection({ lease: { lease_id: id, move_in = [] } }: { lease: LeaseDetails }) {
  if (move_in.length === 0) return null;
  return (
    <Section
      title="Move-in charges"
      action={
        <LinkButton to="/ledgesData" search={{ id }} variant="outline" size="sm">
          Ledger
        </LinkButton>
      }
    >
      <MoveInList lines={move_in} />
    </Section>
  );
}
