import type { OwnerStatement } from '../../../../../shared/contract/owner-money';
import { statementSections } from '../../../../../shared/domain/ledger/owners/statement';
import { sectionWords, statementText } from './owner-words';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** A statement as lines of a file: the sums of each property, with its entries between beginning and ending. */
export function statementCsv({ properties, lines }: OwnerStatement): string[][] {
  const ofProperty = (property: OwnerStatement['properties'][number]): string[][] => {
    const { property_id: id, property_title: title } = property;
    const mine = lines.filter(({ property_id }) => property_id === id);
    return [
      [title, '', 'Beginning balance', '', dollars(property.beginning)],
      ...statementSections.flatMap((section) =>
        mine
          .filter((line) => line.section === section)
          .map((line) => [title, line.on, sectionWords[section], statementText(line), dollars(line.cents)]),
      ),
      [title, '', 'Ending balance', '', dollars(property.ending)],
      [title, '', 'Deposits held, not included', '', dollars(property.deposits)],
    ];
  };
  return [['Property', 'Date', 'Section', 'What', 'Amount'], ...properties.flatMap(ofProperty)];
}
