import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonDetails } from '../../../../shared/contract/people';
import { nameOf } from '../../../../shared/domain/names';
import { api } from '../../api/client';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { dialogs } from '../../ui/feedback/dialogs';
import { toast } from '../../ui/feedback/toast';
import { peopleKey } from './queries';

type Action = 'resend' | 'revoke' | 'suspend' | 'reactivate' | 'remove';
type Words = { readonly ask?: string; readonly yes?: string; readonly done: string };

/** The question before each action, with the name and the effect, and the message after it. */
const wordsOf: Record<Action, (name: string) => Words> = {
  resend: (name) => ({ done: `A new invitation was sent to ${name}` }),
  revoke: (name) => ({
    ask: `The link ${name} got by email stops working. You can invite the same address again.`,
    yes: 'Revoke',
    done: `The invitation of ${name} was revoked`,
  }),
  suspend: (name) => ({
    ask: `${name} is logged out right away and cannot get in until you restore access. Their permissions are kept.`,
    yes: 'Suspend',
    done: `${name} was suspended`,
  }),
  reactivate: (name) => ({ done: `${name} can get in again` }),
  remove: (name) => ({
    ask: `${name} is logged out right away and loses this role permanently. Their past work and their account stay.`,
    yes: 'Remove',
    done: `${name} was removed`,
  }),
};

const calls = {
  resend: api.people.resendInvitation,
  revoke: api.people.revokeInvitation,
  suspend: api.people.suspendPerson,
  reactivate: api.people.reactivatePerson,
  remove: api.people.removePerson,
};

/** Resend, revoke, suspend, reinstate, remove. Asks first if the person loses something. */
export function usePersonActions(person: PersonDetails, { onGone }: { onGone: () => void }) {
  const client = useQueryClient();
  const name = nameOf(person);
  // The key stays the same until an action succeeds, so that a retry repeats the same request.
  const [key, setKey] = useState(newIdempotencyKey);
  const mutation = useMutation({
    mutationFn: (action: Action) =>
      calls[action]({ body: { user_role_id: person.user_role_id } }, { idempotencyKey: key }),
    onSuccess: async (_, action) => {
      setKey(newIdempotencyKey());
      toast({ title: wordsOf[action](name).done });
      if (action === 'remove' || action === 'revoke') onGone();
      await client.invalidateQueries({ queryKey: peopleKey });
    },
  });
  const start = async (action: Action) => {
    const { ask, yes } = wordsOf[action](name);
    const sure =
      !ask ||
      (await dialogs.confirm(ask, { title: `${yes} ${name}?`, yes: yes ?? '', no: 'Cancel', danger: true }));
    if (sure) mutation.mutate(action);
  };
  return {
    start: (action: Action) => void start(action),
    pending: mutation.isPending ? mutation.variables : undefined,
    error: mutation.error,
  };
}
