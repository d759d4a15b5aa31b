import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Refusal } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { leaseChanged } from '../queries';
import { moveWords } from './condition-words';
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
  const sign = useMutation({
    mutationFn: () => {
      const body = { lease_id, kind, version, landlord: signedBy(landlord) };
      const once = { idempotencyKey: key.current };
      return isTogether
        ? api.leases.signConditionReport({ body: { ...body, tenant: signedBy(tenant) } }, once)
        : api.leases.sendConditionReport({ body }, once);
    },
    onSuccess: async () => {
      toast({ title: isTogether ? moveWords[kind].signed : 'The tenants have the report.' });
      await leaseChanged(client);
      onClose();
    },
  });
  const isReady = isWhole(landlord) && (!isTogether || isWhole(tenant));
  const lead = isTogether ? moveWords[kind].sign : moveWords[kind].send;
  return (
    <Modal
      open
      onClose={onClose}
      title={`Sign the ${moveWords[kind].title.toLowerCase()} report`}
      lead={`${lead} ${words[signing].lead}`.trim()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            disabled={!isReady}
            pending={sign.isPending}
            pendingText="Signing"
            onClick={() => sign.mutate()}
          >
            {words[signing].button}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <HandFields id="landlord" title="For the landlord" hand={landlord} onHand={setLandlord} />
        {isTogether && <HandFields id="tenant" title="For the tenants" hand={tenant} onHand={setTenant} />}
        {sign.isError && <Refusal>{refusalWords(sign.error)}</Refusal>}
      </Stack>
    </Modal>
  );
}
