import { secondAreas } from '../../infra/aws/apis';
import { type Row, rows } from '../../shared/contract';
import { bodyLimits } from '../../shared/contract/endpoint';

const model = rows.find(({ row }) => row.method === 'GET' && row.auth.kind === 'bearer');
if (!model) throw new Error('The contract has no row to model others on.');

/** Rows of each area of the second API, as the contract will have them: a read, a change and an upload. */
export const laterRows: readonly Row[] = secondAreas.flatMap((area) => {
  const row = { ...model.row, path: `/api/${area}/listThings` as const };
  return [
    { feature: 'units' as const, name: `${area}List`, row },
    {
      feature: 'units' as const,
      name: `${area}Add`,
      row: { ...row, method: 'POST' as const, path: `/api/${area}/things/{id}` as const },
    },
    {
      feature: 'leases' as const,
      name: `${area}Upload`,
      row: {
        ...row,
        method: 'PUT' as const,
        path: `/api/${area}/upload` as const,
        bodyLimit: bodyLimits.files,
      },
    },
  ];
});
