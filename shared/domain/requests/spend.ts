import type { Ask, RequestFacts } from './request';
import { wasHazard } from './standing';

/** What owners' money may be spent on it, in cents: the limit, or the highest approval above it (D82). */
export function ceilingOf(facts: RequestFacts): number {
  const limit = wasHazard(facts) ? Math.max(facts.limits.usual, facts.limits.emergency) : facts.limits.usual;
  const approved = facts.asks.filter(({ decided }) => decided?.yes).map(({ cents }) => cents);
  return Math.max(limit, ...approved);
}

/**
 * What standing costs take of it: the owners' part and the tenants', for owners bear a claim until it is
 * paid.
 */
export const spentOf = ({ costs }: Pick<RequestFacts, 'costs'>): number =>
  costs.reduce(
    (sum, { ownerCents, tenantCents, undone }) => sum + (undone ? 0 : ownerCents + tenantCents),
    0,
  );

export const leftOf = (facts: RequestFacts): number => ceilingOf(facts) - spentOf(facts);

/** The latest estimate of a job, in cents. */
export const estimateOf = ({ estimates }: Pick<RequestFacts, 'estimates'>, jobId: string) =>
  estimates.findLast((estimate) => estimate.jobId === jobId)?.cents;

const hundredths = (percentage: number): number => Math.round(percentage * 100);

/** What the owners say: yes with more than half of the shares, no once that cannot be reached (D85). */
export function verdictOf({ owners, answers }: Pick<Ask, 'owners' | 'answers'>): boolean | undefined {
  const sharesOf = (yes: boolean): number =>
    owners
      .filter(({ ownerId }) => answers.some((answer) => answer.ownerId === ownerId && answer.yes === yes))
      .reduce((sum, { percentage }) => sum + hundredths(percentage), 0);
  const all = owners.reduce((sum, { percentage }) => sum + hundredths(percentage), 0);
  if (2 * sharesOf(true) > all) return true;
  return 2 * (all - sharesOf(false)) <= all ? false : undefined;
}
