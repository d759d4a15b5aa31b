import type { PersonStatus } from '../../../shared/domain/people/people';
import type { RoleLabel } from '../../../shared/domain/people/roles';
import type { Condition } from '../db/conditions';
import { placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { plainText } from '../db/natural-order';
import { cutPage } from '../db/page';
import { Person, peoplePartition, personPlace } from './record';

type Asked = {
  readonly organizationId: string;
  /** Part of a name or mail. */
  readonly search?: string | undefined;
  readonly role?: RoleLabel | undefined;
  readonly status?: PersonStatus | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

export type PeoplePage = { readonly people: Person[]; readonly next?: string | undefined };

function filterOf({ role, status }: Asked): Condition | undefined {
  const and = [
    ...(role === undefined ? [] : [{ attr: 'roleLabel', eq: role }]),
    ...(status === undefined ? [] : [{ attr: 'status', eq: status }]),
  ];
  return and.length === 0 ? undefined : { and };
}

/** By name, then id. Refuses `invalid` for a cursor of another list. */
export const peoplePage =
  (db: Db) =>
  async (asked: Asked): Promise<PeoplePage> => {
    const { organizationId, search = '', after, limit } = asked;
    const found = await db.list(Person, {
      index: 'byOrder',
      partition: peoplePartition(organizationId),
      range: after === undefined ? undefined : { gt: placeOf('people', after).join(separator) },
      filter: filterOf(asked),
      search: plainText(search),
      // One extra shows whether there is a next page.
      limit: limit + 1,
    });
    const { shown: people, next } = cutPage(found, { list: 'people', placeIn: personPlace, limit });
    return { people, next };
  };
