import { api } from '../../../../api/client';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { OfferFields } from '../../offer/offer-fields';
import { offerOf, offerProblems, offerValues } from '../../offer/offer-values';
import { ManyLeases, type ManyProps } from './many-leases';
import { isRenewable } from './which-leases';

const everyone = 'Everyone who signs gets a link and sees what changed.';

/** Which leases, and from which day each of them is renewed. */
const ofTab = {
  lead: `For the leases that end in the next 60 days, each from the day after. ${everyone}`,
  none: 'No lease that ends soon waits for an offer.',
};
const ofChosen = {
  lead: `For the leases you chose, each from the day after its term; one that is already month-to-month, from the first of the month after next. ${everyone}`,
  none: 'None of the leases you chose can be renewed now.',
};

/** Offers renewals to many leases by one rule. */
export default function OfferMany(props: ManyProps) {
  return (
    <ManyLeases
      {...props}
      title="Offer renewals"
      {...(Array.isArray(props.from) ? ofChosen : ofTab)}
      isOffered={isRenewable}
      startsWith="all"
      button={(count) => (count === 1 ? 'Send one renewal' : `Send ${count} renewals`)}
      pendingText="Sending"
      values={offerValues}
      problems={offerProblems}
      fields={<OfferFields />}
      act={async ({ lease_id }, values) => {
        const body = { lease_id, ...offerOf(values) };
        await api.leases.offerRenewal({ body }, { idempotencyKey: newIdempotencyKey() });
        return 'Sent';
      }}
    />
  );
}
