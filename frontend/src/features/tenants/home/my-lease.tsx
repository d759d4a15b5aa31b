import { useState } from 'react';
import type { MyLeaseDetails } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { useKeptQuery } from '../../../api/use-kept-query';
import { KeptNotice } from '../../../domain-ui/kept-notice';
import { TenantLeaseBadge } from '../../../domain-ui/lease/lease-badge';
import { LeaseFile } from '../../../domain-ui/lease/lease-text/lease-file';
import { LeaseText } from '../../../domain-ui/lease/lease-text/lease-text';
import { SignerLines } from '../../../domain-ui/lease/lease-text/signer-lines';
import { WaitingTenantPage } from '../../../domain-ui/person/waiting-tenant-page';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Fact } from '../../../ui/layout/facts';
import { FoldingSection } from '../../../ui/layout/folding-section';
import { Bar, Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Amount, Muted } from '../../../ui/primitives/text';
import { MyInsurance } from '../insurance/my-insurance';
import { myLeaseQuery } from '../queries';
import { ContactSection } from './contact-section';
import { DueDays } from './due-days';
import { LeaseFacts } from './lease-facts';
import { MovingOut, StandingNotice } from './moving-out';
import { Papers } from './papers';
import { MyReports, ReportsToAnswer } from './reports';
import { ToSign } from './to-sign';

const back = { to: '/propertyDashboard', label: 'Home' } as const;

/** /showLease for a tenant: what is agreed, who has signed, and the text. */
export function MyLease({ id }: { id: string }) {
  const read = useKeptQuery({ name: `lease:${id}`, query: myLeaseQuery(id) });
  return read.data ? (
    <Whole lease={read.data} keptAt={read.keptAt} />
  ) : (
    <WaitingTenantPage title="My lease" read={read} back={back} />
  );
}

function Whole({ lease, keptAt }: { lease: MyLeaseDetails; keptAt: string | undefined }) {
  const { lease_id: id, unit_number, property_title } = lease;
  useCrumbs([back, { label: 'My lease', to: '/showLease', search: { id } }]);
  return (
    <Page
      title="My lease"
      lead={`Unit ${unit_number}, ${property_title}`}
      back={back}
      action={<TenantLeaseBadge status={lease.status} />}
    >
      <KeptNotice at={keptAt} />
      <ToSign lease={lease} />
      <ReportsToAnswer lease={lease} />
      <StandingNotice lease={lease} />
      <Columns widths="2fr 1fr" from="lg">
        <Stack gap={{ base: '5', md: '6' }}>
          <Terms lease={lease} />
          <MovingOut lease={lease} />
          {lease.is_adopted ? <Paper lease={lease} /> : <Text lease={lease} />}
        </Stack>
        <Stack gap={{ base: '5', md: '6' }}>
          <Papers lease={lease} />
          <MyReports lease={lease} />
          <ContactSection lease={lease} />
          <DueDays lease={lease} />
          {(lease.lives_there || lease.status === 'signed') && <MyInsurance />}
          {!lease.is_adopted && (
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
          )}
        </Stack>
      </Columns>
    </Page>
  );
}

/** A lease that was signed elsewhere: its paper, if the landlord added it. */
const Paper = ({ lease: { file, signed_on } }: { lease: MyLeaseDetails }) => (
  <Section
    title="Signed outside Keystead"
    lead={[
      signed_on && `Signed on ${displayDate(signed_on)}.`,
      'There are no signatures and no certificate of it here.',
    ]
      .filter(Boolean)
      .join(' ')}
  >
    {file ? <LeaseFile file={file} /> : <Muted>Ask your landlord for a copy of the signed lease.</Muted>}
  </Section>
);

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
