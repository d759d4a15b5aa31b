import { placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { cutPage } from '../db/page';
import { PlanPayment, paymentPlace, paymentsPartition } from './record';

type Asked = {
  readonly organizationId: string;
  readonly after?: string | undefined;
  readonly limit: number;
};
type Page = { readonly payments: PlanPayment[]; readonly next?: string | undefined };

/** The payment history, newest first; amounts in cents. Refuses `invalid` for a cursor of another list. */
export const paymentPage =
  (db: Db) =>
  async ({ organizationId, after, limit }: Asked): Promise<Page> => {
    const before = after === undefined ? undefined : placeOf('payments', after).join(separator);
    const found = await db.list(PlanPayment, {
      partition: paymentsPartition(organizationId),
      index: 'byOrder',
      range: before === undefined ? undefined : { lt: before },
      descending: true,
      // One extra shows whether there is a next page.
      limit: limit + 1,
    });
    const { shown: payments, next } = cutPage(found, { list: 'payments', placeIn: paymentPlace, limit });
    return { payments, next };
  };

/** Every payment of an organization, to compare with the provider's. */
export const allPayments =
  (db: Db) =>
  (organizationId: string): Promise<PlanPayment[]> =>
    db.list(PlanPayment, { partition: paymentsPartition(organizationId) });
