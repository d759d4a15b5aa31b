import type { Contract } from '../../../shared/contract';
import type { ComparedApplicant } from '../../../shared/contract/screening-shapes';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { type Earner, incomeTimes, sharedIncome } from '../../../shared/domain/screening/income';
import { normalizeEmail } from '../../../shared/domain/text';
import { findUnit } from '../../common/portfolio/find-unit';
import { everyone, findParty, type Party } from '../../common/screening/find-party';
import { answer, type Handler } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import type { ApplicationLine, StoredApplication } from '../../table/screening/record';
import { undecidedMost, undecidedOfUnit } from './undecided-of-unit';

const readsAtOnce = 8;

type Beside = { readonly rent: number | undefined; readonly emails: readonly string[] };

const earnerOf = ({ fields, partOf }: StoredApplication): Earner => ({
  name: applicantName(fields),
  kind: partOf?.kind,
  income: fields.monthlyIncome,
});

function comparedOf(party: Party, { rent, emails }: Beside): ComparedApplicant {
  const { applicationId, fields, submittedAt = '', screening } = party.main;
  const { email } = fields;
  const isSame = (other: string) => normalizeEmail(other) === normalizeEmail(email);
  const earners = everyone(party).map(earnerOf);
  return {
    application_id: applicationId,
    name: applicantName(fields),
    email,
    submitted_at: submittedAt,
    earners,
    times: incomeTimes(sharedIncome(earners).income, rent),
    move_in: fields.moveIn,
    current_address: fields.currentAddress,
    landlord: fields.landlord,
    lives_there_since: fields.livesThereSince,
    employer: fields.employer,
    occupants: fields.occupants,
    pets: fields.pets,
    screening_status: screening?.status,
    is_repeated: emails.filter(isSame).length > 1,
  };
}

/** The applicants of a unit side by side, the first to apply first. */
export const compareApplicants: Handler<Contract['screening']['compareApplicants']> = async (
  { viewer, now, params: { unitId } },
  deps,
) => {
  const { unit, head } = await findUnit({ viewer, now, unitId, area: 'applicants' }, deps);
  const [waiting, listing] = await Promise.all([
    undecidedOfUnit({ viewer, now, unitId }, deps),
    deps.applications.listing(unit),
  ]);
  const shown = waiting.slice(0, undecidedMost).toReversed();
  const partyOf = async (line: ApplicationLine) => {
    const main = await deps.applications.byId(line);
    return main && findParty(main, deps);
  };
  const read = await mapAll(shown, partyOf, { concurrency: readsAtOnce });
  const beside = { rent: unit.monthlyRent, emails: shown.map(({ email }) => email) };
  return answer({
    unit_number: unit.unitNumber,
    property_title: head.property.title,
    rent: unit.monthlyRent,
    terms: listing?.terms,
    applicants: read.flatMap((one) => (one ? [comparedOf(one, beside)] : [])),
    more: waiting.length > undecidedMost,
  });
};
