import { useState } from 'react';
import { nameLineProblem } from '../../../../../shared/domain/name-line';
import { mayHaveCustomPermissions } from '../../../../../shared/domain/people/people';
import { tidyLine } from '../../../../../shared/domain/text';
import { ApiRefusal } from '../../../api/refusal';
import { useSession } from '../../../api/session';

/** Asks buyers of the Org plan for the organization's name (decisions, Settled since). */
export function useOrganizationName({ planId, current }: { planId: number; current: number | undefined }) {
  const before = useSession()?.roles[0]?.organization ?? '';
  const [name, setName] = useState(before);
  const [isTried, setTried] = useState(false);
  const isAsked = mayHaveCustomPermissions(planId) && planId !== current;
  const line = tidyLine(name);
  const problem = line === '' ? 'Name of the organization is required' : nameLineProblem(line);
  return {
    isAsked,
    /** A name to save before the plan starts. */
    changed: isAsked && line !== before ? line : undefined,
    /** False, and shows why, when the name cannot be saved. */
    check: () => {
      setTried(true);
      return !isAsked || problem === undefined;
    },
    field: (refused: unknown) => ({
      value: name,
      onChange: ({ target }: { target: { value: string } }) => setName(target.value),
      error:
        (isTried ? problem : undefined) ?? (refused instanceof ApiRefusal ? refused.fields.name : undefined),
    }),
  };
}
