import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../../../shared/contract/profile';
import {
  type ChosenNotification,
  defaultNotificationChoices,
  type NotificationChoice,
} from '../../../../../shared/domain/people/profile';
import { api } from '../../../api/client';
import { profileQuery } from '../queries';

type Switched = { kind: ChosenNotification; way: keyof NotificationChoice; on: boolean };

const withSwitched = (profile: Profile, { kind, way, on }: Switched): Profile => ({
  ...profile,
  notifications: { ...profile.notifications, [kind]: { ...profile.notifications[kind], [way]: on } },
});

/** Each switch applies at once and is saved in turn. A refused one switches back. */
export function usePreferences() {
  const client = useQueryClient();
  const { queryKey } = profileQuery;
  const show = (switched: Switched) =>
    client.setQueryData(queryKey, (before) => before && withSwitched(before, switched));
  return useMutation({
    // One save at a time, so that the newest choices arrive last.
    scope: { id: 'preferences' },
    mutationFn: () =>
      api.profile.savePreferences({
        body: client.getQueryData(queryKey)?.notifications ?? defaultNotificationChoices,
      }),
    onMutate: async (switched: Switched) => {
      await client.cancelQueries({ queryKey });
      show(switched);
    },
    onError: (_error, switched) => show({ ...switched, on: !switched.on }),
  });
}
