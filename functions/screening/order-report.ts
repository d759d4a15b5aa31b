import { orderedAtBureau } from '../../shared/domain/screening/move-application';
import { Identity } from '../../shared/domain/screening/screening';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';
import { openAbout } from './seal-about';

type At = { readonly before: StoredApplication; readonly now: Date };

/** Orders the report of a person who agreed, whose details then go (D50). A repeat is the same order. */
export async function orderReport({ before, now }: At, deps: Deps): Promise<void> {
  const { organizationId, applicationId, screening, fields } = before;
  if (!screening?.consent) return;
  const { screeningId } = screening;
  const key = { organizationId, screeningId };
  const identity = await deps.applications.identity(key, { now });
  if (!identity) return;
  const said = Identity.parse(await openAbout({ ...key, what: 'identity' }, identity.sealed, deps));
  const { legalName: name, birthDate, address } = said;
  const subject = { name, birthDate, address, email: fields.email };
  const { bureauId } = await deps.bureau.order({ reference: screeningId, subject });
  const after = movedOrRefuse(before, (one) => orderedAtBureau(one, { bureauId, at: now.toISOString() }));
  const bureauOrder = { bureauId, organizationId, applicationId, screeningId };
  await deps.applications.write({ before, after, bureauOrder });
}
