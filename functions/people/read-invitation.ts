import { defined } from '../../shared/domain/defined';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { Organisation } from '../table/organisations';
import type { Person } from '../table/people';
import { hashOfToken, supposedPerson } from './invitation-link';

type Asked = { readonly body: { readonly token: string }; readonly now: Date };

/** Who a link invites, and where to. Refuses `link-not-valid`. */
export async function readInvitation(
  { body: { token }, now }: Asked,
  { people, organisations }: Deps,
): Promise<{ person: Person; organisation: Organisation }> {
  const supposed = supposedPerson(token);
  const [person, early] = await Promise.all([
    people.invitation({ tokenHash: hashOfToken(token), now, ...defined({ supposed }) }),
    supposed && organisations.byId(supposed.organisationId),
  ]);
  const { organisationId } = person;
  const organisation =
    early?.organisationId === organisationId ? early : await organisations.byId(organisationId);
  if (!organisation) throw refuse('link-not-valid');
  return { person, organisation };
}
