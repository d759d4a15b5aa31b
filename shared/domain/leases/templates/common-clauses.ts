import type { LeaseNode } from '../document/lease-node';
import { clause, only } from './write-template';

/** Clauses that several templates share. */

export const returnedPayments = clause(
  'returned-payments',
  'Returned payments',
  'A payment that a bank returns counts as not made. The tenant pays the rent again within five days after being told, and repays the fee that the bank charged the landlord, up to the amount that the law allows. After two returned payments within twelve months the landlord may require payment in a guaranteed form.',
);

export const jointLiability = only(
  'several-tenants',
  clause(
    'joint-liability',
    'Several tenants',
    'Each tenant who signs this lease is responsible for all of it, together with the others and alone: for the whole rent, for all damage, and for keeping every rule. The landlord may ask any of them for the whole amount. How the tenants share the rent among themselves is their own agreement and does not bind the landlord.',
    'Notice that the landlord gives to one tenant counts as given to all of them. The deposit belongs to the tenants together and is returned to them together unless they all direct otherwise in writing.',
  ),
);

export const guaranty = only(
  'co-signer',
  clause(
    'guaranty',
    'Co-signer’s guaranty',
    '{{Co_Signer_Names}} (address: {{Co_Signer_Addresses}}) signs this lease as co-signer. The co-signer does not rent the premises and has no right to live in them.',
    'The co-signer promises the landlord that everything the tenant owes under this lease will be paid when it is due: rent, fees, and the cost of damage beyond ordinary wear and tear. The landlord may ask the co-signer for payment after a payment is late, without first suing the tenant.',
    'The guaranty covers the term for which the co-signer signed, and the time in which that term continues month-to-month. It does not cover a renewal that the co-signer has not signed. A change of the rent during the term binds the co-signer only with the co-signer’s written agreement.',
    'The landlord tells the co-signer when rent has been unpaid for more than fifteen days.',
  ),
);

export const agency = only(
  'agent',
  clause(
    'agency',
    'The landlord’s agent',
    '{{Agent_Name}} manages the premises and signs this lease as agent for the owner. The agent’s authority: {{Agent_Authority}}.',
    'The agent may receive rent, notices and requests and may act for the owner in everything this lease allows the landlord to do. The owner, not the agent, is the landlord and is bound by this lease. The landlord tells the tenant in writing if the agent changes.',
  ),
);

export const wholeAgreement = clause(
  'whole-agreement',
  'Whole agreement, changes and signatures',
  'This lease, with the condition reports and the rules that are attached to it, is the whole agreement of the parties. Earlier promises that are not written here do not count. A change is valid only in writing and signed by all parties, except a change of rent or rules that this lease or the law allows on notice.',
  'The parties may sign electronically and in counterparts; an electronic signature has the same effect as one on paper. Agreeing to sign electronically is voluntary, a paper copy is given on request, and each party receives a complete copy when all have signed.',
);

export const law = clause(
  'law',
  'Governing law and severability',
  'The law of {{State}} governs this lease, with the laws of the United States and the ordinances of the place where the premises are. Where this lease and a law that cannot be waived differ, the law applies and the rest of this lease stays in force.',
  'If the landlord or the tenant does not insist on a right once, the right is not lost for the next time.',
);

/** The last clause of every seeded template. */
export const notLegalAdvice = (about: string): LeaseNode =>
  clause(
    'about-this-form',
    'About this form',
    `${about} It is written for use in any state and is not legal advice. States and cities have rules of their own on deposits, late fees, notices, disclosures and rent increases, and may require other words or attachments. Before using it, have it reviewed by a lawyer who practices where the premises are.`,
  );
