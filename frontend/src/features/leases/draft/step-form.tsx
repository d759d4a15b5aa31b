import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { Term } from '../../../../../shared/domain/leases/term';
import type { Problem } from '../../../../../shared/domain/problem';
import { FormFrame } from '../../../forms/form-frame';
import { SubmitButton } from '../../../forms/submit-button';
import { useAppForm } from '../../../forms/use-app-form';
import { Notice } from '../../../ui/feedback/notice';
import type { DraftSaving } from './use-draft-saving';
import { WizardBar } from './wizard-bar';

export type StepProps = {
  draft: Term;
  saving: DraftSaving;
  onBack?: (() => void) | undefined;
  onNext: () => void;
};

type Props<V extends FieldValues> = StepProps & {
  values: V;
  /** The draft with this step's values. */
  take: (values: V, draft: Term) => Term;
  problems: (draft: Term) => readonly Problem[];
  labelOf?: (name: string) => string | undefined;
  children: ReactNode;
};

/** One step: saved while the person types, complete or not; continues once its rule holds. */
export function StepForm<V extends FieldValues>(props: Props<V>) {
  const { values, take, problems, labelOf, saving, onBack, onNext, children } = props;
  const taken = (typed: V) => take(typed, saving.term());
  const form = useAppForm<V>({
    values,
    problems: (typed) => problems(taken(typed)),
    submit: (typed) => saving.save(taken(typed)),
    onDone: onNext,
    asksBeforeLeaving: false,
  });
  return (
    <FormFrame form={form} sumsUp labelOf={labelOf}>
      {form.failure && <Notice kind="danger">{form.failure.text}</Notice>}
      {children}
      <SaveWhileTyping save={(typed) => saving.save(taken(typed as V))} />
      <WizardBar state={saving.state} onBack={onBack}>
        <SubmitButton form={form}>Next</SubmitButton>
      </WizardBar>
    </FormFrame>
  );
}

const restMs = 1000;

/** Saves a second after the last change, when the page is hidden, and when the person leaves the step. */
function SaveWhileTyping({ save }: { save: (values: FieldValues) => Promise<void> }) {
  const values = useWatch();
  const { getValues } = useFormContext();
  const shown = useRef(values);
  const isWaiting = useRef(false);
  const latest = useRef({ save, getValues });
  useEffect(() => {
    latest.current = { save, getValues };
  });
  const saveNow = useCallback(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    // The bar shows a failure, and the next change tries again.
    latest.current.save(latest.current.getValues()).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (values === shown.current) return undefined;
    shown.current = values;
    isWaiting.current = true;
    const timer = setTimeout(saveNow, restMs);
    return () => clearTimeout(timer);
  }, [values, saveNow]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      saveNow();
    };
  }, [saveNow]);
  return null;
}
