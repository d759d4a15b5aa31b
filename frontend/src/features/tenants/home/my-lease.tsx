import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyLeaseDetails } from '../../../../../shared/contract/tenants';
import { displayDollars } from '../../../../../shared/domain/money';
import { Columns } from '../../../ui/columns';
import { useCrumbs } from '../../../ui/crumb-trail';
import { Fact } from '../../../ui/facts';
import { FoldingSection } from '../../../ui/folding-section';
import { Bar, Row, Stack } from '../../../ui/layout';
import { LeaseBadge } from '../../../ui/lease-badge';
import { LeaseFile } from '../../../ui/lease-text/lease-file';
import { LeaseText } from '../../../ui/lease-text/lease-text';
import { SignerLines } from '../../../ui/lease-text/signer-lines';
import { Page } from '../../../ui/page';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Amount, Muted } from '../../../ui/text';
import { WaitingTenantPage } from '../../../ui/waiting-tenant-page';
import { myLeaseQuery } from '../queries';
import { ContactSection } from './contact-section';
import { LeaseFacts } from './lease-facts';
import { MyReports, ReportsToAnswer } from './reports';
import { ToSign } from './to-sign';

const back = { to: '/propertyDashboard', label: 'Home' } as const;

/** /showLease for a tenant: what is agreed, who has signed, and the text. */
export function MyLease({ id }: { id: string }) {
  const read = useQuery(myLeaseQuery(id));
  return read.data ? (
    <Whole lease={read.data} />
  ) : (
    <WaitingTenantPage title="My lease" read={read} back={back} />
  );
}

function Whole({ lease }: { lease: MyLeaseDetails }) {
  const { lease_id: id, unit_number, property_title } = lease;
  useCrumbs([back, { label: 'My lease', to: '/showLease', search: { id } }]);
  return (
    <Page
      title="My lease"
      lead={`Unit ${unit_number}, ${property_title}`}
      back={back}
      action={<LeaseBadge status={lease.status} />}
    >
      <ToSign lease={lease} />
      <ReportsToAnswer lease={lease} />
      <Columns widths="2fr 1fr" from="lg">
        <Stack gap={{ base: '5', md: '6' }}>
          <Terms lease={lease} />
          <Text lease={lease} />
        </Stack>
        <Stack gap={{ base: '5', md: '6' }}>
          <MyReports lease={lease} />
          <ContactSection lease={lease} />
          <Section title="Signatures">
            <PlainList>
              {lease.signers.map(({ name, role, has_signed }) => (
                <Row as="li" spread key={`${role} ${name}`}>
                  <bdi>{name}</bdi>
                  <Muted as="span">{has_signed ? 'Signed' : 'Not yet'}</Muted>
                </Row>
              ))}
            </PlainList>
          </Section>
        </Stack>
      </Columns>
    </Page>
  );
}

/** Folded at first: it is many screens long on a phone. */
function Text({ lease: { document, file, signers: named } }: { lease: MyLeaseDetails }) {
  const [isOpen, setOpen] = useState(false);
  const signers = named.map((signer) => ({ ...signer, hasSigned: signer.has_signed }));
  return (
    <FoldingSection title="Read the text" isOpen={isOpen} onToggle={setOpen}>
      <Bar rule="above" py="6">
        {file && <LeaseFile file={file} />}
        <LeaseText document={document} signersAt={(at) => <SignerLines place={at} signers={signers} />} />
      </Bar>
    </FoldingSection>
  );
}

const Terms = ({ lease }: { lease: MyLeaseDetails }) => (
  <Section title="Terms">
    <Stack gap="5">
      <LeaseFacts lease={lease}>
        <Fact label="Deposit">{lease.deposit > 0 ? displayDollars(lease.deposit) : 'None'}</Fact>
        <Fact label="Notice">{`${lease.notice_days} days`}</Fact>
      </LeaseFacts>
      {lease.rent_lines.length > 1 && (
        <PlainList>
          {lease.rent_lines.map(({ id, label, cents }) => (
            <Row as="li" spread key={id}>
              <bdi>{label}</bdi>
              <Amount>{displayDollars(cents)}</Amount>
            </Row>
          ))}
        </PlainList>
      )}
    </Stack>
  </Section>
);
