import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { displayDate } from '../../../../../shared/domain/dates';
import { joinWords } from '../../../../../shared/domain/leases/document/words';
import type { Adopted } from '../../../../../shared/domain/leases/term';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { LeaseFile } from '../../../domain-ui/lease/lease-text/lease-file';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { bringPdf } from '../parts/bring-pdf';
import { signedElsewhere } from '../parts/lease-words';
import { PdfPicker } from '../parts/pdf-picker';
import { leaseChanged, leaseTextQuery } from '../queries';

const adoptedOf = ({ terms }: LeaseDetails): Adopted | undefined =>
  terms.find(({ adopted }) => adopted && adopted.removedOn === undefined)?.adopted;

const leadOf = ({ on, signedOn }: Adopted): string =>
  [
    signedOn ? `Signed on ${displayDate(signedOn)}, added ${displayDate(on)}.` : `Added ${displayDate(on)}.`,
    'Keystead has no signatures and no certificate for it.',
  ].join(' ');

/** What stands in place of signatures: the signed PDF, and who is not emailed. */
export function AdoptedSection({ lease }: { lease: LeaseDetails }) {
  const adopted = adoptedOf(lease);
  if (!adopted) return null;
  return (
    <Section title={signedElsewhere} lead={leadOf(adopted)}>
      <Stack gap="4">
        {lease.not_invited.length > 0 && <NotInvited names={lease.not_invited} />}
        {adopted.file && lease.current_term === 1 && <Paper lease={lease} />}
        {!adopted.file && <Muted>There is no PDF of it here yet.</Muted>}
        {lease.may.name_file && <AddPaper lease={lease} has={adopted.file !== undefined} />}
      </Stack>
    </Section>
  );
}

const NotInvited = ({ names }: { names: readonly string[] }) => (
  <Notice
    kind="info"
    title="Not invited"
    action={
      <LinkButton to="/tenantsList" search={{}} variant="outline" size="sm">
        Invite tenants
      </LinkButton>
    }
  >
    {`${joinWords(names)} ${names.length === 1 ? 'gets' : 'get'} no email: reminders and notices are held.`}
  </Notice>
);

function Paper({ lease: { lease_id, version } }: { lease: LeaseDetails }) {
  const { data } = useQuery(leaseTextQuery(lease_id, version));
  return data?.file ? <LeaseFile file={data.file} /> : null;
}

function AddPaper({ lease, has }: { lease: LeaseDetails; has: boolean }) {
  const client = useQueryClient();
  const take = async (chosen: File) => {
    try {
      const body = { lease_id: lease.lease_id, file: await bringPdf(lease.lease_id, chosen) };
      await api.leases.nameSignedFile({ body }, { idempotencyKey: newIdempotencyKey() });
      toast({ title: 'Signed PDF added' });
    } finally {
      await leaseChanged(client);
    }
  };
  return (
    <Stack gap="2" alignItems="flex-start">
      <PdfPicker
        button={has ? 'Replace the signed PDF' : 'Add the signed PDF'}
        label="Signed lease as a PDF"
        problemId="paper-problem"
        take={take}
      />
    </Stack>
  );
}
