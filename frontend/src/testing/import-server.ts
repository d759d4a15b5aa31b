import type { ImportLine } from '../../../shared/contract/imports';
import { type Answer, type Asked, fakeServer, ok } from './fake-server';

type Routes = Record<string, (asked: Asked) => Answer | Promise<Answer>>;
type Lines = { readonly index: number; readonly rows: readonly { row: number; cells: object }[] };

export const sums = { properties: 2, units: 3, owners: 1, rent_cents: 435_000 };

export const importLine = (more: Partial<ImportLine> = {}): ImportLine => ({
  import_id: 'imp_1',
  file_name: 'units.csv',
  started_at: '2026-01-05T10:00:00.000Z',
  started_by: 'Ada Vale',
  state: 'done',
  planned: sums,
  done: sums,
  ...more,
});

/** The properties inside a call. */
export const propertiesIn = ({ body }: Asked): readonly Lines[] =>
  (body as { properties: Lines[] }).properties;

/** A server that accepts every line; `more` overrides single calls. */
export const importServer = (more: Routes = {}) =>
  fakeServer({
    'GET /api/imports/listImports': () => ok({ imports: [] }),
    'POST /api/imports/checkLines': () =>
      ok({ problems: [], totals: sums, room: { properties: 10, units: 50 } }),
    'POST /api/imports/startImport': () => ok({ import_id: 'imp_1', made: [] }),
    'POST /api/imports/importProperties': (asked) =>
      ok({
        made: propertiesIn(asked).map(({ index }) => ({ index, property_id: `prp_${index}` })),
        refused: [],
      }),
    'POST /api/imports/finishImport': () => ok(importLine()),
    ...more,
  });

const header =
  'Property name,Property type,Street,City,State,Zip code,Country,Unit number,Bedrooms,Bathrooms,Size (sq ft),Available from,Monthly rent,Owner 1 first name,Owner 1 last name,Owner 1 email,Owner 1 mobile,Owner 1 share (%),Color';
const place = 'Austin,Texas,78701,United States';
const home = '2,1,850,2026-01-31,1450.00';
const owner = 'Ada,Moore,ada@example.com,5125550101,100';

export const goodLines = [
  `Elm House,Multi Family,12 Elm St,${place},101,${home},${owner},red`,
  `Elm House,Multi Family,12 Elm St,${place},102,${home},${owner},blue`,
  `Oak House,Single Family,7 Oak St,${place},1,${home},${owner},`,
];

export const csvFile = (lines: readonly string[], name = 'units.csv'): File =>
  new File([[header, ...lines].join('\r\n')], name, { type: 'text/csv' });
