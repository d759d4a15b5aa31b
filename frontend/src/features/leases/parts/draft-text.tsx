import { useQuery } from '@tanstack/react-query';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { mergeFields } from '../../../../../shared/domain/leases/document/merge-fields';
import { signersOfTerm } from '../../../../../shared/domain/leases/signing/signers';
import { ClauseChanges } from '../../../domain-ui/lease/lease-text/clause-changes';
import { LeaseFile } from '../../../domain-ui/lease/lease-text/lease-file';
import { LeaseText } from '../../../domain-ui/lease/lease-text/lease-text';
import { SignerLines } from '../../../domain-ui/lease/lease-text/signer-lines';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Stack } from '../../../ui/layout/layout';
import { leaseTextQuery } from '../queries';
import { paperTermOf } from './terms-of';

const labels: Readonly<Record<string, { readonly label: string }>> = mergeFields;
const labelOf = (field: string): string => labels[field]?.label ?? field.replaceAll('_', ' ');

type Signed = {
  readonly name: string;
  readonly role: Parameters<typeof SignerLines>[0]['signers'][number]['role'];
};

/** The packet's signers, or those the draft names. */
function signersOf(lease: LeaseDetails) {
  const { packets, may } = lease;
  const packet = packets.find(({ term: of }) => of === lease.current_term);
  if (packet && !may.change)
    return packet.signers.map(({ name, role, signed_at }) => ({
      name,
      role,
      hasSigned: signed_at !== undefined,
    }));
  const term = paperTermOf(lease);
  const named: readonly Signed[] = term ? signersOfTerm(term, 1) : [];
  return named.map(({ name, role }) => ({ name, role, hasSigned: false }));
}

/** The text of a lease, frozen or as a draft would be sent, and its empty fields. */
export function DraftText({ lease }: { lease: LeaseDetails }) {
  const read = useQuery(leaseTextQuery(lease.lease_id, lease.version));
  if (read.isError && !read.data) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonList picture={false} />;
  const { document, missing, changes, file } = read.data;
  const signers = signersOf(lease);
  return (
    <Stack gap="5">
      {missing.length > 0 && (
        <Notice kind="warning" title="Some fields in this text are still empty">
          {missing.map(labelOf).join(', ')}
        </Notice>
      )}
      {changes && <ClauseChanges title="What changes from the previous lease" changes={changes} />}
      {file && <LeaseFile file={file} />}
      <LeaseText document={document} signersAt={(place) => <SignerLines place={place} signers={signers} />} />
    </Stack>
  );
}
