import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { FormStatus } from '../../../ui/feedback/form-status';
import { SwitchField } from '../../../ui/fields/switch-field';
import { profileQuery } from '../queries';

/** Whether the assistant may ask a language model; only the organization's head says. */
export function AssistantModel({ on }: { on: boolean }) {
  const client = useQueryClient();
  const show = (asks_model: boolean) =>
    client.setQueryData(
      profileQuery.queryKey,
      (before) => before && { ...before, organization: { ...before.organization, asks_model } },
    );
  const choose = useMutation({
    mutationFn: (next: boolean) => api.profile.setAssistantModel({ body: { on: next } }),
    onMutate: show,
    onError: (_error, next) => show(!next),
  });
  return (
    <>
      <SwitchField
        label="Ask a language model when a question isn’t understood"
        hint="It sees the question with names left out, never your records, and only picks one of the answers the assistant can already give. Works where your Keystead has a model set up."
        on={on}
        disabled={choose.isPending}
        onChange={(next) => choose.mutate(next)}
      />
      <FormStatus kind="error">
        {choose.error ? `Not saved. ${refusalWords(choose.error)}` : undefined}
      </FormStatus>
    </>
  );
}
