import { requests as rows } from '../../shared/contract/requests';
import { cancel } from '../../shared/domain/requests/work';
import { refuse } from '../../shared/wire/refusals';
import { findRequest, requestName } from '../common/requests/request-at';
import { change } from '../runtime/change';
import { moveAsStaff, readRequest, staffOnly } from './move-request';

/** Closes a request as a duplicate of another one of the same property. */
export const mergeRequest = change(rows.mergeRequest, {
  ...staffOnly,
  read: async (asked, deps) => {
    const { viewer, now, body } = asked;
    const [found, other] = await Promise.all([
      readRequest(asked, deps),
      findRequest({ viewer, now, requestId: body.duplicate_of }, deps),
    ]);
    return { ...found, other: other.request };
  },
  act: async (request, deps) => {
    const { other, request: one } = request.found;
    const isOther = other.requestId !== one.requestId && other.place.propertyId === one.place.propertyId;
    if (!isOther) throw refuse('not-found');
    const duplicateOf = other.requestId;
    const about = requestName(duplicateOf);
    return moveAsStaff(
      request,
      (facts, given) => cancel(facts, given, { why: '', duplicateOf, about }),
      deps,
    );
  },
});
