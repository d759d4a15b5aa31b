import type { LeaseLine } from '../../../../../../shared/contract/leases';
import { api } from '../../../../api/client';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { OfferFields } from '../../offer/offer-fields';
import { offerOf, offerProblems, offerValues } from '../../offer/offer-values';
import { ManyLeases } from './many-leases';

/** Leases whose renewal is already on its way. */
const underway = ['send-renewal', 'collect-signatures', 'begin-renewal'];
const renewable = ({ status, next_step }: LeaseLine): boolean =>
  ['active', 'expiring', 'month-to-month'].includes(status) && !underway.includes(next_step?.step ?? '');

/** Offers renewals to many leases by one rule. */
export default function OfferMany({ onClose }: { onClose: () => void }) {
  return (
    <ManyLeases
      title="Offer renewals"
      lead="For the leases that end in the next 60 days, each from the day after. Everyone who signs gets a link and sees what changed."
      tab="expiring"
      isOffered={renewable}
      startsWith="all"
      none="No lease that ends soon waits for an offer."
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
      onClose={onClose}
    />
  );
}
