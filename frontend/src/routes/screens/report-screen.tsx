import { ReportList } from '../../features/ledger/reports/report-list';
import { ReportPage } from '../../features/ledger/reports/report-page';
import { reportPlaces } from '../../features/ledger/reports/report-place';
import { DeskPage } from './desk-page';
import { useListPlace } from './use-list-place';

/** /reports: the list, or the `report` of the address. */
export function ReportScreen() {
  const at = useListPlace(reportPlaces.parse, '/reports');
  const { report } = at.place;
  return (
    <DeskPage title="Reports" area="reports">
      {() => (
        <DeskPage title="Reports" area="money">
          {() =>
            report === undefined ? <ReportList /> : <ReportPage key={report} report={report} {...at} />
          }
        </DeskPage>
      )}
    </DeskPage>
  );
}
