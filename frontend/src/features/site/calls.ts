import type { InputOf } from '../../../../shared/contract/endpoint';
import type { users } from '../../../../shared/contract/users';
import type { Plan } from '../../../../shared/domain/subscriptions/subscriptions';
import { api } from '../../api/client';

/** API-23. */
export const fetchPlans = async (signal: AbortSignal): Promise<readonly Plan[]> =>
  (await api.subscriptions.getAllPlans({}, { signal })).data.data;

export type ContactMessage = InputOf<typeof users.contact>['body'];

/** API-24. */
export async function sendMessage(body: ContactMessage): Promise<void> {
  await api.users.contact({ body });
}
