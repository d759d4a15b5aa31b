import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nameOf } from '../../../../shared/domain/names';
import type { Area, RoleLabel } from '../../../../shared/domain/people/permissions';
import { allDocumentsQuery } from '../../features/documents/queries';
import { foundOwnersQuery } from '../../features/owners/queries';
import { peopleQuery } from '../../features/people/queries';
import { addressOf } from '../../features/properties/address-of';
import { foundPropertiesQuery } from '../../features/properties/queries';
import { unitsQuery } from '../../features/units/queries';
import type { Command } from './commands';

/** Shorter text matches too much. */
const fewestLetters = 2;
/** How long typing pauses before the search. */
const restMs = 200;
/** Of each kind. */
const foundAtMost = 5;

type Found = { readonly id: string; readonly label: string; readonly hint: string; readonly to: string };
export type Finding = {
  readonly go: (to: string) => void;
  readonly sees: readonly Area[];
  readonly role: RoleLabel;
};

function useRested(wanted: string): string {
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return search;
}

/** The properties, units, owners, people and documents that match the text and that the person may see. */
export function useFound(typed: string, { go, sees }: Finding): readonly Command[] {
  const wanted = typed.trim();
  const search = useRested(wanted);
  const asks = (area: Area) => ({
    enabled: sees.includes(area) && wanted.length >= fewestLetters && search.length >= fewestLetters,
  });
  const properties = useQuery({ ...foundPropertiesQuery(search), ...asks('properties') });
  const units = useQuery({ ...unitsQuery({ search }), ...asks('properties') });
  const owners = useQuery({ ...foundOwnersQuery(search), ...asks('owners') });
  const people = useQuery({ ...peopleQuery({ search }), ...asks('people') });
  const documents = useQuery({ ...allDocumentsQuery({ q: search }), ...asks('documents') });
  if (sees.length === 0 || wanted.length < fewestLetters) return [];
  const found: readonly (readonly Found[] | undefined)[] = [
    properties.data?.map((line) => ({
      id: line.property_id,
      label: line.property_title,
      hint: addressOf(line),
      to: `/getproperty-data?id=${line.property_id}`,
    })),
    units.data?.units.map((unit) => ({
      id: unit.unit_id,
      label: `Unit ${unit.unit_number}`,
      hint: unit.property_title,
      to: `/getunit-data?id=${unit.unit_id}`,
    })),
    owners.data?.owners.map(({ owner_id: id, name }) => ({
      id,
      label: name,
      hint: 'Owner',
      to: `/owner?id=${id}`,
    })),
    people.data?.people.map((person) => ({
      id: person.user_role_id,
      label: nameOf(person),
      hint: person.email,
      to: `/organisationsUsers?person=${person.user_role_id}`,
    })),
    documents.data?.documents.map((document) => ({
      id: document.document_id,
      label: document.name,
      to: `/document-view?id=${document.document_id}`,
      hint: `Unit ${document.unit_number}, ${document.property_title}`,
    })),
  ];
  const commands = found
    .flatMap((list = []) => list.slice(0, foundAtMost))
    .map(({ id, to, ...words }) => ({ key: id, ...words, run: () => go(to) }));
  if (!sees.includes('properties')) return commands;
  const all = `/propertiesList?search=${encodeURIComponent(wanted)}`;
  return [
    ...commands,
    { key: 'all', label: `Search properties for “${wanted}”`, hint: 'Search', run: () => go(all) },
  ];
}
