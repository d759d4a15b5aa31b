import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { TableClient } from './client';
import { cursorOf, placeOf } from './cursor';
import { peopleEntities } from './entities/people';
import { peoplePartition, separator } from './keys';
import { plainText } from './natural-order';
import type { People } from './people';
import { toPerson } from './people-records';
import { searchedRows, takePage } from './take-page';

/** The organization's people in the order of their names: one Query, strongly consistent. */
export const peoplePage = (table: TableClient): People['page'] => {
  const { person } = peopleEntities(table);
  return async ({ organizationId, search, role, status, after, limit }) => {
    const wanted = plainText(search ?? '');
    const range = after === undefined ? {} : { range: { gt: placeOf('people', after).join(separator) } };
    const conditions = [
      ...(wanted === '' ? [] : [{ attr: 'searchText' as const, contains: wanted }]),
      ...(role === undefined ? [] : [{ attr: 'roleLabel' as const, eq: role }]),
      ...(status === undefined ? [] : [{ attr: 'status' as const, eq: status }]),
    ];
    const found = await takePage(
      (startKey) =>
        table
          .build(QueryCommand)
          .query({ index: 'byOrder', partition: peoplePartition(organizationId), ...range })
          .entities(person)
          .options({
            consistent: true,
            limit: conditions.length === 0 ? limit + 1 : searchedRows,
            ...(startKey && { exclusiveStartKey: startKey }),
            ...(conditions.length > 0 && { filters: { person: { and: conditions } } }),
          })
          .send(),
      limit + 1,
    );
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      people: shown.flatMap((stored) => toPerson(stored) ?? []),
      ...(found.length > limit &&
        last && { next: cursorOf('people', [last.order?.split(separator)[0] ?? '', last.userRoleId]) }),
    };
  };
};
