import { messages } from '../../../../../shared/domain/messages';
import { say } from '../../../ui/say';
import type { SaveOutcome } from '../form/save-outcome';

/** The dialogs of a save (PRP-21, PRP-30); true when the list comes next. Fields and a failed request have no dialog: spec §8. */
export async function tellOutcome(outcome: SaveOutcome): Promise<boolean> {
  switch (outcome.kind) {
    case 'saved':
      await say.result({ icon: 'success', text: messages.propertyRegistered });
      return true;
    case 'saved-earlier':
      await say.result({
        icon: 'warning',
        title: 'This property was saved before',
        text: 'An earlier try arrived after all. What you changed since then is not in it.',
      });
      return true;
    case 'unit-limit':
      await say.result({ icon: 'warning', text: messages.unitLimitExceeded });
      return false;
    case 'refused':
      await say.result({
        icon: 'warning',
        ...(outcome.reason ? { title: messages.propertyNotRegistered } : {}),
        text: outcome.reason || messages.propertyNotRegistered,
      });
      return false;
    default:
      return false;
  }
}
