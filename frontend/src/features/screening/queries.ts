import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { screeningStatuses } from '../../../../shared/domain/screening/screening-statuses';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { type ApplicantsPlace, applicantsAsked } from './list/applicant-place';

const applicantsKey = ['applicants'] as const;

export const applicantsQuery = (place: ApplicantsPlace, limit: number = limits.listPage) => {
  const query = { ...applicantsAsked(place), after: place.after, limit, rents: 'with' as const };
  return queryOptions({
    queryKey: [...applicantsKey, 'list', query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.screening.listApplicants({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Every page of what a place's filters leave, in its order. */
export const applicantPages =
  (place: ApplicantsPlace) => async (after: string | undefined, signal: AbortSignal) => {
    const query = { ...applicantsAsked(place), limit: limits.listPageMax, after, rents: 'with' as const };
    const call = () => api.screening.listApplicants({ query }, { signal });
    const { applicants: rows, next } = (await inTurn(call, { signal })).data;
    return { rows, next };
  };

/** How many applicants each stage has, of those that the filters of a place leave. */
export const applicantCountsQuery = (place: ApplicantsPlace) => {
  const { stage: _, sort: __, ...query } = applicantsAsked(place);
  return queryOptions({
    queryKey: [...applicantsKey, 'counts', query],
    queryFn: async ({ signal }) => (await api.screening.countApplicants({ query }, { signal })).data.views,
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

/** The caller's newest answers to the landlord of a unit's link; null without any. */
export const reusedAnswersQuery = (token: string) =>
  queryOptions({
    queryKey: ['reused-answers', token],
    queryFn: async ({ signal }) =>
      (await api.screening.reuseMyAnswers({ body: { token } }, { signal })).data.answers ?? null,
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

/** A unit's public page, by its link. */
export const listingQuery = (token: string) =>
  queryOptions({
    queryKey: ['listing', token],
    queryFn: async () => (await api.screening.openListing({ body: { token } })).data,
    retry: false,
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
