import type { MyLease } from '../../../../../shared/contract/tenants';
import { phoneMask } from '../../../../../shared/domain/phone';
import { Logo } from '../../../domain-ui/organization/logo';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Section } from '../../../ui/layout/section';
import { Strong } from '../../../ui/primitives/text';
import { Anchor } from '../../../ui/primitives/text-link';
import { Reach } from './reach';

type Shown = Pick<MyLease, 'contact' | 'office' | 'organization'>;

/** Whom to call, and the office behind them. */
export const ContactSection = ({ lease: { contact, office, organization } }: { lease: Shown }) => (
  <Section title="Contact">
    {office?.logo_url && <Logo url={office.logo_url} name={organization} />}
    <Strong>
      <bdi>{contact.name}</bdi>
    </Strong>
    <Reach {...contact} />
    {office && <OfficeFacts office={office} />}
  </Section>
);

const Call = ({ phone }: { phone: string }) => (
  <Anchor href={`tel:+1${phone}`}>
    <bdi dir="ltr">{phoneMask(phone)}</bdi>
  </Anchor>
);

function OfficeFacts({ office }: { office: NonNullable<MyLease['office']> }) {
  const { phone, emergency_phone, address, license } = office;
  if (phone === '' && emergency_phone === '' && address === '' && license === '') return null;
  return (
    <Facts>
      {phone && (
        <Fact label="Office">
          <Call phone={phone} />
        </Fact>
      )}
      {emergency_phone && (
        <Fact label="Emergencies, day or night">
          <Call phone={emergency_phone} />
        </Fact>
      )}
      {address && <Fact label="Address">{address.split('\n').join(', ')}</Fact>}
      {license && <Fact label="License number">{license}</Fact>}
    </Facts>
  );
}
