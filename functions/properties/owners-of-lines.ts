import { localDateOf } from '../../shared/domain/dates';
import { nameOf } from '../../shared/domain/names';
import { sharesOn } from '../../shared/domain/portfolio/shares';
import { ownerReach } from '../common/portfolio/owner-reach';
import { ownersFor } from '../common/portfolio/owners-for';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { PropertyLine, Share } from '../table/properties/record';

type Owners = { owners: string[]; bank?: 'ready' | 'missing' };

/** Names and bank state of today's owners by property, as far as the caller may see them: two BatchGets. */
export async function ownersOfLines(
  lines: readonly PropertyLine[],
  { viewer, now }: ViewerCall,
  deps: Deps,
): Promise<(propertyId: string) => Owners> {
  const { organizationId } = viewer;
  const propertyIds = lines.map(({ propertyId }) => propertyId);
  const [found, reach] = await Promise.all([
    deps.properties.byIds({ organizationId, propertyIds }),
    ownerReach({ viewer, now }, deps),
  ]);
  const keys = found.flatMap(({ propertyId, shareSets = [] }) =>
    sharesOn(shareSets, localDateOf(now)).map(({ ownerId }) => ({ organizationId, propertyId, ownerId })),
  );
  const read = await deps.properties.shares(keys);
  const shares = new Map(read.map((share) => [`${share.propertyId} ${share.ownerId}`, share]));
  const isBanked = ({ ownerId }: Share) => reach?.banked.has(ownerId) ?? true;
  return (propertyId) => {
    const here = keys.flatMap((key) => {
      const share = key.propertyId === propertyId && shares.get(`${propertyId} ${key.ownerId}`);
      return share ? [share] : [];
    });
    const seen = ownersFor(viewer, here);
    const banked = seen.filter(isBanked);
    const bank = banked.every(({ bankReady }) => bankReady) ? 'ready' : 'missing';
    return { owners: seen.map(nameOf), ...(banked.length > 0 && { bank }) };
  };
}
