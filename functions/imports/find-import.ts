import { mayAddUnits, type Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { PortfolioImport } from '../table/imports/record';

type Asked = Pick<ViewerCall, 'viewer' | 'now'>;

/** Importing adds properties: whoever may not do that imports nothing, a rental owner never (ROL-06). */
export function refuseWhoMayNotImport(viewer: Viewer): void {
  if (!mayAddUnits(viewer)) throw refuse('not-permitted');
}

/** Who has a chosen list sees what he imported himself; the others all of the organization's. */
export const seesOwnAlone = ({ viewer, now }: Asked): boolean => scopeOf(viewer, now)?.kind !== 'all';

/** An import this person may see; another's, another organization's and none are the same `not-found`. */
async function findImport(
  asked: Asked & { readonly importId: string },
  { imports }: Deps,
): Promise<PortfolioImport> {
  const { viewer, importId } = asked;
  const found = await imports.byId({ organizationId: viewer.organizationId, importId });
  if (!found || (seesOwnAlone(asked) && found.startedBy !== viewer.userId)) throw refuse('not-found');
  return found;
}

/** The import that a call's body names. */
export const findNamedImport = (
  { body, ...asked }: Asked & { readonly body: { readonly import_id: string } },
  deps: Deps,
): Promise<PortfolioImport> => findImport({ ...asked, importId: body.import_id }, deps);
