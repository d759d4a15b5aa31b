import { pngBytes } from '../../support/image-bytes';
import type { Making } from '../samples';
import { housePassword } from './people';
import { startSessionOf } from './session';

/** Resets the caller's password, which an earlier call may have changed. */
export async function resetHousePassword({ house, scene }: Making): Promise<void> {
  const { userId } = scene.me.viewer;
  const from = (await house.deps.accounts.byId(userId))?.account.passwordHash ?? '';
  if (await house.deps.passwords.matches(housePassword, from)) return;
  const to = await house.deps.passwords.hash(housePassword);
  await house.deps.accounts.replacePasswordHash({ userId, from, to });
}

/** The name of the caller's uploaded photo. */
export async function sentPhoto({ house, scene }: Making): Promise<string> {
  const upload = house.deps.ids.next('img');
  const { organizationId, userId } = scene.me.viewer;
  const bytes = pngBytes({ width: 8, height: 8 });
  const key = `uploads/${organizationId}/${userId}/${upload}`;
  await house.deps.files.put({ key, bytes, contentType: 'image/png' });
  return upload;
}

/** Logs the caller in on another device too. */
export const anotherDevice = async ({ house, scene }: Making): Promise<void> =>
  void (await startSessionOf(scene.me, house));

/** Letters only and never used before: names take no digits. */
export const lettersOf = (fresh: string): string =>
  fresh.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
