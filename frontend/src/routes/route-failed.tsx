import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { report } from '../api/report';

const reloadedFor = 'reloadedForNewVersion';

/** A chunk of an older version is gone after a deployment: one reload brings the new one. */
const isOldVersion = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script/i.test(error.message);

/** A screen that broke. Plain elements, because what broke may be the component library. */
export function RouteFailed({ error }: ErrorComponentProps) {
  useEffect(() => {
    report('A screen failed', error);
    if (!isOldVersion(error) || sessionStorage.getItem(reloadedFor) !== null) return;
    sessionStorage.setItem(reloadedFor, 'yes');
    window.location.reload();
  }, [error]);
  return (
    <main className="failed">
      <h1>This page did not work</h1>
      <p>Something went wrong on our side. Nothing you saved is lost.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Load it again
      </button>
    </main>
  );
}
