/** The product's name, wherever a screen or a mail says it (decisions, Names; LND-03). */
export const productName = 'Keystead';
