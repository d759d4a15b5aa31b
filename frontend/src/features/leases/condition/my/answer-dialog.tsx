import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MyReport } from '../../../../../../shared/contract/tenants';
import { reportLimits } from '../../../../../../shared/domain/leases/condition/report';
import { reportConsent } from '../../../../../../shared/domain/leases/consent-text';
import { api } from '../../../../api/client';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { toast } from '../../../../ui/toast';
import { tenantChanged } from '../../../tenants/queries';
import { AnswerModal } from '../answer-modal';
import { ConsentField } from '../consent-field';
import { HandFields, isWhole, newHand, signedBy } from '../hand-fields';

export type Answer = 'signed' | 'refused';

const words = {
  signed: {
    title: 'Sign the report',
    lead: 'You sign for all tenants, electronically, what the report says with your remarks. Nothing changes it afterward.',
    button: 'Sign the report',
    done: 'The report is signed.',
  },
  refused: {
    title: 'Refuse to sign',
    lead: 'Your landlord reads why. Your remarks stay in the report, and nothing changes it afterward.',
    button: 'Refuse to sign',
    done: 'Your refusal is recorded.',
  },
} as const;

type Props = { read: MyReport; is: Answer; onClose: () => void };

/** A tenant signs the report, or refuses to and says why. */
export default function AnswerDialog({ read, is, onClose }: Props) {
  const { lease_id, kind, hash } = read;
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const [hand, setHand] = useState(() => newHand(read.name));
  const [reason, setReason] = useState('');
  const [agrees, setAgrees] = useState(false);
  const isSigning = is === 'signed';
  const { done, ...shown } = words[is];
  const answer = useMutation({
    mutationFn: () =>
      api.tenants.answerReport(
        {
          body: {
            ...{ lease_id, kind, hash },
            answer: isSigning
              ? { is: 'signed', ...signedBy(hand), consent: reportConsent.version }
              : { is: 'refused', reason },
          },
        },
        { idempotencyKey: key.current },
      ),
    onSuccess: async () => {
      toast({ title: done });
      await tenantChanged(client);
      onClose();
    },
  });
  const isReady = isSigning ? isWhole(hand) && agrees : reason.trim() !== '';
  return (
    <AnswerModal {...shown} pendingText="Sending" isReady={isReady} call={answer} onClose={onClose}>
      {isSigning ? (
        <>
          <ConsentField
            label="I agree to read and sign this report electronically."
            agrees={agrees}
            onAgrees={setAgrees}
          />
          <HandFields id="tenant" title="For the tenants" hand={hand} onHand={setHand} />
        </>
      ) : (
        <TextAreaField
          label="Why you do not sign"
          required
          maxLength={reportLimits.noteCharacters}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </AnswerModal>
  );
}
