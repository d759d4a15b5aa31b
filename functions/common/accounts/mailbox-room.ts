import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';

/**
 * Mails of a kind that strangers can have us send to one mailbox. A window is as long as the link in them works: when no more go out, one that went
 * is still good, or soon there is room again.
 */
const rooms = { reset: { limit: 3, windowSeconds: 30 * 60 } } as const;

type Asked = { readonly email: string; readonly call: Pick<Call, 'now' | 'counted'> };

/** Takes room for one more mail. A browser that the account knows has room of its own. The same work for an address that nobody has. */
export async function takeMailboxRoom(
  kind: keyof typeof rooms,
  { email, call: { now, counted } }: Asked,
  { attempts }: Deps,
): Promise<boolean> {
  const { limit, windowSeconds } = rooms[kind];
  const from = counted?.device?.deviceHash;
  const { count } = await attempts.add({
    scope: `mailbox.${kind}`,
    subject: email,
    from,
    windowSeconds,
    now,
  });
  return count <= limit;
}
