/** The product's name on screens and in mails (decisions, Names; LND-03). */
export const productName = 'Keystead';

/** The public site shows both (LND-11); an operator puts in their own. */
export const company = {
  phone: '+1 (515) 555-0142',
  address: ['18 Orchard Lane, Suite 200', 'Des Moines, IA 50309', 'United States'],
} as const;
