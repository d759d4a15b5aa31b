import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import { dialogs } from '../../../ui/feedback/dialogs';
import { portfolioKey, unitKey } from '../queries';

/** Asks in the spec's words, deletes, reports the result, and refetches the property (PRP-25, PRP-29). */
export function useDeleteUnit() {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (unitId: string) => api.units.deleteUnit({ params: { unitId } }),
  });
  return {
    isPending: remove.isPending,
    /** True if the unit was deleted. */
    ask: async ({ unit_id, unit_number }: { unit_id: string; unit_number: string }): Promise<boolean> => {
      const title = messages.deleteUnitQuestion;
      if (!(await dialogs.confirm(`Unit ${unit_number}`, { title, danger: true }))) return false;
      try {
        await remove.mutateAsync(unit_id);
      } catch (cause) {
        report('The unit was not deleted', cause);
        const reason = cause instanceof ApiRefusal && cause.status < 500 ? cause.message : '';
        await dialogs.result({
          icon: 'error',
          title: reason ? messages.unitNotDeleted : undefined,
          text: reason || messages.unitNotDeleted,
        });
        void client.invalidateQueries({ queryKey: portfolioKey });
        return false;
      }
      await dialogs.result({ icon: 'success', text: messages.unitDeleted });
      client.removeQueries({ queryKey: unitKey(unit_id) });
      await client.invalidateQueries({ queryKey: portfolioKey });
      return true;
    },
  };
}
