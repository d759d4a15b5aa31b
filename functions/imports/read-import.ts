import type { ImportLine, ImportTotals } from '../../shared/contract/imports';
import { defined } from '../../shared/domain/defined';
import type { ImportSums, PortfolioImport } from '../table/imports/record';

const readSums = ({ rentCents, leases, tenants, ...sums }: ImportSums): ImportTotals => ({
  ...sums,
  rent_cents: rentCents,
  ...defined({ leases, tenants }),
});

/** The wire's sums as we store them. */
export const sumsOf = ({ rent_cents, leases, tenants, ...sums }: ImportTotals): ImportSums => ({
  ...sums,
  rentCents: rent_cents,
  ...defined({ leases, tenants }),
});

/** An import as the wire shows it. */
export const readImport = (record: PortfolioImport): ImportLine => ({
  import_id: record.importId,
  file_name: record.fileName,
  started_at: record.startedAt,
  started_by: record.startedByName,
  state: record.state,
  planned: readSums(record.planned),
  done: readSums({
    properties: record.doneProperties,
    units: record.doneUnits,
    owners: record.doneOwners,
    rentCents: record.doneRentCents,
    leases: record.doneLeases,
    tenants: record.doneTenants,
  }),
});
