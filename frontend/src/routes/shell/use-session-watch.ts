import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../../shared/domain/messages';
import { now } from '../../api/clock';
import { extendSession } from '../../api/extend';
import { safeReturnPath } from '../../api/return-path';
import { currentUser, isExpired, signOut } from '../../api/session';
import { sessionKeys, storedToken } from '../../api/session-store';
import { dialogs, dismissAll } from '../../ui/feedback/dialogs';
import { momentOf } from './session-clock';

const everyMs = 10_000;
/** A refused renewal waits this long before the next attempt. */
const renewPauseMs = 60_000;

/**
 * Renews the session while the person works, warns two minutes before its end, and then blocks with the
 * spec's modal (GEN-04), so that no typed text is lost. Notices a logout in another tab. True when the
 * session was over on arrival.
 */
export function useSessionWatch(): boolean {
  const navigate = useNavigate();
  const router = useRouter();
  const [onArrival] = useState(isExpired);
  const touched = useRef(0);
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);
  const showing = useRef<'warning' | 'end' | undefined>(undefined);

  useEffect(() => {
    let here = true;
    touched.current = Date.now();
    const touch = () => {
      touched.current = Date.now();
    };
    const from = () => safeReturnPath(router.state.location.href);

    const end = async () => {
      showing.current = 'end';
      dismissAll();
      await dialogs.block({
        title: messages.sessionExpiredTitle,
        text: messages.sessionExpiredText,
        button: messages.logIn,
      });
      const back = from();
      await signOut();
      await navigate({ to: '/auth/loginformik', search: back ? { from: back } : {} });
      showing.current = undefined;
    };

    const warn = async () => {
      showing.current = 'warning';
      const stay = await dialogs.confirm('You have been away for a while. Do you want to stay logged in?', {
        title: 'Your session ends in two minutes',
        yes: 'Extend',
        no: 'Not now',
      });
      if (stay) await extendSession();
      // After a no, do not ask again; the session simply ends.
      else if (showing.current === 'warning') return;
      if (showing.current === 'warning') showing.current = undefined;
    };

    const look = () => {
      // View as is never extended: its bar leaves it in time.
      if (!here || showing.current === 'end' || storedToken() === null || currentUser()?.view_as) return;
      const idleSeconds = (Date.now() - touched.current) / 1000;
      const moment = momentOf(storedToken(), { now: now(), idleSeconds });
      if (moment === 'expired') void end();
      else if (moment === 'warn' && showing.current === undefined) void warn();
      else if (moment === 'renew' && Date.now() - renewedAt.current > renewPauseMs) {
        renewedAt.current = Date.now();
        void extendSession();
      }
    };

    const otherTab = (event: StorageEvent) => {
      if (event.key === sessionKeys.token && event.newValue === null) {
        const back = from();
        void navigate({ to: '/login', search: back ? { from: back } : {} });
      }
      // Another person or role: the screen's content is not theirs.
      if (event.key === sessionKeys.userRoleId && event.oldValue !== null && event.newValue !== null)
        window.location.assign('/propertyDashboard');
    };

    look();
    const timer = setInterval(look, everyMs);
    const touches = ['pointerdown', 'keydown'] as const;
    for (const name of touches) document.addEventListener(name, touch, { passive: true });
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', otherTab);
    return () => {
      here = false;
      clearInterval(timer);
      for (const name of touches) document.removeEventListener(name, touch);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', otherTab);
    };
  }, [navigate, router]);

  return onArrival;
}
