import { Landmark, ShieldCheck, UserRound } from 'lucide-react';
import type { BankStatus } from '../../../../../shared/contract/owners';
import { productName } from '../../../../../shared/domain/product';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { MarkedList } from '../../../ui/layout/marked-list';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { bankLook } from './bank-looks';
import { BankPage } from './bank-page';
import type { BankPlace } from './bank-place';
import { Meaning } from './meaning';
import { MissingList } from './missing-list';
import { ProviderButton } from './provider-button';

const steps = [
  {
    icon: UserRound,
    text: 'Tell us who gets paid: a person or a company, with name, date of birth and address.',
  },
  { icon: Landmark, text: 'Enter the bank account the money goes to.' },
  {
    icon: ShieldCheck,
    text: `Both are entered on the payment provider’s page. ${productName} never sees account numbers or identity documents.`,
  },
];

const labels = { none: 'Add bank details', started: 'Continue', restricted: 'Continue', ready: '' } as const;

/** /onbordingOwner: starts or continues an owner's bank details at the provider (ROL-08, spec §2). */
export const Onboarding = ({ place }: { place: BankPlace }) => (
  <BankPage title="Add bank details" place={place}>
    {(status) => (
      <>
        {place.from === 'provider' && status.state !== 'ready' && (
          <Notice kind="warning" title="That link can no longer be used">
            It works once and for a few minutes. Open a new one below; what was entered is kept.
          </Notice>
        )}
        <Section title="How the owner is paid" action={<StatusBadge {...bankLook(status)} />}>
          <Stack gap="5">
            <Meaning status={status} />
            {status.state === 'none' && <MarkedList items={steps} />}
            {status.missing.length > 0 && <MissingList title="Still needed" missing={status.missing} />}
            <NextStep status={status} place={place} />
          </Stack>
        </Section>
      </>
    )}
  </BankPage>
);

function NextStep({ status, place }: { status: BankStatus; place: BankPlace }) {
  const { id, owner } = place;
  if (status.state === 'ready')
    return (
      <div>
        <LinkButton to="/ownerBankInfo" search={{ id, owner }}>
          View bank details
        </LinkButton>
      </div>
    );
  if (!status.may_change)
    return <Notice>Your role can see this owner’s bank details, but not enter them.</Notice>;
  return <ProviderButton place={place} label={labels[status.state]} />;
}
