import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { toast } from '../../ui/toast';
import { type InviteValues, inviteBody } from './invite-values';
import { peopleKey } from './queries';

/** Sends an invitation; a second click or a retry with the same words sends no second one. */
export function useInvite(onDone: () => void) {
  const client = useQueryClient();
  const [sent, setSent] = useState({ text: '', key: '' });
  return useMutation({
    mutationFn: async (values: InviteValues) => {
      const body = inviteBody(values);
      const text = JSON.stringify(body);
      // Other words are another invitation, and need a key of their own.
      const key = sent.text === text ? sent.key : crypto.randomUUID();
      setSent({ text, key });
      await api.people.invitePerson({ body }, { idempotencyKey: key });
    },
    onSuccess: async (_, { email }) => {
      toast({ title: `Invitation sent to ${email.trim()}` });
      onDone();
      await client.invalidateQueries({ queryKey: peopleKey });
    },
  });
}
