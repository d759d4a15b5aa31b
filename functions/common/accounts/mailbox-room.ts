import type { Deps } from '../../runtime/deps/deps';
import type { Call } from '../../runtime/handler';
import type { Attempt } from '../../table/db/attempts';

/** Limits mail that strangers can have us send to one mailbox. A window lasts as long as the mailed link
 * works, so when no more are sent, an earlier link still works or there is room again soon. */
const rooms = {
  reset: { limit: 3, windowSeconds: 30 * 60 },
  activate: { limit: 5, windowSeconds: 24 * 60 * 60 },
} as const;

type Kind = keyof typeof rooms;
type Asked = { readonly email: string; readonly call: Pick<Call, 'now' | 'counted'> };

/** A browser that the account knows is counted separately. */
export const mailboxRoom = (kind: Kind, { email, call }: Asked): Attempt & { readonly limit: number } => ({
  ...rooms[kind],
  scope: `mailbox.${kind}`,
  subject: email,
  from: call.counted?.device?.deviceHash,
  now: call.now,
});

/** Takes room for one more mail. Does the same work for an address without an account. */
export async function takeMailboxRoom(kind: Kind, asked: Asked, { attempts }: Deps): Promise<boolean> {
  const { limit, ...attempt } = mailboxRoom(kind, asked);
  return (await attempts.add(attempt)).count <= limit;
}
