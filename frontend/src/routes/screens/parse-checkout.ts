/** The router parses the `?checkout=123` of the address as a number. */
export const parseCheckout = ({ checkout }: Record<string, unknown>): { checkout?: string } =>
  typeof checkout === 'string' || typeof checkout === 'number' ? { checkout: String(checkout) } : {};
