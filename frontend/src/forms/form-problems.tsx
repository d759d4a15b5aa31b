import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ErrorSummary } from '../ui/feedback/error-summary';
import type { AppForm } from './app-form';
import { flatErrors } from './field-errors';

type Props = {
  tried: AppForm<Record<string, unknown>>['tried'];
  /** A field's name in the summary, if its message does not contain it. */
  labelOf?: (name: string) => string | undefined;
};

/**
 * The summary after a failed submit. A fixed problem stays out, or the summary would take the focus
 * from the person who types.
 */
export function FormProblems({ tried: { attempt, problems }, labelOf = () => undefined }: Props) {
  const { errors } = useFormState();
  const [solved, setSolved] = useState<{ attempt: number; names: readonly string[] }>({ attempt, names: [] });
  const before = solved.attempt === attempt ? solved.names : [];
  const live = flatErrors(errors);
  const fresh = Object.keys(problems).filter((name) => !(name in live) && !before.includes(name));
  if (fresh.length > 0) setSolved({ attempt, names: [...before, ...fresh] });
  const left = Object.entries(problems).filter(([name]) => name in live && !before.includes(name));
  const labels = Object.fromEntries(left.map(([name]) => [name, labelOf(name) ?? '']));
  return <ErrorSummary problems={Object.fromEntries(left)} labels={labels} attempt={attempt} />;
}
