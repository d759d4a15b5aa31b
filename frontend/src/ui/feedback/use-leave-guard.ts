import { useBlocker } from '@tanstack/react-router';
import { currentUser } from '../../api/session';
import { dialogs } from './dialogs';

let asked: Promise<boolean> | undefined;

/** Asks once per navigation, even if several forms of the page have unsaved work. */
function mayLeave(text: string): Promise<boolean> {
  asked ??= dialogs
    .confirm(text, { title: 'Leave without saving?', yes: 'Leave', no: 'Stay' })
    // The other forms ask in the same turn of the event loop.
    .finally(() => setTimeout(() => (asked = undefined)));
  return asked;
}

/** Asks before a person leaves unsaved work or closes the tab. */
export function useLeaveGuard(dirty: boolean, text = 'What you typed has not been saved.'): void {
  useBlocker({
    shouldBlockFn: async () =>
      dirty &&
      // An ended session leads to the login; the draft is kept.
      currentUser() !== undefined &&
      !(await mayLeave(text)),
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
  });
}
