import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { VendorDetails } from '../../../../shared/contract/vendors';
import { displayDate } from '../../../../shared/domain/dates';
import { phoneMask } from '../../../../shared/domain/phone';
import { api } from '../../api/client';
import { refusalWords } from '../../api/refusal-words';
import { WaitingTenantPage } from '../../domain-ui/person/waiting-tenant-page';
import { RequestBadge } from '../../domain-ui/request/request-badge';
import { placeText } from '../../domain-ui/request/request-words';
import { DataTable } from '../../ui/data/data-table';
import type { Column } from '../../ui/data/data-table-column';
import { DateText } from '../../ui/data/date-text';
import { dialogs } from '../../ui/feedback/dialogs';
import { Notice } from '../../ui/feedback/notice';
import { toast } from '../../ui/feedback/toast';
import { useCrumbs } from '../../ui/layout/crumb-trail';
import { Fact, Facts } from '../../ui/layout/facts';
import { Stack } from '../../ui/layout/layout';
import { ListLabel } from '../../ui/layout/list-label';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { Button } from '../../ui/primitives/button';
import { MailAddress } from '../../ui/primitives/mail-address';
import { Muted, Prose } from '../../ui/primitives/text';
import { Anchor } from '../../ui/primitives/text-link';
import { vendorChanged, vendorQuery } from './queries';
import { InsuranceBadge, ratingText, tradesText } from './vendor-words';

const VendorDialog = lazy(() => import('./vendor-dialog'));
const back = { to: '/vendors', label: 'Vendors' } as const;

type Job = VendorDetails['requests'][number];
const columns: readonly Column<Job>[] = [
  {
    key: 'request',
    header: 'Request',
    rem: 15,
    cell: (line) => <ListLabel name={line.words || line.name} note={`${line.name}, ${placeText(line)}`} />,
  },
  { key: 'status', header: 'Status', rem: 10, cell: ({ status }) => <RequestBadge status={status} /> },
  {
    key: 'raised',
    header: 'Raised',
    rem: 7,
    end: true,
    cell: ({ raised_at }) => <DateText at={raised_at} />,
  },
];

/** /vendor: one vendor with its insurance, its rating and its jobs. */
export function VendorPage({ id }: { id: string }) {
  const read = useQuery(vendorQuery(id));
  if (!read.data) return <WaitingTenantPage title="Vendor" read={read} back={back} />;
  return <Whole vendor={read.data} />;
}

function Whole({ vendor }: { vendor: VendorDetails }) {
  const { vendor_id: id, name, contact, email, mobile_number, trades, areas, insured_until } = vendor;
  const { insurance, is_archived, rating, may_change, requests, notes } = vendor;
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  useCrumbs([back, { label: name, to: '/vendor', search: { id } }]);
  const keep = useMutation({
    mutationFn: () =>
      is_archived
        ? api.vendors.restoreVendor({ body: { vendor_id: id } })
        : api.vendors.archiveVendor({ body: { vendor_id: id } }),
    onSuccess: async () => {
      toast({ title: is_archived ? 'The vendor is back.' : 'The vendor is archived.' });
      await vendorChanged(client);
    },
    onError: (cause) =>
      dialogs.result({ icon: 'error', title: 'This was not saved', text: refusalWords(cause) }),
  });
  return (
    <Page
      title={name}
      lead={tradesText(trades)}
      back={back}
      action={
        may_change && (
          <>
            <Button variant="outline" pending={keep.isPending} onClick={() => keep.mutate()}>
              {is_archived ? 'Restore' : 'Archive'}
            </Button>
            {!is_archived && (
              <Button onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            )}
          </>
        )
      }
    >
      {is_archived && <Notice title="This vendor is archived">It gets no new jobs.</Notice>}
      <Section title="The vendor" action={<InsuranceBadge insurance={insurance} />}>
        <Stack gap="5">
          <Facts>
            {contact && <Fact label="Contact person">{contact}</Fact>}
            {mobile_number && (
              <Fact label="Mobile number">
                <Anchor href={`tel:+1${mobile_number}`}>
                  <bdi dir="ltr">{phoneMask(mobile_number)}</bdi>
                </Anchor>
              </Fact>
            )}
            {areas && <Fact label="Where they work">{areas}</Fact>}
            <Fact label="Insured until">{insured_until ? displayDate(insured_until) : 'Not on file'}</Fact>
            {rating && <Fact label="Rating">{ratingText({ rating })}</Fact>}
            {email && (
              <Fact label="Email" wide>
                <Anchor href={`mailto:${email}`}>
                  <MailAddress address={email} />
                </Anchor>
              </Fact>
            )}
          </Facts>
          {notes && <Prose>{notes}</Prose>}
        </Stack>
      </Section>
      <Section title="Jobs" flush={requests.length > 0}>
        {requests.length === 0 ? (
          <Muted>No jobs yet.</Muted>
        ) : (
          <DataTable
            caption="Jobs"
            columns={columns}
            rows={requests}
            rowKey={({ request_id }) => request_id}
            rowTo={({ request_id }) => ({ to: '/servicerequestDetails-data', search: { id: request_id } })}
          />
        )}
      </Section>
      <Suspense fallback={null}>
        {isEditing && <VendorDialog vendor={vendor} onClose={() => setEditing(false)} />}
      </Suspense>
    </Page>
  );
}
