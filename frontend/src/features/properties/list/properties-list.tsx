import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { FileInput, Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Failed } from '../../../ui/failed';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { SkeletonList } from '../../../ui/skeleton-list';
import { propertiesQuery } from '../queries';
import { ListContent } from './list-content';
import { isNarrowed, type ListPlace } from './list-place';
import { ListTools } from './list-tools';

type Props = {
  /** Search, type, sort and page, as the address has them. */
  place: ListPlace;
  onPlace: (place: ListPlace) => void;
  /** The role adds properties and the account can be changed (ROL-06). */
  mayAdd: boolean;
  /** Import and export of what the list shows. */
  menu?: ReactNode;
};

/** /propertiesList: the properties the person may see. */
export function PropertiesList({ place, onPlace, mayAdd, menu }: Props) {
  const page = useQuery(propertiesQuery(place));
  // The rows are drawn in slices, between which the screen answers.
  const shown = useDeferredValue(page.data);
  const empty = page.data?.properties.length === 0 && !isNarrowed(place) && !page.isPlaceholderData;
  const add = mayAdd && (
    <LinkButton to="/addPropertyUnit">
      <Plus aria-hidden="true" />
      Add property
    </LinkButton>
  );
  const firstSteps = mayAdd && (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
      {add}
      <LinkButton to="/import" variant="outline">
        <FileInput aria-hidden="true" />
        Import from a file
      </LinkButton>
    </chakra.div>
  );
  const actions = !empty && (
    <>
      {menu}
      {add}
    </>
  );
  return (
    <Page title="Properties" lead="Every house, building and lot you look after." action={actions}>
      <Section flush>
        {!empty && <ListTools place={place} onPlace={onPlace} />}
        {(page.isPending || (page.isSuccess && !shown)) && <SkeletonList rows={6} />}
        {page.isError && <Failed error={page.error} onRetry={() => void page.refetch()} />}
        {page.isSuccess && shown && (
          <ListContent
            place={place}
            onPlace={onPlace}
            page={shown}
            busy={page.isPlaceholderData || shown !== page.data}
            add={firstSteps}
          />
        )}
      </Section>
    </Page>
  );
}
