import { expect, it } from 'vitest';
import { auditActions } from './audit/audit';
import { auditedKindNames } from './audit/audited-kinds';
import { leaseRefusals } from './leases/refusals';
import { stepTexts } from './leases/steps/step-texts';
import { columnNames } from './ledger/bank/bank-columns';
import { kindNames } from './ledger/kind-names';
import { transferFailures } from './ledger/owners/transfers';
import { ledgerRefusals } from './ledger/refusals';
import { bulkExclusions } from './ledger/rent/bulk';
import { lateFeeExclusions } from './ledger/rent/late-fees';
import { notReminded } from './ledger/rent/rent-reminders';
import { furnishedTypes } from './portfolio/property-types';
import { applicationRefusals } from './screening/application-refusals';
import { personWords } from './screening/people';
import { screeningStatuses } from './screening/screening-statuses';

const tables = {
  auditActions,
  auditedKindNames,
  leaseRefusals,
  bulkExclusions,
  kindNames,
  lateFeeExclusions,
  transferFailures,
  ledgerRefusals,
  notReminded,
  furnishedTypes,
  applicationRefusals,
  personWords,
  screeningStatuses,
  stepTexts,
  columnNames,
};

it.each(Object.entries(tables))('no two entries of %s are alike', (_, table) => {
  const all = Object.values<unknown>(table).map((one) => (typeof one === 'function' ? String(one) : one));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
});
