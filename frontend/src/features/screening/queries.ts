import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { screeningStatuses } from '../../../../shared/domain/screening/screening-statuses';
import { api } from '../../api/client';
import { type ApplicantsPlace, applicantPlaces } from './list/applicant-place';

const applicantsKey = ['applicants'] as const;

export const applicantsQuery = (place: ApplicantsPlace) => {
  const { before: _, ...query } = applicantPlaces.queryOf(place);
  return queryOptions({
    queryKey: [...applicantsKey, 'list', query],
    queryFn: async ({ signal }) => (await api.screening.listApplicants({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Milliseconds between looks while a report is being made. */
const reportWait = 5000;

export const applicantQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicantsKey, 'one', applicationId],
    queryFn: async ({ signal }) =>
      (await api.screening.getApplicant({ params: { applicationId } }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.screening?.status === screeningStatuses.ordered ? reportWait : false,
  });

export const comparedQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...applicantsKey, 'compared', unitId],
    queryFn: async ({ signal }) =>
      (await api.screening.compareApplicants({ params: { unitId } }, { signal })).data,
  });

/** After a change: applicants are read again. */
export const applicantChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: applicantsKey });

/** The caller's own applications as an applicant. */
export const myApplicationsQuery = queryOptions({
  queryKey: [...applicantsKey, 'mine'],
  queryFn: async ({ signal }) =>
    (await api.screening.getMyApplications(undefined, { signal })).data.applications,
});

export const applicantMessagesQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicantsKey, 'messages', applicationId],
    queryFn: async ({ signal }) =>
      (await api.screening.getApplicantMessages({ params: { applicationId } }, { signal })).data.messages,
  });

/** The same for the holder of an application's link. */
export const ownMessagesQuery = (token: string) =>
  queryOptions({
    queryKey: ['application', token, 'messages'],
    queryFn: async () => (await api.screening.readMessages({ body: { token } })).data.messages,
  });

/** What a link of a unit or an application leads to; the form keeps it fresh by itself. */
export const applicationQuery = (token: string) =>
  queryOptions({
    queryKey: ['application', token],
    queryFn: async () => (await api.screening.openApplication({ body: { token } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const screeningQuery = (screeningId: string) =>
  queryOptions({
    queryKey: ['screening', screeningId],
    queryFn: async ({ signal }) =>
      (await api.screening.completeScreening({ query: { screeningId } }, { signal })).encryptedData,
    retry: false,
  });
