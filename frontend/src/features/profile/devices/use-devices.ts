import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionLine } from '../../../../../shared/contract/profile';
import { api } from '../../../api/client';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { sessionsQuery } from '../queries';
import { agentWords } from './agent-words';

const whatFollows = 'Anyone using it has to log in again. Unsaved changes there may be lost.';

/** Signs out one device, or all but this one. Asks first. */
export function useDevices() {
  const client = useQueryClient();
  const onSuccess = (title: string) => async () => {
    toast({ title });
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  const one = useMutation({
    mutationFn: ({ session_id }: SessionLine) => api.profile.endSession({ body: { session_id } }),
    onSuccess: (_, { agent }) => onSuccess(`${agentWords(agent).name} was signed out`)(),
  });
  const others = useMutation({
    mutationFn: () => api.profile.endOtherSessions({ body: {} }),
    onSuccess: onSuccess('Every other device was signed out'),
  });
  const ask = (title: string, text: string) =>
    dialogs.confirm(text, { title, yes: 'Sign out', no: 'Cancel' });
  return {
    endOne: async (line: SessionLine) => {
      if (await ask(`Sign out ${agentWords(line.agent).name}?`, whatFollows)) one.mutate(line);
    },
    endOthers: async (count: number) => {
      const title = count === 1 ? 'Sign out the other device?' : `Sign out ${count} other devices?`;
      if (await ask(title, 'Only this one stays signed in.')) others.mutate();
    },
    ending: one.isPending ? one.variables.session_id : undefined,
    isEndingOthers: others.isPending,
    error: others.error ?? one.error,
  };
}
