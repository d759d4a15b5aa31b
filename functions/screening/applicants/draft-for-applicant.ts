import { createDraft } from '../../../shared/domain/leases/draft/write-draft';
import { nameOf } from '../../../shared/domain/names';
import { hasReport } from '../../../shared/domain/screening/move-application';
import { actorFrom, givenAt, type LeasePlace } from '../../common/leases/lease-at';
import { readLeaseDefaults } from '../../common/leases/lease-defaults';
import type { LetterTo } from '../../common/leases/lease-letters';
import { newTerm } from '../../common/leases/new-term';
import { doneOrRefuse, saveLease } from '../../common/leases/save-lease';
import { decidedPeople, type decideParty } from '../../common/screening/decide-party';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { Account } from '../../table/accounts/record';
import type { Trace } from '../../table/audit/writes';
import type { Organization } from '../../table/organizations/record';
import type { StoredApplication } from '../../table/screening/record';
import type { ApplicationChange } from '../../table/screening/writes';
import { guaranteedBy } from '../letter-to-applicant';
import { approvedLetter, conditionalLetter } from './answer-letters';

type Drafting = {
  readonly place: LeasePlace;
  readonly account: Account;
  readonly organization: Organization;
  readonly request: Pick<ViewerCall, 'viewer' | 'now' | 'address' | 'agent'>;
  readonly leaseId: string;
  readonly change: ReturnType<typeof decideParty> & Pick<ApplicationChange, 'closes'>;
  readonly trace: Trace;
  /** Whose report led to conditions, if the notice is sent. */
  readonly agency: Parameters<typeof conditionalLetter>[1]['agency'];
};

/** One person of the application as a party of the lease. */
const partyOf = ({
  applicationId: id,
  fields: { firstName, lastName, email, mobile },
}: StoredApplication) => ({
  id,
  firstName,
  lastName,
  email,
  mobile,
  signsInPerson: false,
});

/**
 * Drafts the lease: approved applicants are its tenants, guarantors its co-signers; conditions are its terms.
 */
export async function draftForApplicant(drafting: Drafting, deps: Deps): Promise<void> {
  const { place, account, organization, request, leaseId, change, trace, agency } = drafting;
  const { viewer, now } = request;
  const people = decidedPeople(change);
  const conditions = change.after.decision?.conditions;
  const guarantors = people.filter(({ partOf }) => partOf?.kind === 'guarantor');
  const order = people.find(({ screening }) => screening)?.screening?.order;
  const applicant = {
    tenants: people.filter((one) => !guarantors.includes(one)).map(partyOf),
    coSigners: guarantors.map((one) => ({ ...partyOf(one), address: one.fields.currentAddress })),
    needsCoSigner: conditions?.coSigner,
    moveIn: change.after.fields.moveIn,
    rent: order?.rent || undefined,
    deposit: conditions?.deposit ?? order?.deposit ?? change.closes?.terms?.deposit,
  };
  const { unitId, propertyId } = place.unit;
  const actor = actorFrom(request, { id: viewer.userId, name: nameOf(account) });
  const begins = await readLeaseDefaults(place.unit, deps);
  const term = newTerm({ ...place, ...begins, viewer, account, organization, now, applicant });
  const ids = { leaseId, unitId, propertyId };
  const done = doneOrRefuse(createDraft(givenAt(place, { actor, now }), { ids, fields: term }));
  const letters: LetterTo[] = people.map((application) => ({
    to: application.fields.email,
    write: () => {
      const to = { application, organization, guaranteed: guaranteedBy(application, people[0]) };
      if (!conditions) return approvedLetter(to);
      return conditionalLetter(to, { conditions, agency: hasReport(application) ? agency : undefined });
    },
  }));
  await saveLease({ ...place, done, organization, now, trace, letters, application: change }, deps);
}
