import { pngBytes } from '../../support/image-bytes';
import type { Making } from '../samples';
import { housePassword } from './people';
import { startSessionOf } from './session';

/** The caller's password as everybody's: a call before may have set another one. */
export async function housePasswordAgain({ house, scene }: Making): Promise<void> {
  const { userId } = scene.me.viewer;
  const from = (await house.deps.accounts.byId(userId))?.account.passwordHash ?? '';
  if (await house.deps.passwords.matches(housePassword, from)) return;
  const to = await house.deps.passwords.hash(housePassword);
  await house.deps.accounts.replacePasswordHash({ userId, from, to });
}

/** The name of a photo of the caller's own that lies there, to be used. */
export async function sentPhoto({ house, scene }: Making): Promise<string> {
  const upload = house.deps.ids.next('img');
  const { organizationId, userId } = scene.me.viewer;
  const bytes = pngBytes({ width: 8, height: 8 });
  const key = `uploads/${organizationId}/${userId}/${upload}`;
  await house.deps.files.put({ key, bytes, contentType: 'image/png' });
  return upload;
}

/** The caller is logged in elsewhere too. */
export const anotherDevice = async ({ house, scene }: Making): Promise<void> =>
  void (await startSessionOf(scene.me, house));

/** A word of letters alone that no other call's fresh word gives: names take no digits. */
export const lettersOf = (fresh: string): string =>
  fresh.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
