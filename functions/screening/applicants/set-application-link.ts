import { isDeepStrictEqual } from 'node:util';
import { screening as rows } from '../../../shared/contract/screening';
import { emptyTerms } from '../../../shared/domain/screening/listing-terms';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { findUnit } from '../../common/portfolio/find-unit';
import { change } from '../../runtime/change';
import type { Listing } from '../../table/listings/record';
import { newApplyLink, paths, placeOf } from '../new-application';

/** Opens a unit for applications, changes what is asked of everyone, or closes it. A repeat only answers. */
export const setApplicationLink = change(rows.setApplicationLink, {
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const unit = { viewer, now, unitId: body.unit_id, area: 'applicants', toChange: body.open } as const;
    const [at, account, listing] = await Promise.all([
      findUnit(unit, deps),
      viewerAccount(viewer, deps),
      deps.applications.listing({ organizationId, unitId: body.unit_id }),
    ]);
    return { at, account, listing };
  },
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { at, account, listing: before } = found;
    const answer = ({ token, until, terms = emptyTerms }: Listing) => ({
      success: 1 as const,
      data: { address: `${deps.settings.siteUrl}${paths.listing}${token}`, until, terms: { ...terms } },
    });
    const closed = { success: 1 as const, data: {} };
    const open = before && before.until > now.toISOString() ? before : undefined;
    const terms = body.terms ?? before?.terms;
    if (body.open && open && isDeepStrictEqual(terms, open.terms)) return answer(open);
    if (!body.open && !before) return closed;
    const { organizationId } = viewer;
    const object = { kind: 'unit', id: at.unit.unitId, name: at.unit.unitNumber } as const;
    const about = at.unit.propertyId;
    if (!body.open) {
      const left = trace({ action: 'listing.close', object, about });
      await deps.applications.writeListing({ before, trace: { ...left, reply: closed } });
      return closed;
    }
    const of = { organizationId, kind: 'listing', about: at.unit.unitId, now } as const;
    // Other terms leave the link as it was shared.
    const made = open ? undefined : newApplyLink(of, deps);
    const { token, until } = open ?? { token: made?.token ?? '', until: made?.link.expiresAt ?? '' };
    const place = placeOf(at, { account, userRoleId: viewer.userRoleId });
    const listing = { ...place, token, until, ...(terms && { terms }) };
    const reply = answer(listing);
    const left = trace({ action: open ? 'listing.terms' : 'listing.open', object, about });
    await deps.applications.writeListing({
      before,
      after: { listing, link: made?.link },
      trace: { ...left, reply },
    });
    return reply;
  },
});
