import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { rentAfter } from '../../../../../../shared/domain/leases/moves/offer-renewal';
import { displayDollars } from '../../../../../../shared/domain/money';
import { api } from '../../../../api/client';
import { refusalWords } from '../../../../api/refusal-words';
import { dialogs } from '../../../../ui/feedback/dialogs';
import { Row } from '../../../../ui/layout/layout';
import { Button } from '../../../../ui/primitives/button';
import { Muted } from '../../../../ui/primitives/text';
import { OfferFields } from '../../offer/offer-fields';
import { type OfferValues, offerOf, offerProblems, offerValues, ruleOf } from '../../offer/offer-values';
import { agreedTermOf } from '../../parts/terms-of';
import { MoveDialog } from './move-dialog';
import type { MoveProps } from './move-props';

/** Offers the next term in one step, or drafts it to change more than dates and rent. */
export default function OfferDialog({ lease, onClose }: MoveProps) {
  const { lease_id } = lease;
  return (
    <MoveDialog<OfferValues>
      title="Offer a renewal"
      lead="Everyone who signs gets a link to the new text and sees what changed. Until all have signed, the lease stays the same."
      button="Send the renewal"
      values={offerValues}
      problems={offerProblems}
      send={(values, sending) => api.leases.offerRenewal({ body: { lease_id, ...offerOf(values) } }, sending)}
      done="The renewal was sent for signature."
      onClose={onClose}
    >
      <OfferFields />
      <NewRent lease={lease} />
      <DraftInstead lease={lease} onClose={onClose} />
    </MoveDialog>
  );
}

function NewRent({ lease }: Pick<MoveProps, 'lease'>) {
  const values = useWatch<OfferValues>() as OfferValues;
  const lines = agreedTermOf(lease)?.rentLines ?? [];
  const sum = (of: typeof lines) => of.reduce((total, { cents }) => total + cents, 0);
  const [now, then] = [sum(lines), sum(rentAfter(lines, ruleOf(values)))].map(displayDollars);
  return <Muted>{now === then ? `${now} a month, as now.` : `${now} a month now, then ${then}.`}</Muted>;
}

/** The wizard changes people, clauses and length. */
function DraftInstead({ lease: { lease_id } }: MoveProps) {
  const navigate = useNavigate();
  const draft = async () => {
    try {
      await api.leases.renewLease({ body: { lease_id } });
      await navigate({ to: '/updateLease', search: { id: lease_id, step: 'term' } });
    } catch (cause) {
      await dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) });
    }
  };
  return (
    <Row gap="3">
      <Muted>To change people or other terms first:</Muted>
      <Button variant="outline" size="sm" onClick={() => void draft()}>
        Draft it instead
      </Button>
    </Row>
  );
}
