import { messages } from '../../../shared/domain/messages';
import { onSessionEnd } from '../api/expired';
import { safeReturnPath } from '../api/return-path';
import { dropSession, storedTokenExists } from '../api/session';
import { dialogs } from '../ui/feedback/dialogs';
import type { buildRouter } from './router';

type Router = Pick<ReturnType<typeof buildRouter>, 'navigate' | 'state'>;

/** A 401: one alert, the session is dropped, then /login, which returns here (GEN-02, RTE-06). */
export function endSessionsWith(router: Router): void {
  onSessionEnd(async () => {
    // Someone without a session needs no alert.
    if (!storedTokenExists()) return;
    await dialogs.alert(messages.sessionExpiredAlert);
    const from = safeReturnPath(router.state.location.href);
    dropSession();
    await router.navigate({ to: '/login', search: from ? { from } : {} });
  });
}
