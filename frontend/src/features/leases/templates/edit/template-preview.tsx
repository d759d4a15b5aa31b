import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeaseLine } from '../../../../../../shared/contract/leases';
import { fillDocument } from '../../../../../../shared/domain/leases/document/fill-document';
import type { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import { mergeValues } from '../../../../../../shared/domain/leases/document/merge-fields';
import { signersOfTerm } from '../../../../../../shared/domain/leases/signing/signers';
import { LeaseText } from '../../../../domain-ui/lease/lease-text/lease-text';
import { SignerLines } from '../../../../domain-ui/lease/lease-text/signer-lines';
import { Failed } from '../../../../ui/feedback/failed';
import { Modal } from '../../../../ui/feedback/modal';
import { Notice } from '../../../../ui/feedback/notice';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list';
import { SelectField } from '../../../../ui/fields/select-field';
import { Stack } from '../../../../ui/layout/layout';
import { propertyQuery } from '../../../properties/queries';
import { leasePlaces } from '../../list/lease-place';
import { tenantsText } from '../../parts/lease-words';
import { leaseQuery, leasesQuery } from '../../queries';

type Props = { document: LeaseDocument; onClose: () => void };

const optionOf = ({ lease_id: value, unit_number, property_title, tenants }: LeaseLine) => ({
  value,
  label: `Unit ${unit_number}, ${property_title}: ${tenantsText(tenants)}`,
});

/** The editor's current text, with the data of a real lease. */
export default function TemplatePreview({ document, onClose }: Props) {
  const [chosen, setChosen] = useState('');
  const read = useQuery(leasesQuery(leasePlaces.parse({})));
  const leases = read.data?.leases;
  const leaseId = chosen || leases?.[0]?.lease_id;
  return (
    <Modal open onClose={onClose} width="4xl" title="Preview">
      <Stack gap="5">
        {read.isError && !leases && <Failed error={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <SkeletonList picture={false} />}
        {leases && leases.length > 0 && (
          <SelectField
            id="previewLease"
            label="Use data from"
            options={leases.map(optionOf)}
            value={leaseId}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        {leases?.length === 0 && (
          <>
            <Notice>There is no lease yet: fields show their names, and all conditional parts appear.</Notice>
            <LeaseText document={document} signersAt={() => null} />
          </>
        )}
        {leaseId !== undefined && <Filled key={leaseId} leaseId={leaseId} document={document} />}
      </Stack>
    </Modal>
  );
}

function Filled({ leaseId, document }: { leaseId: string; document: LeaseDocument }) {
  const lease = useQuery(leaseQuery(leaseId));
  const property = useQuery({
    ...propertyQuery(lease.data?.property_id ?? ''),
    enabled: lease.data !== undefined,
  });
  const failed = [lease, property].find(({ isError }) => isError);
  if (failed) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  const [term] = lease.data?.terms ?? [];
  if (!lease.data || !term || !property.data) return <SkeletonList picture={false} />;
  const { street_address: street, city, state, zipcode } = property.data;
  const { property_title: propertyTitle, unit_number: unitNumber, today } = lease.data;
  const place = { propertyTitle, street, city, state, zipcode, unitNumber };
  const values = mergeValues({ term, place, sentOn: today });
  const signers = signersOfTerm(term, 1).map(({ name, role }) => ({ name, role, hasSigned: false }));
  return (
    <LeaseText
      document={fillDocument(document, { values, term }).document}
      signersAt={(at) => <SignerLines place={at} signers={signers} />}
    />
  );
}
