import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import type { Attempt } from '../../table/db/attempts';

/**
 * Mails of a kind that strangers can have us send to one mailbox. A window is as long as the link in them works: when no more go out, one that went
 * is still good, or soon there is room again.
 */
const rooms = {
  reset: { limit: 3, windowSeconds: 30 * 60 },
  activate: { limit: 5, windowSeconds: 24 * 60 * 60 },
} as const;

type Kind = keyof typeof rooms;
type Asked = { readonly email: string; readonly call: Pick<Call, 'now' | 'counted'> };

/** A browser that the account knows has room of its own. */
export const mailboxRoom = (kind: Kind, { email, call }: Asked): Attempt & { readonly limit: number } => ({
  ...rooms[kind],
  ...{ scope: `mailbox.${kind}`, subject: email, from: call.counted?.device?.deviceHash, now: call.now },
});

/** Takes room for one more mail. The same work for an address that nobody has. */
export async function takeMailboxRoom(kind: Kind, asked: Asked, { attempts }: Deps): Promise<boolean> {
  const { limit, ...attempt } = mailboxRoom(kind, asked);
  return (await attempts.add(attempt)).count <= limit;
}
