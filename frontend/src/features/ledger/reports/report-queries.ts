import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addLines, type Lines } from '../../../../../shared/domain/ledger/accounts';
import type { ReportName } from '../../../../../shared/domain/ledger/reports/catalogue';
import { mergedRows } from '../../../../../shared/domain/ledger/reports/merge-rows';
import type { Basis, Whose } from '../../../../../shared/domain/ledger/reports/report-choices';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { limits } from '../../../../../shared/domain/limits';
import { allPages } from '../../../api/all-pages';
import { api } from '../../../api/client';
import { ledgersKey } from '../../../domain-ui/ledger/ledgers-key';
import type { StatementAsked } from './statement-asked';

/** A report of some posting days; without a property, of all. */
export type ReportAsked = {
  readonly report: ReportName;
  readonly from: string;
  readonly to: string;
  readonly property_id?: string | undefined;
  /** Of a general ledger: one account alone. */
  readonly account?: string | undefined;
};

/** A whole report: the server answers it part by part. */
export const reportQuery = (asked: ReportAsked) =>
  queryOptions({
    queryKey: [...ledgersKey, 'report', asked],
    queryFn: async ({ signal }) => {
      const read = async (after: string | undefined) =>
        (await api.ledger.getReport({ query: { ...asked, after } }, { signal })).data;
      return mergedRows(asked.report, await allPages<ReportRow>(read));
    },
    placeholderData: keepPreviousData,
  });

/** A statement of one reading: its rows, what its columns are called, and sums to compare it with. */
export type Statement = {
  readonly rows: readonly ReportRow[];
  readonly titles: Readonly<Record<string, string>>;
  readonly sums: Readonly<Record<string, number>>;
};

/** A whole statement, part by part. */
export const statementQuery = (asked: StatementAsked) =>
  queryOptions({
    queryKey: [...ledgersKey, 'statement', asked],
    queryFn: async ({ signal }): Promise<Statement> => {
      const titles: Record<string, string> = {};
      const sums: Lines[] = [];
      const read = async (after: string | undefined) => {
        const { data } = await api.ledger.getReport({ query: { ...asked, after } }, { signal });
        Object.assign(titles, data.titles);
        sums.push(data.sums ?? {});
        return data;
      };
      const rows = await allPages<ReportRow>(read);
      return { rows: mergedRows(asked.report, rows), titles, sums: addLines(...sums) };
    },
    placeholderData: keepPreviousData,
  });

/** A figure of a report, by its column and its row. */
export type FigureAsked = ReportAsked & {
  readonly basis?: Basis;
  readonly whose?: Whose;
  readonly column: string;
  readonly lease_id?: string | undefined;
  readonly account?: string | undefined;
  readonly entry_id?: string | undefined;
};

/** The entries behind a figure. */
export const figureQuery = (asked: FigureAsked) =>
  infiniteQueryOptions({
    queryKey: [...ledgersKey, 'figure', asked],
    initialPageParam: undefined as string | undefined,
    // A page without entries may have a next one: only the last may be empty.
    queryFn: async ({ pageParam, signal }) => {
      for (let after = pageParam; ; ) {
        const { data } = await api.ledger.openFigure({ query: { ...asked, after } }, { signal });
        if (data.lines.length > 0 || data.next === undefined) return data;
        after = data.next;
      }
    },
    getNextPageParam: ({ next }) => next,
  });

/** The properties a report can be narrowed to, by name; none for who does not see the list. */
export const reportedPropertiesQuery = queryOptions({
  queryKey: [...ledgersKey, 'properties'],
  retry: false,
  queryFn: ({ signal }) =>
    allPages(async (after) => {
      const query = { sort: 'name' as const, limit: limits.listPageMax, after };
      const { properties, next } = (await api.properties.listProperties({ query }, { signal })).data;
      return { rows: properties.map(({ property_id: id, property_title: title }) => ({ id, title })), next };
    }),
});
