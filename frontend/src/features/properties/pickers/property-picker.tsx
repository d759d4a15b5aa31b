import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { CursorPager } from '../../../ui/cursor-pager';
import { Failed } from '../../../ui/failed';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { IconButton } from '../../../ui/icon-button';
import { NoMatch } from '../../../ui/no-match';
import { SearchBox } from '../../../ui/search-box';
import { SkeletonList } from '../../../ui/skeleton-list';
import { choosablePropertiesQuery } from '../queries';

/** A property in a chosen list, with the words it is shown by. */
export type ChosenProperty = { readonly id: string; readonly title: string };

type Props = { chosen: readonly ChosenProperty[]; onChosen: (chosen: readonly ChosenProperty[]) => void };

/** Properties to tick, searched and paged by the server; what is ticked stays in sight as a list of its own. */
export function PropertyPicker({ chosen, onChosen }: Props) {
  const [search, setSearch] = useState('');
  const [trail, setTrail] = useState<readonly string[]>([]);
  const page = useQuery(choosablePropertiesQuery({ search, after: trail.at(-1) }));
  const look = (text: string) => {
    setSearch(text);
    setTrail([]);
  };
  const without = (id: string) => onChosen(chosen.filter((one) => one.id !== id));
  const next = page.data?.next;
  return (
    <chakra.div display="grid" gap="3">
      <Chosen chosen={chosen} onRemove={without} />
      <SearchBox label="Search properties" maxW="full" value={search} onSearch={look} />
      <chakra.div borderWidth="1px" borderColor="border" borderRadius="control">
        {page.isPending && <SkeletonList rows={3} picture={false} />}
        {page.isError && <Failed error={page.error} onRetry={() => void page.refetch()} />}
        {page.data?.properties.length === 0 && <NoMatch what="a property" onClear={() => look('')} />}
        <chakra.ul m="0" px="4" py="1" listStyleType="none" _empty={{ display: 'none' }}>
          {page.data?.properties.map(({ property_id: id, property_title: title, city }) => (
            <chakra.li key={id} py="1.5">
              <CheckboxField
                label={title}
                hint={city}
                checked={chosen.some((one) => one.id === id)}
                onChange={(event) =>
                  event.target.checked ? onChosen([...chosen, { id, title }]) : without(id)
                }
              />
            </chakra.li>
          ))}
        </chakra.ul>
        {(next || trail.length > 0) && (
          <CursorPager
            onPrevious={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined}
            onNext={next ? () => setTrail([...trail, next]) : undefined}
          />
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Chosen({ chosen, onRemove }: { chosen: readonly ChosenProperty[]; onRemove: (id: string) => void }) {
  return (
    <chakra.div>
      <chakra.p m="0" mb={chosen.length > 0 ? '2' : '0'} fontSize="xs" color="muted" role="status">
        {chosen.length === 0
          ? 'No property chosen yet'
          : `${chosen.length} ${chosen.length === 1 ? 'property' : 'properties'} chosen`}
      </chakra.p>
      <chakra.ul m="0" p="0" display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {chosen.map(({ id, title }) => (
          <chakra.li
            key={id}
            display="inline-flex"
            alignItems="center"
            maxW="full"
            ps="3"
            bg="primary.subtle"
            color="ink"
            borderRadius="full"
            fontSize="xs"
            fontWeight="medium"
          >
            <chakra.bdi truncate>{title}</chakra.bdi>
            <IconButton label={`Take ${title} out`} size="xs" onClick={() => onRemove(id)}>
              <X aria-hidden="true" />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
