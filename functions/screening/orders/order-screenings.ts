import { orderScreening } from '../../../shared/domain/screening/move-application';
import type { ScreeningOrder } from '../../../shared/domain/screening/screening';
import { normalizeEmail } from '../../../shared/domain/text';
import type { Party } from '../../common/screening/find-party';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import type { Deps } from '../../runtime/deps/deps';
import type { Organization } from '../../table/organizations/record';
import type { StoredApplication } from '../../table/screening/record';
import { toApplicant } from '../letter-to-applicant';
import { newApplyLink } from '../new-application';
import { screeningLetter } from './screening-letters';

type Fees = ScreeningOrder['fees'];
type Ordered = { readonly before: StoredApplication; readonly fees: Fees };

/** Whom to screen, each with the fee rows of their mail address; other rows are the first applicant's. */
export function whomToScreen(party: Party, fees: Fees): Ordered[] {
  const rowsOf = ({ fields }: StoredApplication) =>
    fees.filter(({ email }) => normalizeEmail(email) === normalizeEmail(fields.email));
  const parts = party.parts
    .map((before) => ({ before, fees: rowsOf(before) }))
    .filter((one) => one.fees.length > 0);
  const taken = parts.flatMap((one) => one.fees);
  const left = fees.filter((fee) => !taken.includes(fee));
  return parts.length > 0 && left.length === 0 ? parts : [{ before: party.main, fees: left }, ...parts];
}

type Asked = {
  readonly order: ScreeningOrder;
  readonly requestedBy: string;
  readonly organization: Organization;
  readonly now: Date;
};

/** One person's screening with its link, mail and fee. Refuses `screening-open`, `application-closed`. */
function orderOne({ before, fees }: Ordered, { order, requestedBy, organization, now }: Asked, deps: Deps) {
  const { organizationId, applicationId } = before;
  const screeningId = deps.ids.next('scr');
  const about = { organizationId, kind: 'screening', about: screeningId, applicationId, now } as const;
  const { link, address } = newApplyLink(about, deps);
  const { expiresAt } = link;
  const own = { screeningId, requestedBy, order: { ...order, fees }, at: now.toISOString(), expiresAt };
  const after = movedOrRefuse(before, (one) => orderScreening(one, own));
  const to = { application: after, organization };
  const letter = screeningLetter(to, { address, until: expiresAt });
  return { change: { before, after }, link, mail: toApplicant(to, { letter, now }, deps) };
}

/** The screenings of an order as one change: the first applicant's application leads, changed or not. */
export function orderScreenings(party: Party, asked: Asked, deps: Deps) {
  const ordered = whomToScreen(party, asked.order.fees).map((one) => orderOne(one, asked, deps));
  const changes = ordered.map(({ change }) => change);
  const lead = changes.find(({ before }) => before === party.main) ?? {
    before: party.main,
    after: party.main,
  };
  return {
    ...lead,
    also: changes.filter(({ before }) => before !== party.main),
    links: ordered.map(({ link }) => link),
    mails: ordered.map(({ mail }) => mail),
  };
}
