import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeaseLine } from '../../../../../shared/contract/leases';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { ShortForm } from '../../../forms/short-form';
import { SubmitButton } from '../../../forms/submit-button';
import { useHouseForm } from '../../../forms/use-house-form';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Stack } from '../../../ui/layout';
import { termText } from '../../../ui/lease-look';
import { Modal } from '../../../ui/modal';
import { Notice } from '../../../ui/notice';
import { SkeletonList } from '../../../ui/skeleton-list';
import { Muted } from '../../../ui/text';
import { OfferFields } from '../offer/offer-fields';
import { offerOf, offerProblems, offerValues } from '../offer/offer-values';
import { tenantsText } from '../parts/lease-words';
import { leaseChanged } from '../queries';

/** Leases whose renewal is already on its way. */
const underway = ['send-renewal', 'collect-signatures', 'begin-renewal'];
const renewable = ({ status, next_step }: LeaseLine): boolean =>
  ['active', 'expiring', 'month-to-month'].includes(status) && !underway.includes(next_step?.step ?? '');

const expiringQuery = {
  queryKey: ['leases', 'renewable'],
  queryFn: async () => {
    const query = { tab: 'expiring', limit: limits.listPageMax } as const;
    return (await api.leases.listLeases({ query })).data.leases.filter(renewable);
  },
};

type Results = Readonly<Record<string, string>>;
const sent = 'Sent';

/** Offers renewals to many leases by one rule; one call each, and each says why it was not sent. */
export default function OfferMany({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { data: leases } = useQuery(expiringQuery);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [results, setResults] = useState<Results>({});
  const chosen = (leases ?? []).filter(({ lease_id: id }) => !left.includes(id) && results[id] !== sent);
  const form = useHouseForm({
    values: offerValues,
    problems: offerProblems,
    submit: async (values) => {
      for (const { lease_id } of chosen) {
        const body = { lease_id, ...offerOf(values) };
        const result = await api.leases
          .offerRenewal({ body }, { idempotencyKey: newIdempotencyKey() })
          .then(() => sent)
          .catch(refusalWords);
        setResults((before) => ({ ...before, [lease_id]: result }));
      }
    },
    onSaved: () => leaseChanged(client),
    asksBeforeLeaving: false,
  });
  const isDone = leases?.length === 0 || (Object.keys(results).length > 0 && chosen.length === 0);
  return (
    <Modal
      open
      onClose={onClose}
      width="2xl"
      title="Offer renewals"
      lead="For the leases that end in the next 60 days, each from the day after. Everyone who signs gets a link and sees what changed."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {isDone ? 'Close' : messages.cancel}
          </Button>
          {leases?.length !== 0 && (
            <SubmitButton form={form} pendingText="Sending" disabled={chosen.length === 0}>
              {chosen.length === 1 ? 'Send one renewal' : `Send ${chosen.length} renewals`}
            </SubmitButton>
          )}
        </>
      }
    >
      <ShortForm form={form}>
        <Stack gap="5">
          {leases?.length !== 0 && <OfferFields />}
          {!leases && <SkeletonList picture={false} />}
          {leases?.length === 0 && <Notice kind="info">No lease that ends soon waits for an offer.</Notice>}
          <Stack gap="3" role="group" aria-label="Leases">
            {leases?.map((lease) => (
              <Offered
                key={lease.lease_id}
                lease={lease}
                result={results[lease.lease_id]}
                isChosen={!left.includes(lease.lease_id)}
                onChoose={(isChosen) =>
                  setLeft((ids) =>
                    isChosen ? ids.filter((id) => id !== lease.lease_id) : [...ids, lease.lease_id],
                  )
                }
              />
            ))}
          </Stack>
        </Stack>
      </ShortForm>
    </Modal>
  );
}

type OfferedProps = {
  lease: LeaseLine;
  result: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

const Offered = ({ lease, result, isChosen, onChoose }: OfferedProps) => (
  <Stack gap="0">
    <CheckboxField
      label={`${tenantsText(lease.tenants)}, unit ${lease.unit_number}, ${lease.property_title}`}
      checked={result === sent || isChosen}
      disabled={result === sent}
      onChange={({ target }) => onChoose(target.checked)}
    />
    <Muted small ms="7" role="status">
      {result ?? termText(lease)}
    </Muted>
  </Stack>
);
