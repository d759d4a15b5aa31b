/** The sources of one attempt, but for its bills. */
export const attemptSources = (attempt: number): string => `opening:${attempt}:`;

/** The bills of one attempt: bills as any (bills.ts). */
export const attemptBills = (attempt: number): string => `bill:opening-${attempt}-`;

type Named = { readonly source: string };

/** Whether the sheet of opening balances posted it: it is undone with the others, never alone. */
export const isOfOpening = ({ source }: Named): boolean => /^opening:\d+:/.test(source);

/** Money that the bank had on the cutover day: no line of a statement brings it. */
export const isBroughtCash = ({ source }: Named): boolean => /^opening:\d+:cash(:|$)/.test(source);
