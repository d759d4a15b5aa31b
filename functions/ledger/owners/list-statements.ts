import type { Contract } from '../../../shared/contract';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { nameOf } from '../../../shared/domain/names';
import { findStatements, openMonths } from '../../common/ledger/owner-statements';
import { answer, type Handler } from '../../runtime/handler';

/** An owner's issued statements, and for staff the next months. `mine` stands for the calling owner. */
export const listStatements: Handler<Contract['ledger']['listStatements']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const ownerId = params.ownerId === 'mine' ? (viewer.ownerId ?? '') : params.ownerId;
  const at = await findStatements({ viewer, now, ownerId }, deps);
  return answer({
    owner_id: at.owner.ownerId,
    owner_name: nameOf(at.owner),
    statements: at.issued.map(({ ownerId, ownerName, month, from, to, properties, issuedAt }) => ({
      owner_id: ownerId,
      owner_name: ownerName,
      month,
      from,
      to,
      issued_at: issuedAt,
      ending: sumOf(properties.map(({ ending }) => ending)),
    })),
    months: at.isOwn ? [] : openMonths(at, now),
  });
};
