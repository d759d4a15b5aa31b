/** decisions, Screening statuses. */
export const screeningStatuses = {
  notStarted: 0,
  started: 1,
  consented: 2,
  ordered: 3,
  ready: 4,
  paid: 5,
  canceled: 9,
} as const;
export type ScreeningStatus = (typeof screeningStatuses)[keyof typeof screeningStatuses];
