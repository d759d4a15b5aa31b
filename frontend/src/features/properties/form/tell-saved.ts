import { messages } from '../../../../../shared/domain/messages';
import { say } from '../../../ui/say';
import { toast } from '../../../ui/toast';
import type { SaveOutcome } from '../form/save-outcome';

/** What became of saving a unit or a property's facts, in a toast or a dialog; true when the form has done its work. */
export async function tellSaved(
  outcome: SaveOutcome,
  { saved, gone }: { saved: string; gone: string },
): Promise<boolean> {
  switch (outcome.kind) {
    case 'saved':
      toast({ title: saved });
      return true;
    case 'saved-earlier':
      await say.result({
        icon: 'warning',
        title: 'This was saved before',
        text: 'An earlier try arrived after all. What you changed since then is not in it.',
      });
      return true;
    case 'unit-limit':
      await say.result({ icon: 'warning', text: messages.unitLimitExceeded });
      return false;
    case 'gone':
      await say.result({ icon: 'warning', title: 'Not saved', text: gone });
      return false;
    case 'refused':
      await say.result({ icon: 'warning', title: 'Not saved', text: outcome.reason });
      return false;
    default:
      return false;
  }
}
