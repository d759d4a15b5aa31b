import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { Organisation } from '../table/organisations';

/** As long as the longest working day: the screen fetches a new value whenever it is opened. */
const hours = 12;

/** The spec's `userplanid`: stands in for a login in saveAutoPayOption, and nowhere else (decisions, Calls). */
export const signAutopayLink = (
  { organisation, now }: { organisation: Organisation; now: Date },
  { tokens }: Pick<Deps, 'tokens'>,
): Promise<string> =>
  tokens.signLink({
    purpose: 'autopay',
    organisationId: organisation.organisationId,
    thingId: organisation.subscription.subscriptionId,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + hours * 3_600_000),
  });

/** The organisation whose subscription the value names. A plain id, an expired value and another's are the same `not-found`. */
export async function organisationOfLink(
  { userplanid, now }: { userplanid: string; now: Date },
  { tokens, organisations }: Pick<Deps, 'tokens' | 'organisations'>,
): Promise<Organisation> {
  const link = await tokens.verifyLink(userplanid, { purpose: 'autopay', now });
  const organisation = link && (await organisations.byId(link.organisationId));
  if (!organisation || organisation.subscription.subscriptionId !== link.thingId) throw refuse('not-found');
  return organisation;
}
