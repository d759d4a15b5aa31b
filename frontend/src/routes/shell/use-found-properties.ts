import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '../../features/properties/address-of';
import { foundPropertiesQuery } from '../../features/properties/queries';
import type { Command } from './commands';

/** A shorter search text matches too much. */
const fewestLetters = 2;
/** How long typing pauses before the search. */
const restMs = 200;

/** The properties that match the text, and a link to all of them; empty without the right to see them. */
export function useFoundProperties(
  typed: string,
  go: ((to: string) => void) | undefined,
): readonly Command[] {
  const wanted = typed.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const says = go !== undefined && wanted.length >= fewestLetters;
  const { data = [] } = useQuery({
    ...foundPropertiesQuery(search),
    enabled: says && search.length >= fewestLetters,
  });
  if (!says) return [];
  return [
    ...data.map((line) => ({
      key: line.property_id,
      label: line.property_title,
      hint: addressOf(line),
      run: () => go(`/getproperty-data?id=${line.property_id}`),
    })),
    {
      key: 'all',
      label: `Search properties for “${wanted}”`,
      hint: 'Search',
      run: () => go(`/propertiesList?search=${encodeURIComponent(wanted)}`),
    },
  ];
}
