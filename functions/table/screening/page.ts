import type { Stage } from '../../../shared/domain/screening/application';
import type { Condition } from '../db/conditions';
import { cursorOf, placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { plainText } from '../db/natural-order';
import { ApplicationLine, applicationsPartition } from './record';

type Asked = {
  readonly organizationId: string;
  readonly stage?: Stage | undefined;
  readonly unitId?: string | undefined;
  /** A part of the name, mail address, unit number or property's name. */
  readonly search?: string | undefined;
  readonly isSeen: (propertyId: string) => boolean;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Applications that one request reads. */
const readAtOnce = 100;

function filterOf({ stage, unitId }: Asked): Condition | undefined {
  const and: Condition[] = [
    ...(stage ? [{ attr: 'stage', eq: stage }] : []),
    ...(unitId ? [{ attr: 'unitId', eq: unitId }] : []),
  ];
  return and.length === 0 ? undefined : { and };
}

/** An organization's applications that are seen, the newest first. Refuses `invalid` for a place that is not of this list. */
export const applicationPage =
  (db: Db) =>
  async (asked: Asked): Promise<{ applications: ApplicationLine[]; next?: string | undefined }> => {
    const { organizationId, search = '', isSeen, after, limit } = asked;
    const filter = filterOf(asked);
    let before = after === undefined ? undefined : placeOf('applied', after)[1];
    const seen: ApplicationLine[] = [];
    for (;;) {
      const read = await db.list(ApplicationLine, {
        partition: applicationsPartition(organizationId),
        ...(before !== undefined && { range: { lt: before } }),
        filter,
        search: plainText(search),
        descending: true,
        limit: readAtOnce,
      });
      seen.push(...read.filter(({ propertyId }) => isSeen(propertyId)));
      const last = read.at(-1);
      if (seen.length > limit || read.length < readAtOnce || !last) break;
      before = last.applicationId;
    }
    const applications = seen.slice(0, limit);
    const last = applications.at(-1);
    const goesOn = seen.length > limit && last !== undefined;
    return { applications, next: goesOn ? cursorOf('applied', ['', last.applicationId]) : undefined };
  };
