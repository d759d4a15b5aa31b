import type { Contract } from '../../shared/contract';
import { isOpen, requestStatuses } from '../../shared/domain/requests/status';
import type { Handler } from '../runtime/handler';
import { mostRead, passes, requestsSeen } from './requests-seen';

const shownOfColumn = 50;

/** The open requests by status; a column for each, in the order of the table of states. */
export const getBoard: Handler<Contract['requests']['getBoard']> = async (request, deps) => {
  const { query } = request;
  const { property, owner } = query;
  const reading = { property, owner, year: '', most: mostRead.board };
  const { seen, isCut } = await requestsSeen(request, reading, deps);
  const left = seen.map(({ line }) => line).filter((line) => passes(line, query, request));
  const columns = requestStatuses.filter(isOpen).map((status) => {
    const all = left.filter((line) => line.status === status);
    return { status, count: all.length, requests: all.slice(0, shownOfColumn) };
  });
  return { success: 1, data: { columns, is_cut: isCut } };
};
