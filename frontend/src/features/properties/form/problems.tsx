import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ErrorSummary } from '../../../ui/error-summary';
import { labelOf as labelInList, summaryOf } from './flat-errors';
import type { PropertyValues } from './property-values';

type Props = {
  /** What the last try found. */
  problems: Readonly<Record<string, string>>;
  attempt: number;
  /** What a field is called in the list of problems, where its sentence alone does not say. */
  labelOf?: (name: string) => string | undefined;
};

/**
 * What stands in the way of saving. A problem that was put right leaves the list for good: were it to come back while somebody types, the
 * summary would take the focus away.
 */
export function Problems({ problems, attempt, labelOf = labelInList }: Props) {
  const { errors } = useFormState<PropertyValues>();
  const [solved, setSolved] = useState<{ attempt: number; names: readonly string[] }>({ attempt, names: [] });
  const before = solved.attempt === attempt ? solved.names : [];
  const live = summaryOf(errors);
  const fresh = Object.keys(problems).filter((name) => !(name in live) && !before.includes(name));
  if (fresh.length > 0) setSolved({ attempt, names: [...before, ...fresh] });
  const left = Object.entries(problems).filter(([name]) => name in live && !before.includes(name));
  const labels = Object.fromEntries(
    left.flatMap(([name]) => {
      const label = labelOf(name);
      return label ? [[name, label]] : [];
    }),
  );
  return <ErrorSummary problems={Object.fromEntries(left)} labels={labels} attempt={attempt} />;
}
