import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { report } from '../../api/report';
import { renewUser } from '../../api/session';

const profileKey = ['profile'] as const;

export const profileQuery = queryOptions({
  queryKey: [...profileKey, 'own'],
  queryFn: async ({ signal }) => (await api.profile.getProfile({}, { signal })).data,
});

export const sessionsQuery = queryOptions({
  queryKey: [...profileKey, 'sessions'],
  queryFn: async ({ signal }) => (await api.profile.listSessions({}, { signal })).data,
});

export const organizationSettingsQuery = queryOptions({
  queryKey: [...profileKey, 'organization'],
  queryFn: async ({ signal }) => (await api.profile.getOrganizationSettings({}, { signal })).data,
});

/** Updates the person in the frame after a change. If this fails, the frame catches up minutes later. */
export async function refreshPerson(): Promise<void> {
  try {
    renewUser((await api.users.getCurrentUser()).data);
  } catch (cause) {
    report('The person could not be read anew', cause);
  }
}
