import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import { reportConsent } from '../../../../../shared/domain/leases/signing/consent-text';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { toast } from '../../../ui/feedback/toast';
import { leaseChanged } from '../queries';
import { AnswerModal } from './answer-modal';
import { moveWords } from './condition-words';
import { ConsentField } from './consent-field';
import { HandFields, isWhole, newHand, signedBy } from './hand-fields';

/** Who signs now: both sides on this device, or the landlord, who then asks the tenants. */
export type Signing = 'together' | 'landlord';

type Props = { read: ConditionReport; signing: Signing; onClose: () => void };

const words = {
  together: { lead: 'Nothing changes it afterward.', button: 'Sign the report' },
  landlord: { lead: '', button: 'Sign and send' },
} as const;

/** Both sides sign the report on one device, one after the other; or the landlord signs and sends it. */
export default function SignDialog({ read, signing, onClose }: Props) {
  const { lease_id, kind, version } = read;
  const isTogether = signing === 'together';
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const [landlord, setLandlord] = useState(() => newHand(read.caller));
  const [tenant, setTenant] = useState(() => newHand(read.tenants[0] ?? ''));
  const [agrees, setAgrees] = useState(false);
  const sign = useMutation({
    mutationFn: () => {
      const body = { lease_id, kind, version, landlord: signedBy(landlord) };
      const consent = reportConsent.version;
      const once = { idempotencyKey: key.current };
      return isTogether
        ? api.leases.signConditionReport({ body: { ...body, tenant: signedBy(tenant), consent } }, once)
        : api.leases.sendConditionReport({ body }, once);
    },
    onSuccess: async () => {
      toast({ title: isTogether ? moveWords[kind].signed : 'The tenants have the report.' });
      await leaseChanged(client);
      onClose();
    },
  });
  const isReady = isWhole(landlord) && (!isTogether || (agrees && isWhole(tenant)));
  const lead = isTogether ? moveWords[kind].sign : moveWords[kind].send;
  return (
    <AnswerModal
      title={`Sign the ${moveWords[kind].title.toLowerCase()} report`}
      lead={`${lead} ${words[signing].lead}`.trim()}
      button={words[signing].button}
      pendingText="Signing"
      isReady={isReady}
      call={sign}
      onClose={onClose}
    >
      {isTogether && (
        <ConsentField
          label="Both sides agree to read and sign this report electronically."
          agrees={agrees}
          onAgrees={setAgrees}
        />
      )}
      <HandFields id="landlord" title="For the landlord" hand={landlord} onHand={setLandlord} />
      {isTogether && <HandFields id="tenant" title="For the tenants" hand={tenant} onHand={setTenant} />}
    </AnswerModal>
  );
}
