import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MyReport } from '../../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../../shared/domain/dates';
import type { ReportKind } from '../../../../../../shared/domain/leases/condition/report';
import { api } from '../../../../api/client';
import { useLooksOnly } from '../../../../api/session';
import { OpenReport } from '../../../../domain-ui/lease/open-report';
import { WaitingTenantPage } from '../../../../domain-ui/person/waiting-tenant-page';
import { Notice } from '../../../../ui/feedback/notice';
import { Page } from '../../../../ui/layout/page';
import { tenantsKey } from '../../../tenants/queries';
import { MoveFacts } from '../about-move';
import { moveWords } from '../condition-words';
import { HomeRemarks, RemarkLines } from '../remarks';
import { Rooms } from '../rooms';
import { SignedSection } from '../signed-section';

const home = { to: '/propertyDashboard', label: 'Home' } as const;

const myReportQuery = (leaseId: string, kind: ReportKind) =>
  queryOptions({
    queryKey: [...tenantsKey, 'report', leaseId, kind],
    queryFn: async ({ signal }) =>
      (await api.tenants.getMyReport({ params: { leaseId, kind } }, { signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** /moveIn and /moveOut for a tenant: the report that the landlord sent, and the way to sign it. */
export function MyReportPage({ leaseId, kind }: { leaseId: string; kind: ReportKind }) {
  const read = useQuery(myReportQuery(leaseId, kind));
  const looksOnly = useLooksOnly();
  const title = `${moveWords[kind].title} report`;
  if (!read.data) return <WaitingTenantPage title={title} read={read} back={home} />;
  const { unit_number, property_title, organization, asked } = read.data;
  return (
    <Page title={title} lead={`Unit ${unit_number}, ${property_title}`} back={home}>
      {asked && !looksOnly && (
        <Notice
          title={`Please check and sign by ${displayDate(asked.until)}`}
          action={<OpenReport leaseId={leaseId} kind={kind} />}
        >
          {`${asked.name} signed for ${organization}. Say what you see differently, with photos, and sign.`}
        </Notice>
      )}
      <Report read={read.data} />
    </Page>
  );
}

const remarksOf = ({ remarks }: MyReport, item: string) => remarks.filter((one) => one.item === item);

/** As it stands, with everybody's remarks. */
const Report = ({ read }: { read: MyReport }) => (
  <>
    {read.signed && <SignedSection signed={read.signed} />}
    <HomeRemarks remarks={read.remarks} urls={read.pictures} />
    <MoveFacts kind={read.kind} report={read.report} />
    <Rooms
      read={read}
      report={read.report}
      below={({ id }) => <RemarkLines remarks={remarksOf(read, id)} urls={read.pictures} />}
    />
  </>
);
