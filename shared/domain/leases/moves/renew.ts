import { addDays } from '../../dates';
import type { PreviousTerm } from '../draft/term-problems';
import { type Done, done, type Given } from '../given';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import { type Refused, refused } from '../refusals';
import { rentLinesOn } from '../rent/rent-rates';
import {
  draftOf,
  latestSigned,
  openPacketOf,
  rollsOver,
  standingEnd,
  standingKeys,
  standingNotice,
} from '../status/standing';
import { seededVersion } from '../templates/seeded-version';
import type { Term, TermText } from '../term';

/** The renewal of a term signed elsewhere has no text to go on from: it starts with the product's own. */
const usualText: TermText = { from: 'template', templateId: 'residential', version: seededVersion };

/** What prevents a renewal: nothing is signed, the lease is ending, or a renewal exists (D37). */
export function mayRenew(lease: Lease, on: Day, except?: number): Refused | undefined {
  const latest = latestSigned(lease, on);
  if (!latest || lease.settledOn !== undefined) return refused('wrong-status');
  if (standingNotice(lease, on) ?? standingKeys(lease, on) ?? standingEnd(lease, on))
    return refused('notice-given');
  const isThereAnother = lease.terms.some(
    (term) =>
      term.number !== except && (draftOf(lease, term, on) ?? openPacketOf(lease, { term: term.number, on })),
  );
  return isThereAnother ? refused('renewal-open') : undefined;
}

/** The term a renewal follows, for the rules of its first day. */
export function previousTerm(lease: Lease, on: Day): PreviousTerm | undefined {
  const latest = latestSigned(lease, on);
  return latest && { from: latest.from, to: latest.to, rollsOver: rollsOver(lease, latest, on) };
}

/**
 * Drafts the next term from the latest signed one, at today's rents, from the day after its end (D37). A PDF
 * brought along is not taken over.
 * Refuses `renewal-open`, `notice-given` and `wrong-status`.
 */
export function renew(given: Given): Done | Refused {
  const { lease, now } = given;
  const latest = latestSigned(lease, now.on);
  const obstacle = mayRenew(lease, now.on);
  if (!latest || obstacle) return obstacle ?? refused('wrong-status');
  const { adopted, text = adopted && usualText, moveIn, ...agreed } = latest;
  const term: Term = {
    ...agreed,
    // A file names the days of its own term.
    ...(text && text.from !== 'pdf' && { text }),
    number: lease.terms.length + 1,
    drafts: [{ version: 1, since: now.on }],
    from: latest.to ? addDays(latest.to, 1) : '',
    to: '',
    rentLines: rentLinesOn(lease, latest, now.on),
    // Deposits carry over, and only what is above them is charged (D61); fees were charged once.
    moveIn: {
      depositDue: 'start',
      items: (moveIn?.items ?? []).filter(({ kind }) => kind !== 'fee'),
    },
  };
  return done(given, { ...lease, terms: [...lease.terms, term] });
}
