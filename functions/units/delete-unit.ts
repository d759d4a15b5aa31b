import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { mayDeleteUnit } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { findUnit } from '../portfolio/find-unit';
import { auditedUnit, unitAsObject } from '../portfolio/unit-audit';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';

type Row = Contract['units']['deleteUnit'];
type Request = RequestOf<Row> & ViewerCall;
type Found = Awaited<ReturnType<typeof findUnit>>;

const find = ({ viewer, now, params }: Pick<Request, 'viewer' | 'now' | 'params'>, deps: Deps) =>
  findUnit({ viewer, now, unitId: params.unitId }, deps);

/** API-20. Who may is asked here whatever the screen hides (ROL-07); that there is no lease (PRP-29) is a condition of the write. */
export const deleteUnit: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  find,
  async (request, deps) => {
    const { viewer } = request;
    const { planId } = (await request.organization()).subscription;
    if (!mayDeleteUnit({ roleLabel: viewer.roleLabel, planId })) throw refuse('not-permitted');
    const unit = await again(async (attempt) => {
      const found = attempt === 1 ? await request.first() : await find(request, deps);
      const { organizationId, propertyId, unitId } = found.unit;
      const change = {
        action: 'unit.delete',
        object: unitAsObject(found.unit),
        about: propertyId,
        before: auditedUnit(found.unit),
      } as const;
      const nextPicture = () => deps.units.firstPhoto({ organizationId, propertyId, except: unitId });
      await deps.units.remove({ ...found, nextPicture, audit: audited(request, change, deps) });
      return found.unit;
    });
    if (unit.images.length > 0) await deps.files.remove(unit.images);
    return { success: 1 };
  },
);
