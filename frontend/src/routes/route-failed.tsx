import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { report } from '../api/report';

const reloadedFor = 'reloadedForNewVersion';

/** A deployment removes the old version's chunks; one reload loads the new ones. */
const isOldVersion = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message);

/** A broken screen. Plain elements, because the component library itself may be what broke. */
export function RouteFailed({ error }: ErrorComponentProps) {
  useEffect(() => {
    report('A screen failed', error);
    if (!isOldVersion(error) || sessionStorage.getItem(reloadedFor) !== null) return;
    sessionStorage.setItem(reloadedFor, 'yes');
    window.location.reload();
  }, [error]);
  return (
    <main className="failed">
      <h1>Something went wrong on this page</h1>
      <p>Something went wrong on our side. Nothing you saved is lost.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  );
}
