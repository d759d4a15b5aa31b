import { messages } from '../../../../../shared/domain/messages';
import { say } from '../../../ui/say';

/** The spec's warning when another unit does not fit the plan (PRP-30). */
export const sayUnitLimit = (): Promise<void> =>
  say.result({ icon: 'warning', text: messages.unitLimitExceeded });
