import type { Stage } from '../../../shared/domain/screening/application';
import type { Db } from '../db/db';
import { last } from '../db/keys';
import { plainText } from '../db/natural-order';
import { fillPage } from '../db/page';
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

/**
 * The lines of a unit, or of the organization, of one stage or all: a range of one list, nothing beside it.
 */
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

/**
 * The organization's applications that are seen, the newest first. Refuses `invalid` for a foreign cursor.
 */
export const applicationPage =
  (db: Db) =>
  async (asked: Asked): Promise<{ applications: ApplicationLine[]; next?: string | undefined }> => {
    const { unitId, isSeen, after, limit } = asked;
    const kind = unitId ? UnitApplicationLine : ApplicationLine;
    const { shown: applications, next } = await fillPage<ApplicationLine>({
      list: 'applied',
      after,
      limit,
      isSeen: ({ propertyId }) => isSeen(propertyId),
      placeIn: ({ applicationId }) => ['', applicationId],
      read: (before, atMost) =>
        db.list(kind, { ...rangeOf(asked, before?.[1]), descending: true, limit: atMost }),
    });
    return { applications, next };
  };

/** How many of a unit's applications there are, of this stage and search. Reads the unit's lines alone. */
export const countOfUnit =
  (db: Db) =>
  (asked: Listed & { readonly unitId: string }): Promise<number> =>
    db.count(UnitApplicationLine, rangeOf(asked));
