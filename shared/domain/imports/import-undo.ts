/** For so many days an import can be undone. */
const importUndoDays = 14;

const msPerDay = 86_400_000;

/** Whether what was brought in at this instant (UTC) stays for good. */
export const isImportSettled = (startedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(startedAt) > importUndoDays * msPerDay;

/** Why a lease stays when its import is undone. */
export const keptLeaseWhys = ['changed', 'money', 'account', 'no-access', 'gone'] as const;
export type KeptLeaseWhy = (typeof keptLeaseWhys)[number];
