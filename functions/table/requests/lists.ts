import type { Db } from '../db/db';
import {
  PlaceRequest,
  placeOfUnit,
  placeRequestsPartition,
  RequestListed,
  requestsPartition,
  StoredRequest,
} from './record';

type Listed = {
  readonly organizationId: string;
  /** Empty for the open ones. */
  readonly year?: string;
  /** The place that was read last. */
  readonly from?: string | undefined;
  readonly limit: number;
};

/**
 * Open ones by what is due next, or those that ended in a year, the latest first. May lag a second behind.
 */
export const requestLines =
  (db: Db) =>
  ({ organizationId, year = '', from, limit }: Listed): Promise<RequestListed[]> => {
    const after = year === '' ? { gt: from ?? '' } : { lt: from ?? '' };
    return db.list(RequestListed, {
      partition: requestsPartition(organizationId, year),
      range: from === undefined ? undefined : after,
      descending: year !== '',
      limit,
    });
  };

type Place = {
  readonly organizationId: string;
  readonly propertyId: string;
  /** One unit's alone; `-` for common areas. */
  readonly unitId?: string | undefined;
  readonly limit: number;
};

/** Requests of a property, unit by unit, or of one unit, the newest first. */
export const requestsOfPlace =
  (db: Db) =>
  async ({ unitId, limit, ...place }: Place): Promise<StoredRequest[]> => {
    const range =
      unitId === undefined ? undefined : { beginsWith: placeOfUnit(unitId === '-' ? undefined : unitId) };
    const lines = await db.list(PlaceRequest, {
      partition: placeRequestsPartition(place),
      range,
      descending: true,
      limit,
    });
    return requestsByKeys(db)(lines);
  };

/** In the order asked. */
export const requestsByKeys =
  (db: Db) =>
  async (keys: readonly { organizationId: string; requestId: string }[]): Promise<StoredRequest[]> => {
    const asked = keys.map(({ organizationId, requestId }) => ({ organizationId, requestId }));
    const found = new Map((await db.getAll(StoredRequest, asked)).map((one) => [one.requestId, one]));
    return asked.flatMap(({ requestId }) => found.get(requestId) ?? []);
  };
