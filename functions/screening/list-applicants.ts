import type { Contract } from '../../shared/contract';
import type { ApplicantLine, FurtherApplication } from '../../shared/contract/screening-shapes';
import { limits } from '../../shared/domain/limits';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Handler } from '../runtime/handler';
import type { ApplicationLine } from '../table/screening/record';
import { propertyIdOfUnit } from '../table/units/record';

const furtherOf = ({ stage, ...line }: ApplicationLine): FurtherApplication => ({
  ...{ application_id: line.applicationId, unit_id: line.unitId, stage },
  ...{ unit_number: line.unitNumber, property_title: line.propertyTitle },
});

const lineOf = (
  { name, email, stage, income, status, ...line }: ApplicationLine,
  further: readonly ApplicationLine[],
): ApplicantLine => ({
  ...{ application_id: line.applicationId, name, email, stage, income, screening_status: status },
  ...{ unit_id: line.unitId, unit_number: line.unitNumber, property_title: line.propertyTitle },
  ...{ move_in: line.moveIn, started_at: line.startedAt, submitted_at: line.submittedAt },
  ...{ people: line.people ?? 0, has_message: line.hasMessage ?? false },
  is_conditional: line.isConditional ?? false,
  further: further.map(furtherOf),
});

/** The applicants that the caller may see, the newest first; those of a unit are counted. */
export const listApplicants: Handler<Contract['screening']['listApplicants']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const { stage, unit_id: unitId, search, after, limit = limits.listPage } = query;
  const isSeen = await propertiesSeen({ viewer, now, area: 'applicants' }, deps);
  if (!isSeen || (unitId && !isSeen(propertyIdOfUnit(unitId) ?? '')))
    return { success: 1, data: { applicants: [] } };
  const listed = { organizationId: viewer.organizationId, stage, search };
  const [{ applications, next }, total] = await Promise.all([
    deps.applications.page({ ...listed, unitId, isSeen, after, limit }),
    unitId ? deps.applications.countOfUnit({ ...listed, unitId }) : undefined,
  ]);
  const alikeOf = await deps.applications.alike({ ...listed, lines: applications });
  const applicants = applications.map((line) =>
    lineOf(
      line,
      alikeOf(line).filter(({ propertyId }) => isSeen(propertyId)),
    ),
  );
  return { success: 1, data: { applicants, next, total } };
};
