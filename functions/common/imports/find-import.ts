import { mayAddUnits, type Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { PortfolioImport } from '../../table/imports/record';
import { scopeOf } from '../portfolio/property-scope';

type Asked = Pick<ViewerCall, 'viewer' | 'now'>;

/** Importing adds properties, so it needs the right to add them; a rental owner never has it (ROL-06). */
export function refuseWhoMayNotImport(viewer: Viewer): void {
  if (!mayAddUnits(viewer)) throw refuse('not-permitted');
}

/** Someone with a chosen list sees only their own imports; others see all of the organization's. */
export const seesOwnAlone = ({ viewer, now }: Asked): boolean => scopeOf(viewer, now)?.kind !== 'all';

/** An import the caller may see. Missing, hidden and another organization's are the same `not-found`. */
async function findImport(
  asked: Asked & { readonly importId: string },
  { imports }: Deps,
): Promise<PortfolioImport> {
  const { viewer, importId } = asked;
  const found = await imports.byId({ organizationId: viewer.organizationId, importId });
  if (!found || (seesOwnAlone(asked) && found.startedBy !== viewer.userId)) throw refuse('not-found');
  return found;
}

export const findNamedImport = (
  { body, ...asked }: Asked & { readonly body: { readonly import_id: string } },
  deps: Deps,
): Promise<PortfolioImport> => findImport({ ...asked, importId: body.import_id }, deps);
