import { queryOptions, useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MyReport } from '../../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../../shared/domain/dates';
import type { ReportItem, ReportKind } from '../../../../../../shared/domain/leases/condition/report';
import { api } from '../../../../api/client';
import { useLooksOnly } from '../../../../api/session';
import { Button } from '../../../../ui/button';
import { Row, Stack } from '../../../../ui/layout';
import { Notice } from '../../../../ui/notice';
import { Page } from '../../../../ui/page';
import { Section } from '../../../../ui/section';
import { WaitingTenantPage } from '../../../../ui/waiting-tenant-page';
import { tenantsKey } from '../../../tenants/queries';
import { MoveFacts } from '../about-move';
import { moveWords } from '../condition-words';
import { HomeRemarks, RemarkLines } from '../remarks';
import { Rooms } from '../rooms';
import { SignedSection } from '../signed-section';
import type { Answer } from './answer-dialog';
import { RemarkForm } from './remark-form';
import { useRemarks } from './use-remarks';

const AnswerDialog = lazy(() => import('./answer-dialog'));
const home = { to: '/propertyDashboard', label: 'Home' } as const;

const myReportQuery = (leaseId: string, kind: ReportKind) =>
  queryOptions({
    queryKey: [...tenantsKey, 'report', leaseId, kind],
    queryFn: async ({ signal }) =>
      (await api.tenants.getMyReport({ params: { leaseId, kind } }, { signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** /moveIn and /moveOut for a tenant: the report that the landlord sent, to remark on and to sign. */
export function MyReportPage({ leaseId, kind }: { leaseId: string; kind: ReportKind }) {
  const read = useQuery(myReportQuery(leaseId, kind));
  const looksOnly = useLooksOnly();
  const title = `${moveWords[kind].title} report`;
  if (!read.data) return <WaitingTenantPage title={title} read={read} back={home} />;
  const { unit_number, property_title, asked, hash } = read.data;
  return (
    <Page title={title} lead={`Unit ${unit_number}, ${property_title}`} back={home}>
      {asked && !looksOnly ? <Open key={hash} read={read.data} /> : <Closed read={read.data} />}
    </Page>
  );
}

const Closed = ({ read }: { read: MyReport }) => (
  <>
    {read.signed && <SignedSection signed={read.signed} />}
    <Body
      read={read}
      below={({ id }) => <RemarkLines remarks={remarksOf(read, id)} urls={read.pictures} />}
    />
  </>
);

const remarksOf = ({ remarks }: MyReport, item: string) => remarks.filter((one) => one.item === item);

type BodyProps = { read: MyReport; below: (item: ReportItem) => ReactNode; children?: ReactNode };

const Body = ({ read, below, children }: BodyProps) => (
  <>
    <HomeRemarks
      remarks={read.remarks.filter(({ is_mine }) => !is_mine || !read.asked)}
      urls={read.pictures}
    />
    <MoveFacts kind={read.kind} report={read.report} />
    <Rooms read={read} report={read.report} below={below} />
    {children}
  </>
);

function Open({ read }: { read: MyReport }) {
  const remarks = useRemarks(read);
  const [answering, setAnswering] = useState<Answer>();
  const { asked, organization } = read;
  const below = ({ id, name }: ReportItem) => (
    <>
      <RemarkLines remarks={remarksOf(read, id).filter(({ is_mine }) => !is_mine)} urls={read.pictures} />
      <RemarkForm item={id} name={name} remarks={remarks} />
    </>
  );
  return (
    <>
      {asked && (
        <Notice title={`Please check and sign by ${displayDate(asked.until)}`}>
          {`${asked.name} signed for ${organization}. Add a remark where you see it differently.`}
        </Notice>
      )}
      <Body read={read} below={below}>
        <Section title="About the home" lead="What belongs to no single thing.">
          <RemarkForm item="" name="The home" remarks={remarks} />
        </Section>
      </Body>
      <Stack gap="3">
        {remarks.isChanged && (
          <Notice kind="warning" title="Save your remarks first">
            You sign the report with them.
          </Notice>
        )}
        <Row>
          {remarks.isChanged ? (
            <Button pending={remarks.isSaving} pendingText="Saving" onClick={remarks.save}>
              Save my remarks
            </Button>
          ) : (
            <>
              <Button onClick={() => setAnswering('signed')}>
                <PenLine aria-hidden="true" />
                Sign the report
              </Button>
              <Button variant="outline" onClick={() => setAnswering('refused')}>
                Refuse to sign
              </Button>
            </>
          )}
        </Row>
      </Stack>
      <Suspense fallback={null}>
        {answering && <AnswerDialog read={read} is={answering} onClose={() => setAnswering(undefined)} />}
      </Suspense>
    </>
  );
}
