import { pngBytes } from '../../support/image-bytes';
import type { Making } from '../samples';
import { worldPassword } from './people';
import { startSessionOf } from './session';

/** Resets the caller's password, which an earlier call may have changed. */
export async function resetWorldPassword({ world, scene }: Making): Promise<void> {
  const { userId } = scene.me.viewer;
  const from = (await world.deps.accounts.byId(userId))?.account.passwordHash ?? '';
  if (await world.deps.passwords.matches(worldPassword, from)) return;
  const to = await world.deps.passwords.hash(worldPassword);
  await world.deps.accounts.replacePasswordHash({ userId, from, to });
}

/** The name of the caller's uploaded photo. */
export async function sentPhoto(
  { world, scene }: Making,
  bytes = pngBytes({ width: 8, height: 8 }),
): Promise<string> {
  const upload = world.deps.ids.next('img');
  const { organizationId, userId } = scene.me.viewer;
  const key = `uploads/${organizationId}/${userId}/${upload}`;
  await world.deps.files.put({ key, bytes, contentType: 'image/png' });
  return upload;
}

/** Logs the caller in on another device too. */
export const anotherDevice = async ({ world, scene }: Making): Promise<void> =>
  void (await startSessionOf(scene.me, world));

/** Letters only and never used before: names take no digits. */
export const lettersOf = (fresh: string): string =>
  fresh.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
