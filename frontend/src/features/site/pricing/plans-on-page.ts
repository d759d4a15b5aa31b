import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';

/** The prerendered page carries its plans, so that it is complete before the first call. */
export const plansElementId = 'plans-on-page';

let given: readonly Plan[] | undefined;

/** Renders with these plans, for the build, which has no document. */
export function withPlans<T>(plans: readonly Plan[], render: () => T): T {
  given = plans;
  try {
    return render();
  } finally {
    given = undefined;
  }
}

/** The page's plans, or undefined if it was not prerendered. */
export function plansOnPage(): readonly Plan[] | undefined {
  if (given || typeof document === 'undefined') return given;
  const text = document.getElementById(plansElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
