import { useBlocker } from '@tanstack/react-router';
import { currentUser } from '../api/session';
import { say } from './say';

let asked: Promise<boolean> | undefined;

/** Asks once per navigation, also when several forms of the page have unsaved work. */
function mayLeave(text: string): Promise<boolean> {
  asked ??= say
    .confirm(text, { title: 'Leave without saving?', yes: 'Leave', no: 'Stay' })
    // The other forms ask in the same turn of the event loop.
    .finally(() => setTimeout(() => (asked = undefined)));
  return asked;
}

/** Asks before a form with unsaved work is left, and the browser asks before the tab is closed. */
export function useLeaveGuard(dirty: boolean, text = 'What you typed has not been saved.'): void {
  useBlocker({
    shouldBlockFn: async () =>
      dirty &&
      // A session that ended leads to the login; the draft is kept.
      currentUser() !== undefined &&
      !(await mayLeave(text)),
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
  });
}
