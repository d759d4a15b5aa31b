import { isDeepStrictEqual } from 'node:util';
import { properties as rows } from '../../shared/contract/properties';
import { replacedSets, withShareSet } from '../../shared/domain/portfolio/shares';
import { refuse } from '../../shared/wire/refusals';
import { findOwners } from '../common/portfolio/find-owners';
import { findHead } from '../common/portfolio/find-property';
import { refuseOwnChange, refuseOwnersBeyond } from '../common/portfolio/name-owners';
import { nameTakenEmails, sharesOf } from '../common/portfolio/share-property';
import { tidyOwner } from '../common/portfolio/tidy-owner';
import { change } from '../runtime/change';
import { versionOf } from '../table/db/conditions';
import { shareSetsOf } from '../table/properties/record';
import { auditedShares, partsOf } from './audit-shares';
import { checkOwners, refuseDate } from './check-shares';

/** Sets owners and shares from a day on. Earlier sets stay in the history; planned ones from that day on
 * are replaced. Shares that do not add up to 100 % are refused in the spec's words (PRP-12). */
export const changeShares = change(rows.changeShares, {
  permit: async ({ viewer, body, organization }) => {
    refuseOwnChange(viewer);
    const owners = checkOwners(body.rentalOwners);
    refuseOwnersBeyond({ owners, viewer, planId: (await organization()).subscription.planId });
  },
  read: async ({ viewer, now, params, body }, deps) => {
    // The store writes the title into new owners' records.
    const naming = { viewer, now, title: '' };
    const reading = findHead({ viewer, now, propertyId: params.id, toChange: true }, deps);
    const [head, owners] = await Promise.all([
      reading,
      findOwners(body.rentalOwners.map(tidyOwner), { ...naming, head: reading }, deps),
    ]);
    return { head, owners: { ...owners, ...naming } };
  },
  act: async ({ viewer, now, body, found: { head, owners }, trace }, deps) => {
    const shares = sharesOf(body.rentalOwners.map(tidyOwner), owners, deps);
    const from = body.effective_from;
    const before = shareSetsOf(head);
    refuseDate(from, { sets: before, now });
    const after = withShareSet(before, { from, shares: partsOf(shares), by: viewer.userId });
    const version = versionOf(head.property);
    if (isDeepStrictEqual(after, before)) return { success: 1, data: { version } };
    if (version !== body.version) throw refuse('changed-meanwhile');
    const left = trace(auditedShares(head, { from, shares, takenBack: replacedSets(before, after) }));
    const write = () => deps.properties.changeShares({ head, from, shares, trace: left });
    return { success: 1, data: { version: await nameTakenEmails({ viewer, now, shares }, write, deps) } };
  },
});
