import { useBlocker } from '@tanstack/react-router';
import { currentUser } from '../../../api/session';
import { dialogs } from '../../../ui/feedback/dialogs';

/** Asks before leaving the page or closing the tab during an import. The wizard's steps are one page. */
export function useRunGuard(isRunning: boolean): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isRunning &&
      current.pathname !== next.pathname &&
      currentUser() !== undefined &&
      !(await dialogs.confirm(
        'It stops after the current requests. Choose the same file later to continue.',
        {
          title: 'Leave while the import runs?',
          yes: 'Leave',
          no: 'Stay',
        },
      )),
    enableBeforeUnload: () => isRunning,
    disabled: !isRunning,
  });
}
