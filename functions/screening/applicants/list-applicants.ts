import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import type { ApplicantLine, FurtherApplication } from '../../../shared/contract/screening-shapes';
import { limits } from '../../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../../shared/domain/lists/list-order';
import {
  type ApplicantOrder,
  applicantOrders,
  timesRent,
} from '../../../shared/domain/screening/applicant-list';
import { stages } from '../../../shared/domain/screening/application';
import { readWhole } from '../../common/lists/read-whole';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { Handler, ViewerCall } from '../../runtime/handler';
import { cursorOf, placeOf } from '../../table/db/cursor';
import type { ApplicationLine } from '../../table/screening/record';
import { propertyIdOfUnit } from '../../table/units/record';
import { applicantsLeft } from './applicants-left';

type Row = Contract['screening']['listApplicants'];
type Request = RequestOf<Row> & ViewerCall;
type Query = Request['query'];

const furtherOf = ({ stage, ...line }: ApplicationLine): FurtherApplication => ({
  application_id: line.applicationId,
  unit_id: line.unitId,
  stage,
  unit_number: line.unitNumber,
  property_title: line.propertyTitle,
});

const lineOf = (
  { name, email, stage, income, status, ...line }: ApplicationLine,
  { further, rent }: { readonly further: readonly ApplicationLine[]; readonly rent: number | undefined },
): ApplicantLine => ({
  application_id: line.applicationId,
  name,
  email,
  stage,
  income,
  rent,
  screening_status: status,
  unit_id: line.unitId,
  unit_number: line.unitNumber,
  property_title: line.propertyTitle,
  move_in: line.moveIn,
  started_at: line.startedAt,
  submitted_at: line.submittedAt,
  people: line.people ?? 0,
  has_message: line.hasMessage ?? false,
  is_conditional: line.isConditional ?? false,
  further: further.map(furtherOf),
});

/** The monthly rents of these applicants' units, in cents. */
async function rentsOf(lines: readonly ApplicationLine[], { viewer }: ViewerCall, deps: Deps) {
  const { organizationId } = viewer;
  const units = await deps.units.byIds({ organizationId, unitIds: lines.map(({ unitId }) => unitId) });
  return new Map(units.map(({ unitId, monthlyRent }) => [unitId, monthlyRent]));
}

/** A page with what each also applied for, as far as the caller may see it. */
async function readPage(lines: readonly ApplicationLine[], request: Request, deps: Deps) {
  const { viewer, now } = request;
  const { organizationId } = viewer;
  const [alikeOf, rents, isSeen] = await Promise.all([
    deps.applications.alike({ organizationId, lines }),
    request.query.rents && rentsOf(lines, request, deps),
    propertiesSeen({ viewer, now, area: 'applicants' }, deps),
  ]);
  return lines.map((line) =>
    lineOf(line, {
      further: alikeOf(line).filter(({ propertyId }) => isSeen?.(propertyId)),
      rent: rents?.get(line.unitId),
    }),
  );
}

type Sorted = { readonly line: ApplicationLine; readonly rent: number | undefined };

const sortValues: Record<ApplicantOrder, (sorted: Sorted) => SortValue> = {
  name: ({ line }) => line.name || line.email,
  home: ({ line }) => `${line.propertyTitle} ${line.unitNumber}`,
  stage: ({ line }) => stages.indexOf(line.stage),
  applied: ({ line }) => line.submittedAt ?? line.startedAt,
  income: ({ line }) => line.income || undefined,
  times: ({ line, rent }) => timesRent(line.income, rent),
  'move-in': ({ line }) => line.moveIn || undefined,
};

/** A stage, one unit and a search have a key; any other filter or order reads the list whole. */
const isUsual = ({ property, owner, unit, sort }: Query): boolean =>
  [property, owner, unit, sort].every((part) => part === undefined);

/** The list in another order, or with filters. */
async function readSorted(request: Request, deps: Deps) {
  const { query } = request;
  const { stage, unit_id: unitId, sort, after, limit = limits.listPage } = query;
  const left = (await applicantsLeft(query, request, deps)).filter(
    (line) =>
      (stage === undefined || line.stage === stage) && (unitId === undefined || line.unitId === unitId),
  );
  const order = readOrder(sort, applicantOrders);
  const rents = order?.key === 'times' ? await rentsOf(left, request, deps) : undefined;
  const lines = left.map((line) => ({ line, rent: rents?.get(line.unitId) }));
  const sorted = order
    ? sortLines(lines, {
        sortValue: sortValues[order.key as ApplicantOrder],
        isDescending: order.isDescending,
        ties: [({ line }) => line.propertyTitle, ({ line }) => line.unitNumber],
      })
    : lines;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  const page = sorted.slice(from, end).map(({ line }) => line);
  return {
    applicants: await readPage(page, request, deps),
    total: sorted.length,
    next: end < sorted.length ? cursorOf('sorted', [String(end), 'next']) : undefined,
  };
}

/** The applicants that the caller may see, the newest first; those of a unit are counted. */
export const listApplicants: Handler<Row> = async (request, deps) => {
  const { viewer, now, query } = request;
  if (!isUsual(query))
    return { success: 1, data: await readWhole(request, deps, () => readSorted(request, deps)) };
  const { stage, unit_id: unitId, search, after, limit = limits.listPage } = query;
  const isSeen = await propertiesSeen({ viewer, now, area: 'applicants' }, deps);
  if (!isSeen || (unitId && !isSeen(propertyIdOfUnit(unitId) ?? '')))
    return { success: 1, data: { applicants: [] } };
  const listed = { organizationId: viewer.organizationId, stage, search };
  const [{ applications, next }, total] = await Promise.all([
    deps.applications.page({ ...listed, unitId, isSeen, after, limit }),
    unitId ? deps.applications.countOfUnit({ ...listed, unitId }) : undefined,
  ]);
  return { success: 1, data: { applicants: await readPage(applications, request, deps), next, total } };
};
