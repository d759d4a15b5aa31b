import { Attention, attentionDays } from '../../../shared/domain/leases/status/attention';
import type { Db } from '../db/db';
import { attentionPlace, LeaseLine, leasesPartition } from './record';

/** The most leases of one reason; a home screen names three of them. */
const mostOfOneReason = 100;

/** Leases that need someone on a UTC day, give or take one, earliest first within each reason. */
export const leasesNeedingAttention =
  (db: Db) =>
  async ({ organizationId, today }: { organizationId: string; today: string }): Promise<LeaseLine[]> => {
    const found = await Promise.all(
      Attention.shape.why.options.map((why) => {
        const { from, to } = attentionDays(why, today);
        return db.list(LeaseLine, {
          partition: leasesPartition(organizationId),
          index: 'byOrder',
          range: { between: [attentionPlace(why, from), attentionPlace(why, to)] },
          limit: mostOfOneReason,
        });
      }),
    );
    return found.flat();
  };
