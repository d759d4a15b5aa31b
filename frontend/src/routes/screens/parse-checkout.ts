/** A checkout's id in the address: the router reads `?checkout=123` as a number. */
export const parseCheckout = ({ checkout }: Record<string, unknown>): { checkout?: string } =>
  typeof checkout === 'string' || typeof checkout === 'number' ? { checkout: String(checkout) } : {};
