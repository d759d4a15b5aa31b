import { Check } from 'lucide-react';
import { FormStatus } from '../../../ui/feedback/form-status';
import type { DraftState } from './use-draft-saving';

/** Whether the server has what is on screen. */
export function SavedLine({ state }: { state: DraftState }) {
  if (state.kind === 'failed') return <FormStatus kind="error">{`Not saved. ${state.text}`}</FormStatus>;
  return (
    <FormStatus>
      {state.kind === 'saving' && 'Saving'}
      {state.kind === 'saved' && (
        <>
          <Check size={16} aria-hidden="true" />
          Saved
        </>
      )}
    </FormStatus>
  );
}
