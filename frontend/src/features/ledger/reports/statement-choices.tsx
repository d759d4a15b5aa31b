import type { StatementName } from '../../../../../shared/domain/ledger/reports/catalogue';
import { Basis, ReportBy, Whose } from '../../../../../shared/domain/ledger/reports/report-choices';
import { hasBasis, hasMonths } from '../../../../../shared/domain/ledger/reports/statement-columns';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { choicesOf, type ReportPlace, reportPlaces } from './report-place';
import { basisWords, byWords, whoseWords } from './statement-words';

type Props = {
  report: StatementName;
  place: ReportPlace;
  onPlace: (place: ReportPlace) => void;
  /** Whether the person may see the company's own statement. */
  seesCompany: boolean;
};

const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }));

/** How a statement counts, its columns, and whose it is. */
export function StatementChoices({ report, place, onPlace, seesCompany }: Props) {
  const { basis, by, whose } = choicesOf(place, report);
  const change = (part: object) => onPlace(reportPlaces.narrowed(place, part));
  const columns = ReportBy.options.filter((one) => one !== 'month' || hasMonths(report));
  return (
    <>
      {hasBasis(report) && (
        <CompactSelect
          label="Basis"
          options={optionsOf(Basis.options, basisWords)}
          value={basis}
          onValue={(value) => change({ basis: value })}
        />
      )}
      <CompactSelect
        label="Columns"
        options={optionsOf(columns, byWords)}
        value={by}
        onValue={(value) => change({ by: value })}
      />
      {report === 'income-statement' && seesCompany && (
        <CompactSelect
          label="Whose"
          options={optionsOf(Whose.options, whoseWords)}
          value={whose}
          onValue={(value) => change({ whose: value })}
        />
      )}
    </>
  );
}
