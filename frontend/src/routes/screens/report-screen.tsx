import { seesBank } from '../../../../shared/domain/ledger/bank/bank-reach';
import { isStatement } from '../../../../shared/domain/ledger/reports/catalogue';
import { GeneralLedgerPage } from '../../features/ledger/reports/general-ledger-page';
import { ReportList } from '../../features/ledger/reports/report-list';
import { ReportPage } from '../../features/ledger/reports/report-page';
import { reportPlaces } from '../../features/ledger/reports/report-place';
import { StatementPage } from '../../features/ledger/reports/statement-page';
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
          {({ viewer }) => {
            if (report === undefined) return <ReportList />;
            if (report === 'general-ledger') return <GeneralLedgerPage {...at} />;
            // A landlord with their own property has no company beside them (D66).
            const seesCompany = seesBank(viewer) && viewer.roleLabel !== 'owner';
            return isStatement(report) ? (
              <StatementPage key={report} report={report} seesCompany={seesCompany} {...at} />
            ) : (
              <ReportPage key={report} report={report} {...at} />
            );
          }}
        </DeskPage>
      )}
    </DeskPage>
  );
}
