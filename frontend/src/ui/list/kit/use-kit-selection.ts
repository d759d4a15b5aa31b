import { useState } from 'react';

type Rows<Row> = { readonly key: (row: Row) => string; readonly label: (row: Row) => string };

/** The rows chosen in a list, also of other pages. Other filters or another view clear them. */
export function useKitSelection<Row>({ key, label }: Rows<Row>, view: string) {
  const [state, setState] = useState<{ view: string; rows: ReadonlyMap<string, Row> }>({
    view,
    rows: new Map(),
  });
  const rows = state.view === view ? state.rows : new Map<string, Row>();
  const put = (next: ReadonlyMap<string, Row>) => setState({ view, rows: next });
  const changed = (some: readonly Row[], isChosen: boolean) => {
    const next = new Map(rows);
    for (const row of some) {
      if (isChosen) next.set(key(row), row);
      else next.delete(key(row));
    }
    put(next);
  };
  return {
    chosen: [...rows.values()],
    label,
    isChosen: (row: Row) => rows.has(key(row)),
    onChoose: (row: Row, isChosen: boolean) => changed([row], isChosen),
    choose: changed,
    clear: () => put(new Map()),
  };
}
