import { priorityKeys } from './categories';
import { attentions, requestStatuses } from './status';

/** The built-in views of the list of open requests; without one, all of them. */
export const requestViews = ['attention', 'overdue', 'mine', 'unassigned'] as const;
export type RequestView = (typeof requestViews)[number];

/** What the list of requests can be sorted by; without one, by what is due next. */
export const requestOrders = [
  'request',
  'place',
  'status',
  'priority',
  'due',
  'look',
  'assignee',
  'raised',
  'visit',
  'category',
  'number',
  'by',
] as const;
export type RequestOrder = (typeof requestOrders)[number];

type Line = {
  readonly attention?: string | undefined;
  readonly overdue_hours: number;
  readonly assignee?: { readonly id: string } | undefined;
};

type Reader = { readonly userRoleId: string };

const isIn: Record<RequestView, (line: Line, reader: Reader) => boolean> = {
  attention: ({ attention }) => attention !== undefined,
  overdue: ({ overdue_hours }) => overdue_hours > 0,
  mine: ({ assignee }, { userRoleId }) => assignee?.id === userRoleId,
  unassigned: ({ assignee }) => assignee === undefined,
};
export const isInRequestView = (view: RequestView, line: Line, reader: Reader): boolean =>
  isIn[view](line, reader);

/** Where a word stands in its own order: the most urgent priority and the earliest status first. */
const rankIn =
  <Word extends string>(known: readonly Word[]) =>
  (word: Word | undefined): number | undefined =>
    word === undefined ? undefined : known.indexOf(word);

export const rankOfPriority = rankIn(priorityKeys);
export const rankOfStatus = rankIn(requestStatuses);
export const rankOfAttention = rankIn(attentions);
