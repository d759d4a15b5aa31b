/** The alias that callers use, so that they keep the old version until a new one is proven. */
export const liveAlias = 'live';
