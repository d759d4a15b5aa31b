import { displayDate, isLocalDate } from '../../../../../shared/domain/dates';
import type { ReportName } from '../../../../../shared/domain/ledger/reports/catalogue';
import { reports } from '../../../../../shared/domain/ledger/reports/catalogue';

/** Days as people write them; other words as they are. */
export const wordText = (text: string): string => (isLocalDate(text) ? displayDate(text) : text);

export const timeText = (report: ReportName, { from, to }: { from: string; to: string }): string =>
  reports[report].time === 'day'
    ? `As of ${displayDate(to)}`
    : `From ${displayDate(from)} to ${displayDate(to)}`;
