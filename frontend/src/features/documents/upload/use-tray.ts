import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { toast } from '../../../ui/feedback/toast';
import { documentsKey } from '../queries';
import { documentPost } from './post-document';
import { Tray } from './tray';

/**
 * Trays by person and unit, in memory: uploads survive a change of screen and a new login.
 * The trays of another person end with that person's session.
 */
const trays = new Map<string, Tray>();

function trayOf({ person, unitId, client }: { person: string; unitId: string; client: QueryClient }): Tray {
  const key = `${person} ${unitId}`;
  for (const [other, tray] of trays) {
    if (other.startsWith(`${person} `)) continue;
    for (const { id } of tray.view().items) tray.remove(id);
    trays.delete(other);
  }
  const known = trays.get(key);
  if (known) return known;
  const tray = new Tray({
    post: documentPost(unitId),
    newId: newIdempotencyKey,
    onKept: () => void client.invalidateQueries({ queryKey: documentsKey }),
    onRest: (names) => {
      const [first] = names;
      toast({ title: names.length === 1 ? `${first} was added` : `${names.length} documents were added` });
    },
  });
  trays.set(key, tray);
  return tray;
}

/** A unit's tray. Closing the tab asks first while files are in it, because they cannot be stored. */
export function useTray({ person, unitId }: { person: string; unitId: string }) {
  const tray = trayOf({ person, unitId, client: useQueryClient() });
  const view = useSyncExternalStore(tray.subscribe, tray.view);
  const waits = view.items.length > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [waits]);
  return { tray, ...view };
}
