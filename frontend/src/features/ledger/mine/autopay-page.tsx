import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { myAutopayQuery, myMethodsQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { AutopayForm } from './autopay-form';

/** /autopay: a tenant sets autopay up, or agrees to other terms. */
export function AutopayPage({ id }: { id: string }) {
  const back = { to: '/payrent', search: { id }, label: 'Pay rent' } as const;
  const read = useQuery(myAutopayQuery(id));
  // Without an answer the form offers the provider's page.
  const saved = useQuery(myMethodsQuery(id));
  if (!read.data || saved.isPending)
    return <WaitingLedger read={read} title="Autopay" what="Home" width="form" back={back} />;
  const { unit_number, property_title, days, is_offered, is_mine, state } = read.data;
  const isPossible = days.length > 0 && is_offered && (is_mine || state === 'off');
  return (
    <Page title="Autopay" lead={`Unit ${unit_number}, ${property_title}`} back={back} width="form">
      {isPossible ? (
        <AutopayForm autopay={read.data} methods={saved.data?.methods ?? []} />
      ) : (
        <Section title="Autopay is not possible now">
          <Muted>
            <bdi>
              {is_offered
                ? 'No more rent is coming up, or another tenant in this home already uses autopay.'
                : 'Your landlord does not offer online payments at the moment.'}
            </bdi>
          </Muted>
        </Section>
      )}
    </Page>
  );
}
