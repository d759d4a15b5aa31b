import type { StatementName } from '../../../../../shared/domain/ledger/reports/catalogue';
import type { ReportChoices } from '../../../../../shared/domain/ledger/reports/report-choices';

/** A statement of some posting days; without a property, of all. */
export type StatementAsked = ReportChoices & {
  readonly report: StatementName;
  readonly from: string;
  readonly to: string;
  readonly property_id?: string | undefined;
};
