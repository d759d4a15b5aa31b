import type { Stage } from '../../../shared/domain/screening/application';
import { cursorOf, placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { last } from '../db/keys';
import { plainText } from '../db/natural-order';
import type { Query } from '../db/query';
import {
  ApplicationLine,
  applicationsPartition,
  linePlace,
  UnitApplicationLine,
  unitApplicationsPartition,
} from './record';

type Listed = {
  readonly organizationId: string;
  readonly stage?: Stage | undefined;
  readonly unitId?: string | undefined;
  /** A part of the name, mail address, unit number or property's name. */
  readonly search?: string | undefined;
};

type Asked = Listed & {
  readonly isSeen: (propertyId: string) => boolean;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Applications that one request reads. */
const readAtOnce = 100;

/** The lines of a unit, or of the organization, of one stage or all: a range of one list, nothing beside it. */
function rangeOf({ organizationId, stage, unitId, search = '' }: Listed, before?: string): Query {
  return {
    partition: unitId
      ? unitApplicationsPartition({ organizationId, unitId })
      : applicationsPartition(organizationId),
    ...(stage
      ? {
          index: 'byOrder',
          range: { between: [linePlace(stage, ''), linePlace(stage, before ?? last)] },
        }
      : before !== undefined && { range: { lt: before } }),
    search: plainText(search),
  };
}

/** The organization's applications that are seen, the newest first. Refuses `invalid` for a foreign cursor. */
export const applicationPage =
  (db: Db) =>
  async (asked: Asked): Promise<{ applications: ApplicationLine[]; next?: string | undefined }> => {
    const { unitId, isSeen, after, limit } = asked;
    const kind = unitId ? UnitApplicationLine : ApplicationLine;
    let before = after === undefined ? undefined : placeOf('applied', after)[1];
    const seen: ApplicationLine[] = [];
    for (;;) {
      const read: ApplicationLine[] = await db.list(kind, {
        ...rangeOf(asked, before),
        ...{ descending: true, limit: readAtOnce },
      });
      const beginning = before;
      seen.push(...read.filter((line) => line.applicationId !== beginning && isSeen(line.propertyId)));
      const lastRead = read.at(-1);
      if (seen.length > limit || read.length < readAtOnce || !lastRead) break;
      before = lastRead.applicationId;
    }
    const applications = seen.slice(0, limit);
    const lastShown = applications.at(-1);
    const goesOn = seen.length > limit && lastShown !== undefined;
    return { applications, next: goesOn ? cursorOf('applied', ['', lastShown.applicationId]) : undefined };
  };

/** How many of a unit's applications there are, of this stage and search. Reads the unit's lines alone. */
export const countOfUnit =
  (db: Db) =>
  (asked: Listed & { readonly unitId: string }): Promise<number> =>
    db.count(UnitApplicationLine, rangeOf(asked));
