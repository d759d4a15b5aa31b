import type { Contract } from '../../shared/contract';
import { defaultNotificationChoices } from '../../shared/domain/people/profile';
import { refuse } from '../../shared/wire/refusals';
import { answer, type Handler } from '../runtime/handler';

export const getProfile: Handler<Contract['profile']['getProfile']> = async (
  { viewer, now, organization },
  deps,
) => {
  const [person, { name, adminUserId, asksModel = false }, secondFactor] = await Promise.all([
    deps.accounts.byId(viewer.userId),
    organization(),
    deps.secondFactors.of(viewer.userId),
  ]);
  if (!person) throw refuse('not-authenticated');
  const { account } = person;
  return answer({
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    email_bounces: account.bouncedAt !== undefined,
    mobile_number: account.mobile,
    image_url: await deps.files.link(account.photo ?? '', now),
    organization: { name, may_rename: adminUserId === viewer.userId, asks_model: asksModel },
    notifications: account.notificationChoices ?? defaultNotificationChoices,
    second_factor: {
      since: secondFactor?.since ?? '',
      recovery_codes_left: secondFactor?.recoveryHashes.size ?? 0,
    },
  });
};
