import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { Offline } from '../../../api/refusal';
import { holdRequest, type RaiseBody } from '../offline/waiting-requests';
import { requestChanged } from '../queries';

/** Throws `Offline` where the device has no room for it. */
function hold(held: Parameters<typeof holdRequest>[0]) {
  try {
    return { held: holdRequest(held) };
  } catch (cause) {
    throw new Offline(cause);
  }
}

/** A request without an answer is held on the device, and sent under the same key. */
async function raiseOrHold(body: RaiseBody, key: string) {
  if (!navigator.onLine) {
    const held = { ...body, how: 'offline', is_another: true } as const;
    return hold({ body: held, key, wasSent: false });
  }
  try {
    return (await api.requests.raiseRequest({ body }, { idempotencyKey: key })).data;
  } catch (cause) {
    if (!(cause instanceof Offline)) throw cause;
    return hold({ body, key, wasSent: true });
  }
}

/**
 * Raises a request exactly once; one that is alike and open is shown first. Without network it waits on
 * this device: `held` is its key.
 */
export function useRaise(onRaised: (id: string) => void, onHeld?: () => void) {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const [alike, setAlike] = useState<RequestLine>();
  const [held, setHeld] = useState<string>();
  const raise = useMutation({
    mutationFn: (body: RaiseBody) => raiseOrHold(body, key.current),
    networkMode: 'always',
    onSuccess: async (data) => {
      // Another answer needs another key: the same one would answer the same again.
      key.current = newIdempotencyKey();
      if ('held' in data) {
        setHeld(data.held);
        onHeld?.();
        return;
      }
      setAlike(data.alike);
      if (data.request_id === undefined) return;
      await requestChanged(client);
      onRaised(data.request_id);
    },
  });
  return { raise, alike, held };
}
export type Raise = ReturnType<typeof useRaise>;
