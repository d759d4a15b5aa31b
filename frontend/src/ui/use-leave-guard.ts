import { useBlocker } from '@tanstack/react-router';
import { currentUser } from '../api/session';
import { say } from './say';

/** Asks before a form with unsaved work is left, and the browser asks before the tab is closed. */
export function useLeaveGuard(dirty: boolean, text = 'What you typed has not been saved.'): void {
  useBlocker({
    shouldBlockFn: async () =>
      dirty &&
      // A session that ended leads to the login; the draft is kept.
      currentUser() !== undefined &&
      !(await say.confirm(text, {
        title: 'Leave without saving?',
        yes: 'Leave',
        no: 'Stay',
      })),
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
  });
}
