import { useState } from 'react';
import type { Select } from './data-table-row';

type Rows<R> = { readonly key: (row: R) => string; readonly label: (row: R) => string };

/** The rows chosen on a page of a list. Another place, such as the next page or a filter, starts anew. */
export function useChosen<R>({ key, label }: Rows<R>, place: object) {
  const [state, setState] = useState<{ place: object; rows: readonly R[] }>({ place, rows: [] });
  const rows = state.place === place ? state.rows : [];
  const put = (next: readonly R[]) => setState({ place, rows: next });
  const select: Select<R> = {
    label,
    isChosen: (row) => rows.some((one) => key(one) === key(row)),
    onChoose: (row, chosen) => put(chosen ? [...rows, row] : rows.filter((one) => key(one) !== key(row))),
  };
  return { chosen: rows, select, clear: () => put([]) };
}
