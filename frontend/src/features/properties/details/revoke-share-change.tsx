import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/primitives/button';
import { portfolioKey } from '../../units/queries';
import type { ShareSet } from './share-sets';

type Props = {
  property: Pick<PropertyRead, 'property_id' | 'version'>;
  /** The upcoming change, and the current shares that stay if it is revoked. */
  coming: ShareSet;
  before: ShareSet;
};

/** Revokes an upcoming change of shares; the current shares continue. */
export function RevokeShareChange({ property, coming, before }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => {
      const rentalOwners = before.shares.map((share) => ({
        userId: share.rental_user_owner_id,
        percentage: share.percentage,
      }));
      return api.properties.changeShares({
        params: { id: property.property_id },
        body: { version: property.version, effective_from: coming.effective_from, rentalOwners },
      });
    },
    onSuccess: () => toast({ title: 'Change undone' }),
    onError: async (cause) => {
      const reason = cause instanceof ApiRefusal && cause.status < 500 ? cause.message : '';
      if (!reason) report('The change of shares was not undone', cause);
      await dialogs.result({ icon: 'error', text: reason || 'Not undone. Try again.' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKey }),
  });
  const day = displayDate(coming.effective_from);
  const ask = async () => {
    const text = `The shares before ${day} stay in effect.`;
    const labels = { title: 'Undo this change?', yes: 'Undo change', no: 'Cancel' };
    if (await dialogs.confirm(text, labels)) remove.mutate();
  };
  return (
    <Button
      variant="plain"
      size="xs"
      aria-label={`Undo the shares from ${day}`}
      pending={remove.isPending}
      pendingText="Undoing"
      onClick={() => void ask()}
    >
      Undo
    </Button>
  );
}
