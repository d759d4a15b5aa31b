import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { RequestDetails } from '../../../../../shared/contract/request-shapes';
import { categories } from '../../../../../shared/domain/requests/categories';
import { useLooksOnly } from '../../../api/session';
import { WaitingTenantPage } from '../../../domain-ui/person/waiting-tenant-page';
import { HazardBadge, RequestBadge } from '../../../domain-ui/request/request-badge';
import { placeText } from '../../../domain-ui/request/request-words';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { requestQuery } from '../queries';
import { type DialogName, dialogs } from './dialogs';
import { FilesSection } from './facts/files-section';
import { HistorySection } from './facts/history-section';
import { MoneySection } from './facts/money-section';
import { PeopleSection } from './facts/people-section';
import { RequestFacts } from './facts/request-facts';
import { ShutOffsSection } from './facts/shut-offs-section';
import { VisitsSection } from './facts/visits-section';
import { DeskStep, OwnerAsk, OwnStep } from './next-steps';
import { RequestMenu } from './request-menu';
import { ThreadSection } from './thread/thread-section';
import { useIsDesk } from './use-desk';

const back = { to: '/servicerequest', label: 'Requests' } as const;

/** /servicerequestDetails-data: one request, who has it, by when, and the next thing to do. */
export function RequestPage({ id }: { id: string }) {
  const read = useQuery(requestQuery(id));
  if (!read.data) return <WaitingTenantPage title="Service request" read={read} back={back} />;
  return <Whole request={read.data} />;
}

const nothingMay = (request: RequestDetails): RequestDetails => ({
  ...request,
  may: Object.fromEntries(Object.keys(request.may).map((name) => [name, false])) as RequestDetails['may'],
});

function Whole({ request: read }: { request: RequestDetails }) {
  const looksOnly = useLooksOnly();
  const request = looksOnly ? nothingMay(read) : read;
  const isDesk = useIsDesk();
  const [open, setOpen] = useState<DialogName>();
  const { request_id: id, name, status, hazard, category, words } = request;
  useCrumbs([back, { label: name, to: '/servicerequestDetails-data', search: { id } }]);
  const Dialog = open && dialogs[open];
  const title = words.split('\n')[0]?.slice(0, 80) || categories[category].name;
  return (
    <Page
      title={title}
      lead={`${name}, ${placeText(request)}`}
      back={back}
      action={
        <Row>
          {hazard && <HazardBadge hazard={hazard} />}
          <RequestBadge status={status} />
          <RequestMenu request={request} isDesk={isDesk} onOpen={setOpen} />
        </Row>
      }
    >
      {isDesk ? (
        <DeskStep request={request} onOpen={setOpen} />
      ) : (
        <OwnStep request={request} onOpen={setOpen} />
      )}
      <OwnerAsk request={request} />
      <Columns widths="2fr 1fr" from="lg">
        <Stack gap={{ base: '5', md: '6' }}>
          <RequestFacts request={request} isDesk={isDesk} />
          <FilesSection request={request} onOpen={setOpen} />
          <ThreadSection request={request} />
          <MoneySection request={request} isDesk={isDesk} onOpen={setOpen} />
        </Stack>
        <Stack gap={{ base: '5', md: '6' }}>
          <PeopleSection request={request} isDesk={isDesk} onOpen={setOpen} />
          <VisitsSection request={request} onOpen={setOpen} />
          {isDesk && <ShutOffsSection request={request} />}
          <HistorySection request={request} />
        </Stack>
      </Columns>
      <Suspense fallback={null}>
        {Dialog && <Dialog request={request} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Page>
  );
}
