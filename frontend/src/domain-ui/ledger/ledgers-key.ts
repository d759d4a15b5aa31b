/** Under it is all that was read of ledgers and balances, for whoever changes what they show. */
export const ledgersKey = ['ledgers'] as const;
