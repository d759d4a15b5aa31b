import type { Contract } from '../../../shared/contract';
import { findRequest } from '../../common/requests/request-at';
import { visitCalendar } from '../../common/requests/visit-calendar';
import type { Handler } from '../../runtime/handler';

export const getVisitCalendar: Handler<Contract['requests']['getVisitCalendar']> = async (
  { viewer, now, params: { id: requestId } },
  deps,
) => {
  const { request } = await findRequest({ viewer, now, requestId }, deps);
  return { success: 1, data: visitCalendar(request) };
};
