import { useQuery } from '@tanstack/react-query';
import { PenLine, Send } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import {
  type ReportItem,
  type ReportKind,
  reportKinds,
} from '../../../../../shared/domain/leases/condition/report';
import { Notice } from '../../../ui/feedback/notice';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Row } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { PageTabs } from '../../../ui/layout/page-tabs';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { toLeases, WaitingLease } from '../show/waiting-lease';
import { AboutMove, MoveFacts } from './about-move';
import { AskedSection } from './asked-section';
import { conditionQuery } from './condition-calls';
import { movePaths, moveWords } from './condition-words';
import { DifferencesSection } from './differences-section';
import { HomeRemarks, RemarkLines } from './remarks';
import { Rooms } from './rooms';
import { RoomsForm } from './rooms-form';
import type { Signing } from './sign-dialog';
import { SignedSection } from './signed-section';
import { useReport } from './use-report';

const SignDialog = lazy(() => import('./sign-dialog'));

/** /moveIn and /moveOut: the condition of a home, room by room, until both sides have signed it. */
export function ConditionPage({ leaseId, kind }: { leaseId: string; kind: ReportKind }) {
  const read = useQuery(conditionQuery(leaseId, kind));
  const { data } = read;
  if (!data) return <WaitingLease read={read} />;
  const isFilled = data.is_signed_lease && data.may_change && !data.signed && !data.asked;
  return (
    <Frame read={data}>
      {isFilled ? <Filled key={`${kind} ${data.version}`} read={data} /> : <Whole read={data} />}
    </Frame>
  );
}

function Frame({ read, children }: { read: ConditionReport; children: ReactNode }) {
  const { lease_id, unit_id: id, unit_number, property_title, kind } = read;
  const { title } = moveWords[kind];
  useCrumbs([
    toLeases,
    { label: `Unit ${unit_number}`, to: '/showLease', search: { id: lease_id } },
    { label: title, to: movePaths[kind], search: { id, lease: lease_id } },
  ]);
  return (
    <Page
      title={`${title}, unit ${unit_number}`}
      lead={[property_title, ...read.tenants].join(', ')}
      back={{ to: '/showLease', search: { id: lease_id }, label: 'Lease' }}
    >
      <PageTabs
        label="Reports"
        wide
        tabs={reportKinds.map((one) => ({
          label: moveWords[one].title,
          to: movePaths[one],
          search: { id, lease: lease_id },
          isHere: one === kind,
        }))}
      />
      {children}
    </Page>
  );
}

/** As it was signed, or as far as it is for those who only look. */
function Whole({ read }: { read: ConditionReport }) {
  const { signed, report, kind, version, is_signed_lease, lease_id, remarks, pictures } = read;
  const [isSigning, setSigning] = useState(false);
  if (!is_signed_lease)
    return (
      <Notice
        title="The lease is not signed yet"
        action={
          <LinkButton to="/showLease" search={{ id: lease_id }} variant="outline">
            Go to the lease
          </LinkButton>
        }
      >
        A condition report begins once everyone has signed.
      </Notice>
    );
  if (version === 0) return <Notice title="There is no report yet" />;
  return (
    <>
      {signed && <SignedSection signed={signed} />}
      <AskedSection read={read} onSign={() => setSigning(true)} />
      {kind === 'out' && <DifferencesSection read={read} />}
      <HomeRemarks remarks={remarks} urls={pictures} />
      <MoveFacts kind={kind} report={report} />
      <Rooms read={read} report={report} below={remarksOn(read)} />
      <Suspense fallback={null}>
        {isSigning && <SignDialog read={read} signing="together" onClose={() => setSigning(false)} />}
      </Suspense>
    </>
  );
}

/** What tenants said about a thing. */
const remarksOn =
  ({ remarks, pictures }: ConditionReport) =>
  ({ id }: ReportItem) => <RemarkLines remarks={remarks.filter(({ item }) => item === id)} urls={pictures} />;

function Filled({ read }: { read: ConditionReport }) {
  const filling = useReport(read);
  const [signing, setSigning] = useState<Signing>();
  const { isChanged, isSaving } = filling;
  const isStored = read.version > 0 && !isChanged;
  return (
    <>
      {read.kind === 'out' && !read.before && (
        <Notice title="There is no signed move-in report to compare with" />
      )}
      <AboutMove read={read} filling={filling} />
      <HomeRemarks remarks={read.remarks} urls={read.pictures} />
      <RoomsForm read={read} filling={filling} below={remarksOn(read)} />
      {read.kind === 'out' && isStored && <DifferencesSection read={read} />}
      <Row>
        <Button
          variant={isStored ? 'outline' : 'solid'}
          pending={isSaving}
          pendingText="Saving"
          disabled={isStored}
          onClick={filling.save}
        >
          Save the report
        </Button>
        {isStored && (
          <>
            <Button onClick={() => filling.isWhole() && setSigning('together')}>
              <PenLine aria-hidden="true" />
              Sign together
            </Button>
            <Button variant="outline" onClick={() => filling.isWhole() && setSigning('landlord')}>
              <Send aria-hidden="true" />
              Send to the tenants
            </Button>
          </>
        )}
      </Row>
      <Suspense fallback={null}>
        {signing && <SignDialog read={read} signing={signing} onClose={() => setSigning(undefined)} />}
      </Suspense>
    </>
  );
}
