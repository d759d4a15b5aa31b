import type { Contract } from '../../shared/contract';
import { countViews } from '../../shared/domain/lists/count-views';
import { isInRequestView, requestViews } from '../../shared/domain/requests/request-list';
import type { Handler } from '../runtime/handler';
import { mostRead, passes, requestsSeen } from './requests-seen';

/** Reads the open ones once, and with a year those that ended in it. */
export const countRequests: Handler<Contract['requests']['countRequests']> = async (request, deps) => {
  const { viewer, query } = request;
  const { property, owner, year } = query;
  const linesOf = async (ended: string) => {
    const reading = { property, owner, year: ended, most: mostRead.list };
    const { seen, isCut } = await requestsSeen(request, reading, deps);
    return { lines: seen.map(({ line }) => line).filter((line) => passes(line, query, request)), isCut };
  };
  const [open, over] = await Promise.all([linesOf(''), year === undefined ? undefined : linesOf(year)]);
  return {
    success: 1,
    data: {
      views: countViews(open.lines, requestViews, (view, line) => isInRequestView(view, line, viewer)),
      over: over?.lines.length,
      is_cut: open.isCut || over?.isCut === true,
    },
  };
};
