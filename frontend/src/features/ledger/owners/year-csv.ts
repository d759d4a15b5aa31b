import type { OwnerYear } from '../../../../../shared/contract/owner-money';
import { scheduleNames } from '../../../../../shared/domain/ledger/owners/schedule-e';
import { fileDollars } from '../parts/file-dollars';
import { partName } from './year-rows';

/** An owner's year as lines of a file, property by property: each part of a line of Schedule E, then sums. */
export function yearCsv({ properties }: OwnerYear): string[][] {
  const ofProperty = ({ property_title: title, ...figures }: OwnerYear['properties'][number]): string[][] => {
    const beside = (name: string, cents: number) => [title, '', name, '', fileDollars(cents)];
    return [
      ...figures.lines.flatMap(({ line, parts }) =>
        parts.map(({ of, cents }) => [
          title,
          String(line),
          scheduleNames[line],
          partName(of, line),
          fileDollars(cents),
        ]),
      ),
      beside('Other income', figures.other_income),
      beside('Total expenses', figures.expenses),
      beside('Net income', figures.net),
      beside('Beginning balance', figures.beginning),
      beside('Contributions', figures.contributions),
      beside('Distributions', -figures.distributions),
      beside('Adjustments', figures.adjustments),
      beside('Ending balance', figures.ending),
    ];
  };
  return [['Property', 'Schedule E line', 'Name', 'What', 'Amount'], ...properties.flatMap(ofProperty)];
}
