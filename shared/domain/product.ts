/** The product's name, wherever a screen or a mail says it (decisions, Names; LND-03). */
export const productName = 'Keystead';

/** Where people reach the company (LND-11): the public site shows both, and whoever runs the product writes their own. */
export const company = {
  phone: '+1 (515) 555-0142',
  address: ['18 Orchard Lane, Suite 200', 'Des Moines, IA 50309', 'United States'],
} as const;
