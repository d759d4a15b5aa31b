import { clause, facts, only } from './write-template';

/** Clauses about living somewhere and paying for it, the same for a home and a room. */

export const petsAllowed = only(
  'pets',
  clause(
    'pets',
    'Pets',
    'The tenant may keep these pets and no others: {{Pet_List}}.',
    'The tenant keeps them under control, vaccinated and licensed as the law requires, cleans up after them at once, and does not let them disturb the neighbors. The tenant pays for damage they cause. The landlord may withdraw consent with reasonable notice for a pet that is dangerous or causes repeated complaints.',
    'A service or assistance animal that a person with a disability needs is not a pet and no pet rent is charged for it.',
  ),
);

export const noPets = only(
  'no-pets',
  clause(
    'no-pets',
    'Pets',
    'No pets are kept or visit without the landlord’s written consent. A service or assistance animal that a person with a disability needs is not a pet.',
  ),
);

export const parking = only(
  'parking',
  clause(
    'parking',
    'Parking',
    'The tenant may use this parking: {{Parking}}. It is for vehicles that are registered, insured and in working order. Vehicles are not repaired or washed there, and spaces of others and fire lanes stay free. The landlord may have a vehicle towed that breaks these rules, at the owner’s cost and as the law allows.',
  ),
);

export const safety = clause(
  'safety',
  'Locks and alarms',
  'The landlord provides working locks, smoke alarms and, where required, carbon monoxide alarms. The tenant tests the alarms monthly, does not disable them, and reports a defect at once. A tenant who is a victim of domestic violence, stalking or sexual assault may have the locks changed as the law provides.',
);

export const rightsToEndEarly = clause(
  'early-ending',
  'Rights to end early',
  'A tenant who enters or is ordered on active military service, and a tenant who is a victim of domestic violence, stalking or sexual assault, may end the lease early as federal and state law provide. The parties may end the lease at any time by a written agreement.',
);

/** The last part of the clause about moving out. */
export const holdingOver =
  'A tenant who stays after the last day without the landlord’s agreement owes for each day what the law allows, at least the daily part of the last rent. Accepting that payment does not renew the agreement, unless the parties agree or the law says so.';

export const disclosures = clause(
  'disclosures',
  'Disclosures and fair housing',
  'The landlord attaches the disclosures that federal, state and local law require. For most homes built before 1978 these include information on lead-based paint and the federal pamphlet on it, given before signing.',
  'The landlord follows the fair housing laws and does not discriminate by race, color, religion, sex, national origin, familial status, disability, or any other ground that the law protects.',
);

export const utilities = clause(
  'utilities',
  'Utilities and services',
  facts(
    ['Paid by the tenant', '{{Tenant_Utilities}}'],
    ['Paid by the landlord', '{{Owner_Utilities}}'],
    ['Shared, as the landlord explains in writing', '{{Shared_Utilities}}'],
  ),
  'The tenant has accounts for the utilities the tenant pays opened in the tenant’s own name by the first day, keeps them in service until the last day, and does not let heating fall so low that pipes can freeze. The landlord does not shut off a utility to collect rent.',
);

export const lateRent = only(
  'late-fee',
  clause(
    'late-rent',
    'Late rent',
    'Rent that is unpaid after the due date is late after {{Grace_Days}} days of grace. The late fee is {{Late_Fee}}. It may be charged for the first time {{First_Fee_Day}} days after the due date, once for each month’s rent, and never more than the law allows.',
    'Accepting rent late once does not change the due date. No late fee is charged on another late fee.',
  ),
);

export const noDeposit = only(
  'no-deposit',
  clause('no-deposit', 'Security deposit', 'No security deposit is charged under this lease.'),
);

export const partialMonths = clause(
  'partial-months',
  'Partial months',
  'For a month in which the tenant has the premises only in part because the lease begins or ends, rent is charged {{Proration}}. The first and the last day both count.',
  only(
    'first-month-full',
    'The first month is paid in full. The part of it before the lease began is taken off the rent of the second month.',
  ),
);

export const repairs = clause(
  'repairs',
  'Reporting and repairs',
  'The tenant tells the landlord promptly about anything that is broken, leaking or unsafe. The landlord begins work on emergencies that threaten health, safety or the building at once, and on other repairs within a reasonable time. The landlord does not retaliate against a tenant who asks for repairs or turns to the authorities in good faith.',
);

export const casualty = clause(
  'casualty',
  'Fire and other damage',
  'If fire, water or another event makes the premises unfit to live in through no fault of the tenant, rent stops from that day for the part that cannot be used. If they cannot be restored within sixty days, either party may end the lease in writing, and what was paid for the time after is returned.',
);
