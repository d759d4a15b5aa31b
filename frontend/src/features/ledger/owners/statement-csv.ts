import type { OwnerStatement } from '../../../../../shared/contract/owner-money';
import { statementSections } from '../../../../../shared/domain/ledger/owners/statement';
import { statementText } from '../../../domain-ui/ledger/statement-text';
import { fileDollars } from '../parts/file-dollars';
import { sectionWords } from './owner-words';

/** A statement as lines of a file: the sums of each property, with its entries between beginning and ending. */
export function statementCsv({ properties, lines }: OwnerStatement): string[][] {
  const ofProperty = (property: OwnerStatement['properties'][number]): string[][] => {
    const { property_id: id, property_title: title } = property;
    const mine = lines.filter(({ property_id }) => property_id === id);
    return [
      [title, '', 'Beginning balance', '', fileDollars(property.beginning)],
      ...statementSections.flatMap((section) =>
        mine
          .filter((line) => line.section === section)
          .map((line) => [
            title,
            line.on,
            sectionWords[section],
            statementText(line),
            fileDollars(line.cents),
          ]),
      ),
      [title, '', 'Ending balance', '', fileDollars(property.ending)],
      [title, '', 'Deposits held, not included', '', fileDollars(property.deposits)],
    ];
  };
  return [['Property', 'Date', 'Section', 'What', 'Amount'], ...properties.flatMap(ofProperty)];
}
