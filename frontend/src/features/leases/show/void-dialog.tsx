import { useQueryClient } from '@tanstack/react-query';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { ShortForm } from '../../../forms/short-form';
import { SubmitButton } from '../../../forms/submit-button';
import { useAppForm } from '../../../forms/use-app-form';
import { useValueField } from '../../../forms/use-field';
import { Modal } from '../../../ui/feedback/modal';
import { toast } from '../../../ui/feedback/toast';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Button } from '../../../ui/primitives/button';
import { leaseChanged } from '../queries';

type Props = { lease: Pick<LeaseDetails, 'lease_id' | 'current_term'>; onClose: () => void };

/** Voids the open packet, or a complete one before its first day; the signers read the reason. */
export default function VoidDialog({ lease: { lease_id, current_term }, onClose }: Props) {
  const isRenewal = current_term > 1;
  const client = useQueryClient();
  const form = useAppForm({
    values: { note: '' },
    problems: ({ note }) => problemsOf({ note: note.trim() === '' && 'Say why' }),
    submit: ({ note }) => api.leases.voidLease({ body: { lease_id, note: note.trim() } }),
    onSaved: async () => {
      toast({ title: 'The lease is void. Everyone who was asked to sign gets an email.' });
      await leaseChanged(client);
    },
    onDone: onClose,
    asksBeforeLeaving: false,
  });
  return (
    <Modal
      open
      onClose={onClose}
      width="lg"
      title={isRenewal ? 'Void the renewal?' : 'Void this lease?'}
      lead={
        isRenewal
          ? 'Links to sign it stop working, and signatures so far no longer count. The lease stays the same; you can make a new version.'
          : 'Links to sign it stop working, signatures so far no longer count, and the unit is free again. You can make a new version from it.'
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <SubmitButton form={form} colorPalette="danger" pendingText="Voiding">
            {isRenewal ? 'Void the renewal' : 'Void the lease'}
          </SubmitButton>
        </>
      }
    >
      <ShortForm form={form}>
        <NoteField />
      </ShortForm>
    </Modal>
  );
}

const NoteField = () => (
  <TextAreaField
    {...useValueField<{ note: string }, 'note'>('note')}
    label="Reason"
    hint="The signers read it."
    required
    rows={3}
    maxLength={limits.descriptionCharacters}
  />
);
