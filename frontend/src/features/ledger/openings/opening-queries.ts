import { queryOptions } from '@tanstack/react-query';
import type { OpeningLine } from '../../../../../shared/domain/ledger/openings/sheet';
import { openingLineKey, openingLinesPerCall } from '../../../../../shared/domain/ledger/openings/sheet';
import { allPages } from '../../../api/all-pages';
import { withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { ledgersKey } from '../../../domain-ui/ledger/ledgers-key';

/** The organization's opening balances as they stand. */
export const openingSheetQuery = queryOptions({
  queryKey: [...ledgersKey, 'opening-sheet'],
  queryFn: async ({ signal }) => (await api.ledger.getOpeningSheet({}, { signal })).data,
});

/** Every property with its owners and what its leases brought in. */
export const openingPropertiesQuery = queryOptions({
  queryKey: [...ledgersKey, 'opening-properties'],
  queryFn: ({ signal }) =>
    allPages(async (after) => {
      const query = after === undefined ? {} : { after };
      const { properties: rows, next } = (await api.ledger.listOpeningProperties({ query }, { signal })).data;
      return { rows, next };
    }),
});

type Saving = {
  readonly version: number;
  readonly on: string;
  readonly before: readonly OpeningLine[];
  readonly after: readonly OpeningLine[];
};

type Edit = { readonly put?: OpeningLine; readonly remove?: string };

const textOf = (line: OpeningLine | undefined): string =>
  JSON.stringify(line, line && Object.keys(line).toSorted());

/** What changed of the lines, so that nothing else is sent. */
function editsOf({ before, after }: Pick<Saving, 'before' | 'after'>): Edit[] {
  const had = new Map(before.map((line) => [openingLineKey(line), line]));
  const has = new Map(after.map((line) => [openingLineKey(line), line]));
  return [
    ...[...had.keys()].filter((key) => !has.has(key)).map((remove) => ({ remove })),
    ...after.filter((line) => textOf(had.get(openingLineKey(line))) !== textOf(line)).map((put) => ({ put })),
  ];
}

/** Saves what changed, so many lines a call; the day goes with the first. */
export async function saveSheet({ version, on, ...lines }: Saving): Promise<number> {
  const edits = editsOf(lines);
  let now = version;
  for (let at = 0; at === 0 || at < edits.length; at += openingLinesPerCall) {
    const part = edits.slice(at, at + openingLinesPerCall);
    const body = {
      version: now,
      on,
      lines: part.flatMap(({ put }) => put ?? []),
      remove: part.flatMap(({ remove }) => remove ?? []),
    };
    now = (await api.ledger.saveOpeningLines({ body })).data.version;
  }
  return now;
}

/** Calls until nothing is left: each call does a part. */
export async function untilNothingLeft(call: () => Promise<{ data: { left: number } }>): Promise<void> {
  let last = Number.POSITIVE_INFINITY;
  for (;;) {
    const { left } = (await withRetries(call, { isStopped: () => false })).data;
    if (left === 0) return;
    if (left >= last) throw new Error('It does not get on');
    last = left;
  }
}
