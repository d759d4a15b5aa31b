import { messages } from '../../../../../shared/domain/messages';
import { dialogs } from '../../../ui/feedback/dialogs';

/** The spec's warning when another unit does not fit the plan (PRP-30). */
export const showUnitLimit = (): Promise<void> =>
  dialogs.result({ icon: 'warning', text: messages.unitLimitExceeded });
