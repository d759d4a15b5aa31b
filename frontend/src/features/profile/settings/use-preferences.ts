import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../../../shared/contract/profile';
import {
  type ChosenNotification,
  defaultNotificationChoices,
  type NotificationChoice,
} from '../../../../../shared/domain/profile';
import { api } from '../../../api/client';
import { profileQuery } from '../queries';

type Switched = { kind: ChosenNotification; way: keyof NotificationChoice; on: boolean };

const withSwitched = (profile: Profile, { kind, way, on }: Switched): Profile => ({
  ...profile,
  notifications: { ...profile.notifications, [kind]: { ...profile.notifications[kind], [way]: on } },
});

/** Each switch counts at once and goes to the server, one after the other; the one that was not taken goes back. */
export function usePreferences() {
  const client = useQueryClient();
  const { queryKey } = profileQuery;
  const show = (switched: Switched) =>
    client.setQueryData(queryKey, (before) => before && withSwitched(before, switched));
  return useMutation({
    // One at a time, so that the newest choices are the last ones that arrive.
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
