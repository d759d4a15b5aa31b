import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { roleNames } from '../../domain-ui/person/role-names';
import { displayDay } from '../../ui/data/instant';
import type { CsvSource } from '../../ui/data/use-csv-export';
import { type PeoplePlace, peoplePlaces } from './people-place';
import { keptOutWord, statusNames } from './person-texts';

/** The filtered people as CSV lines. */
export const peopleSource = (place: PeoplePlace): CsvSource => ({
  what: 'people',
  header: ['First name', 'Last name', 'Email', 'Role', 'Status', 'Since'],
  page: async (after, signal) => {
    const query = { ...peoplePlaces.filtersOf(place), limit: limits.listPageMax, after };
    const { people, next } = (await api.people.listPeople({ query }, { signal })).data;
    const lines = people.map((person) => [
      person.first_name,
      person.last_name,
      person.email,
      roleNames[person.role_label],
      person.kept_out ? keptOutWord : statusNames[person.status],
      displayDay(person.created_at),
    ]);
    return { lines, next };
  },
});
