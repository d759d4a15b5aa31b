import { requests as rows } from '../../shared/contract/requests';
import { isAlike, raise } from '../../shared/domain/requests/raise';
import { isOpen, statusOf } from '../../shared/domain/requests/status';
import { isWindow } from '../../shared/domain/requests/visits';
import { refuse } from '../../shared/wire/refusals';
import { readLine } from '../common/requests/read-line';
import { isOwnProperty, spendLimitsOf } from '../common/requests/repair-terms';
import { requestActor, requestName, sideOf } from '../common/requests/request-at';
import { seeFiles } from '../common/requests/request-files';
import { saveMove } from '../common/requests/save-move';
import { change } from '../runtime/change';
import { newRequestId } from '../table/requests/record';
import { findRaisedAt, placeFacts, tenantFacts } from './raise-place';

/** The newest of a unit or an area that are looked through for one that is alike. */
const looked = 60;

/** Raises a request; one of the same words and place within the hour is shown first. */
export const raiseRequest = change(rows.raiseRequest, {
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const { property_id: propertyId, unit_id: unitId } = body;
    const at = await findRaisedAt({ viewer, now, propertyId, unitId }, deps);
    const [by, terms, tenants, before] = await Promise.all([
      requestActor(viewer, deps),
      deps.repairTerms.ofProperty({ organizationId, propertyId }),
      tenantFacts(at, now, deps),
      deps.requests.ofPlace({ organizationId, propertyId, unitId: unitId ?? '-', limit: looked }),
    ]);
    return { at, by, terms, tenants, before };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found } = request;
    const { at, by, terms, tenants, before } = found;
    const { organizationId } = viewer;
    const instant = now.toISOString();
    const words = body.words.trim();
    if (words === '' && body.hazard === undefined)
      throw refuse('invalid', { fields: { words: 'Say what is wrong' } });
    if (!body.windows.every((window) => isWindow(window, instant)))
      throw refuse('invalid', { fields: { windows: 'Choose times to come, of at most a day' } });
    const open = before.filter((one) => isOpen(statusOf(one, instant)));
    const place = placeFacts(at, body.area);
    const one = { at: instant, words, unitId: place.unitId, area: place.area };
    const alike = open.find(({ raised, place: { unitId, area } }) =>
      isAlike(one, { at: raised.at, words: raised.words, unitId, area }),
    );
    const isShown = alike && (sideOf(viewer) === 'staff' || alike.place.leaseId === place.leaseId);
    if (isShown && !body.is_another) return { success: 1, data: { alike: readLine(alike, instant) } };
    const requestId = newRequestId(place, deps.ids.next('srq'));
    const key = { organizationId, requestId };
    const { propertyId } = place;
    const organization = await request.organization();
    const files = await seeFiles(
      { owner: viewer, sent: body.files, key, propertyId, by, now, kind: 'raised', audience: 'all', has: 0 },
      deps,
    );
    const { hazard, category, room, pets, windows, may_enter: mayEnter } = body;
    const move = raise(
      {
        place,
        tenants,
        limits: spendLimitsOf(terms, { isOwn: await isOwnProperty(organization, deps) }),
        raised: {
          how: body.how,
          category,
          ...(hazard !== undefined && { hazard }),
          room,
          words,
          mayEnter,
          pets,
          windows,
        },
      },
      { now: instant, by },
    );
    const reply = { success: 1, data: { request_id: requestId, name: requestName(requestId) } } as const;
    await saveMove({ call: request, at: { head: at.head, terms }, key, move, files, reply }, deps);
    return reply;
  },
});
