import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import { reachesAllMoney } from '../../../shared/domain/ledger/bank/bank-reach';
import { type ReportChoices, usualChoices } from '../../../shared/domain/ledger/reports/report-choices';
import { hasMonths, monthsOf, mostMonths } from '../../../shared/domain/ledger/reports/statement-columns';
import { refuse } from '../../../shared/wire/refusals';
import type { ViewerCall } from '../../runtime/handler';

type Asked = Pick<
  RequestOf<Contract['ledger']['getReport']>['query'],
  'report' | 'basis' | 'by' | 'whose' | 'from' | 'to'
>;

/**
 * How a statement is made. Refuses `not-permitted`: the company's own statement is of the whole
 * organization's money; and `invalid`: a statement has a column for each month of a year at the most.
 */
export function choicesOf({
  viewer,
  query,
}: Pick<ViewerCall, 'viewer'> & { readonly query: Asked }): ReportChoices {
  const { basis, by, whose } = { ...usualChoices, ...query };
  if (whose === 'manager' && !reachesAllMoney(viewer, 'view')) throw refuse('not-permitted');
  if (by === 'month' && !hasMonths(query.report))
    throw refuse('invalid', { fields: { by: 'This report is of one day' } });
  if (by === 'month' && monthsOf(query).length > mostMonths)
    throw refuse('invalid', { fields: { to: 'Choose twelve months at the most' } });
  return { basis, by, whose };
}
