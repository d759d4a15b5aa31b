import {
  agency,
  guaranty,
  jointLiability,
  law,
  notLegalAdvice,
  returnedPayments,
  wholeAgreement,
} from './common-clauses';
import { partialMonths } from './home-clauses';
import { bullets, clause, facts, only, paragraph, signatures, template, title } from './write-template';

/** An office, shop or workshop at gross rent: the tenant pays the landlord only the monthly charges. */
export const commercialTemplate = template(
  title('Commercial Lease Agreement'),
  paragraph('Made on {{Lease_Date}} for the premises at {{Full_Address}}.'),
  clause(
    'parties',
    'Parties',
    'The landlord is {{Owner_Names}} (the “landlord”). The tenant is {{Tenant_Names}} (the “tenant”). A person who signs for a company confirms having the authority to do so.',
  ),
  clause(
    'premises',
    'Premises',
    'The landlord leases to the tenant the premises at {{Full_Address}} in the property {{Property_Name}}, with the right to use its entrances, corridors, restrooms, loading areas and other common areas together with the other tenants (the “premises”).',
  ),
  clause(
    'term',
    'Term',
    only('fixed-term', 'The term begins on {{Lease_Start}} and ends on {{Lease_End}}.'),
    only(
      'goes-on',
      'After {{Lease_End}} the lease continues from month to month on the same terms, until one of the parties ends it with at least {{Notice_Days}} days’ written notice.',
    ),
    only(
      'ends',
      'The lease ends on {{Lease_End}} without further notice, unless the parties sign a renewal.',
    ),
    only(
      'month-to-month',
      'The lease begins on {{Lease_Start}} and continues from month to month, until one of the parties ends it with at least {{Notice_Days}} days’ written notice.',
    ),
    'If the landlord cannot deliver the premises on the first day, no rent is due until they are delivered. If that takes more than sixty days, the tenant may cancel this lease in writing and receives back everything paid.',
  ),
  clause(
    'rent',
    'Rent',
    'The tenant pays rent in advance, without notice, deduction or set-off except as the law or this lease allows, on the {{Due_Day}} day of each month; in a month that has no such day, on the last day.',
    facts(
      ['Base rent a month', '{{Monthly_Rent}}'],
      ['All monthly charges', '{{Monthly_Charges}}'],
      ['Total a month', '{{Total_Monthly_Payment}}'],
    ),
    'The monthly charges include the landlord’s property taxes, building insurance and maintenance of the common areas. The tenant pays the taxes on its own business, equipment and inventory, and any sales or use tax that the law puts on the rent.',
  ),
  partialMonths,
  only(
    'late-fee',
    clause(
      'late-rent',
      'Late rent',
      'Rent that is unpaid after the due date is late after {{Grace_Days}} days of grace. The late fee is {{Late_Fee}}. It may be charged for the first time {{First_Fee_Day}} days after the due date, and never exceeds what the law allows. The parties consider it a fair estimate of the cost of late payment.',
    ),
  ),
  returnedPayments,
  only(
    'deposit',
    clause(
      'deposit',
      'Security deposit',
      'On signing, the tenant pays a security deposit of {{Deposit}}, held by {{Deposit_Holder}}. The landlord may use it for unpaid amounts and for the cost of damage or of duties the tenant has not performed, after written notice. The tenant then restores it within fifteen days.',
      'Within {{Deposit_Return_Days}} days after the lease has ended and the premises were returned, the landlord returns the balance with an itemized account. If the property is sold, the landlord transfers the deposit to the buyer, who is then responsible for it.',
    ),
  ),
  only(
    'no-deposit',
    clause('no-deposit', 'Security deposit', 'No security deposit is charged under this lease.'),
  ),
  clause(
    'use',
    'Permitted use',
    'The tenant uses the premises for its lawful business as described to the landlord before signing, and for no other purpose without the landlord’s written consent, which is not unreasonably withheld. The tenant obtains and keeps the licenses and permits that its business needs.',
    'The tenant does nothing that raises the cost of the building’s insurance, disturbs other tenants unreasonably, or overloads floors, wiring or plumbing.',
  ),
  clause(
    'utilities',
    'Utilities and services',
    facts(
      ['Paid by the tenant', '{{Tenant_Utilities}}'],
      ['Paid by the landlord', '{{Owner_Utilities}}'],
      ['Shared, by a fair measure that the landlord explains in writing', '{{Shared_Utilities}}'],
    ),
    'An interruption that the landlord did not cause is not a breach. If the landlord could have prevented it and the premises cannot be used for more than three business days, rent stops from the fourth day until service is back.',
  ),
  clause(
    'condition',
    'Condition and acceptance',
    'The landlord delivers the premises clean, with building systems in working order. The parties complete a condition report at delivery. Except for what the report shows, for hidden defects reported within sixty days, and for the landlord’s duties under this lease, the tenant accepts the premises as they are.',
  ),
  clause(
    'maintenance',
    'Maintenance and repairs',
    'The landlord maintains:',
    bullets(
      'the roof, foundation, structure and outside walls;',
      'the heating, cooling, plumbing, electrical, fire and elevator systems that serve the building; and',
      'the common areas, including lighting and the removal of snow and ice.',
    ),
    'The tenant maintains the inside of the premises, its own equipment and installations, plate glass and inside doors, and repairs damage that the tenant, its employees, customers or contractors cause. Each party makes its repairs promptly after learning that they are needed.',
  ),
  clause(
    'alterations',
    'Alterations, fixtures and signs',
    'The tenant may decorate, and may install furniture and trade fixtures. Other alterations need the landlord’s written consent, are done by licensed and insured contractors under the necessary permits, and are paid for by the tenant so that no lien attaches to the property.',
    'The tenant may remove its trade fixtures until the last day and repairs the damage of removing them. Other alterations stay, unless the landlord’s consent asked for their removal.',
    'The tenant may put its name on the directory and at its door in the form used in the building. Other signs need the landlord’s written consent and the permits that local law requires, and are removed at the end.',
  ),
  only(
    'parking',
    clause(
      'parking',
      'Parking',
      'The tenant, its employees and customers may use this parking: {{Parking}}. The landlord may set reasonable rules for all parking at the property. Vehicles are left at their owners’ risk.',
    ),
  ),
  clause(
    'compliance',
    'Compliance with law and accessibility',
    'Each party follows the laws that concern its part. The landlord is responsible for the accessibility of the common areas under the Americans with Disabilities Act, and the tenant for that of its own layout, furniture and business practices, unless the law assigns it otherwise.',
  ),
  clause(
    'hazardous-materials',
    'Hazardous materials',
    'The tenant does not bring hazardous materials to the premises except ordinary office and cleaning supplies, or what its permitted use requires and the law allows, in proper amounts and containers. The tenant pays for cleaning up what it released. The landlord pays for cleaning up what was there before or what others released.',
  ),
  clause(
    'insurance',
    'Insurance',
    'The landlord insures the building against fire and other usual risks. Throughout the lease the tenant carries:',
    bullets(
      'commercial general liability insurance of at least one million dollars for each occurrence, naming the landlord as additional insured;',
      'insurance on its own property and improvements; and',
      'workers’ compensation insurance as the law requires.',
    ),
    'The tenant gives a certificate before moving in and at each renewal. Each party waives claims against the other for loss that its own property insurance covers, as far as its insurer permits.',
  ),
  clause(
    'indemnity',
    'Responsibility for claims',
    'Each party protects the other against claims by third parties, and the reasonable cost of defending them, that arise from its own negligence or breach, or from that of its employees or contractors. Neither party owes the other lost profits or other indirect damages, except for staying in the premises after the end.',
  ),
  clause(
    'entry',
    'Entry by the landlord',
    'The landlord may enter during business hours, after at least twenty-four hours’ notice, to inspect, repair, or show the premises to buyers and lenders, and during the last six months to prospective tenants. In an emergency no notice is needed. The landlord keeps what it learns of the tenant’s business confidential and disturbs it as little as possible.',
  ),
  clause(
    'assignment',
    'Assignment and subletting',
    'The tenant does not assign this lease or sublet the premises without the landlord’s written consent, which is not unreasonably withheld, conditioned or delayed. No consent is needed for a transfer to an affiliate or to the buyer of the tenant’s whole business that has at least the tenant’s net worth, after written notice. The tenant stays responsible unless the landlord releases it.',
  ),
  clause(
    'casualty',
    'Fire, casualty and condemnation',
    'If the premises are damaged without the tenant’s fault, rent is reduced for the part that cannot be used from the day of the damage. The landlord tells the tenant within thirty days how long restoring them takes. If it takes more than one hundred eighty days, or the damage comes within the last year of the term, either party may end the lease by written notice.',
    'If a public authority takes the premises or so much of the property that the tenant cannot reasonably go on, the lease ends on the day of the taking. Each party may claim its own award.',
  ),
  clause(
    'default',
    'Default and remedies',
    'The tenant is in default if it does not pay within ten days after written notice that an amount is overdue, or does not cure another breach within thirty days after written notice, or begin within that time and go on diligently where more is needed.',
    'On default the landlord may, as the law allows and through the courts where it requires so, end the lease or the tenant’s possession, and recover unpaid rent and its reasonable damages. The landlord makes reasonable efforts to rent the premises again, and what it receives reduces the damages.',
    'If the landlord does not cure a breach within thirty days after written notice, or a shorter time in an emergency, the tenant may have the remedies that the law provides.',
  ),
  clause(
    'subordination',
    'Mortgages and estoppel statements',
    'This lease is subordinate to mortgages on the property, provided that the lender agrees not to disturb the tenant as long as the tenant is not in default. Each party confirms the status of this lease in writing within fifteen days after the other asks, at most twice a year.',
  ),
  clause(
    'quiet-enjoyment',
    'Quiet enjoyment',
    'As long as the tenant is not in default, it has the premises for the term without interference by the landlord or anybody who claims through the landlord.',
  ),
  clause(
    'surrender',
    'Surrender and holding over',
    'On the last day the tenant returns the premises clean and in good order, but for ordinary wear and tear, casualty, and alterations that may stay, with all keys and access devices. Property left behind may be removed as the law allows at the tenant’s cost.',
    'A tenant who stays without the landlord’s agreement owes for each day one hundred twenty-five percent of the daily part of the last rent, or less if the law sets a lower limit. Accepting it does not renew the lease.',
  ),
  jointLiability,
  guaranty,
  agency,
  clause(
    'notices',
    'Notices',
    'Notices are in writing and delivered by hand, by certified mail or by a recognized courier: to the landlord at {{Notice_Address}}, to the tenant at the premises or at another address it has given in writing. Everyday communication may be by electronic means.',
  ),
  wholeAgreement,
  law,
  notLegalAdvice('This form is a general gross lease for small commercial premises.'),
  paragraph('By signing, each party agrees to this lease and confirms having read it.'),
  signatures('tenants'),
  only('co-signer', signatures('co-signers')),
  signatures('owner'),
);
