import { RentWatch } from '../../../functions/table/ledger/record';

export type Item = Readonly<Record<string, unknown>>;

/** Whether an item's key names a lease. */
export const isOf =
  (leaseId: string) =>
  ({ pk, sk }: Item): boolean =>
    `${pk} ${sk}`.includes(leaseId);

/** The same lease under another id, in the same unit. The watch of its rent has its id in its partition. */
export const copyOf = (items: readonly Item[], { from, to }: { from: string; to: string }): Item[] =>
  items.map((item) => {
    const copy = JSON.parse(JSON.stringify(item).replaceAll(from, to));
    return copy._et === RentWatch.name ? { ...copy, ...RentWatch.key(copy) } : copy;
  });
