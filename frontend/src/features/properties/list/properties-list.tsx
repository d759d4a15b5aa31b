import { useQuery } from '@tanstack/react-query';
import { FileInput, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayDollars } from '../../../../../shared/domain/money';
import type { CsvSource } from '../../../ui/data/use-csv-export';
import { Row } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { LinkButton } from '../../../ui/primitives/link-button';
import { propertiesQuery, propertyCountsQuery, propertyPages } from '../queries';
import { type PropertiesPlace, propertyPlaces } from './list-place';
import { PropertyBulk } from './property-bulk';
import { propertyKit } from './property-kit';
import { RowMenu } from './row-menu';

type Props = {
  /** Search, filters, order and page from the address. */
  place: PropertiesPlace;
  onPlace: (place: PropertiesPlace) => void;
  /** The role can add properties and the account is writable (ROL-06). */
  mayAdd: boolean;
  /** The role can change properties and the account is writable. */
  mayChange: boolean;
  /** Import and export of the listed properties. */
  menu?: ReactNode;
  /** The chosen properties as a file. */
  source: (propertyIds: readonly string[]) => CsvSource;
};

/** /propertiesList: the properties the person may see. */
export function PropertiesList({ place, onPlace, mayAdd, mayChange, menu, source }: Props) {
  const { view = 'active' } = place;
  const isArchived = view === 'archived';
  const { size } = useListChoices();
  const { data: counts } = useQuery(propertyCountsQuery(place));
  const read = useQuery(propertiesQuery(place, size));
  // Who archived everything still needs the tabs.
  const isFirst = !isArchived && (counts?.archived.count ?? 0) === 0;
  const isEmpty = isFirst && read.data?.properties.length === 0 && !propertyPlaces.isNarrowed(place);
  const add = mayAdd && (
    <LinkButton to="/addPropertyUnit" data-primary="">
      <Plus aria-hidden="true" />
      Add property
    </LinkButton>
  );
  const firstSteps = mayAdd && (
    <Row gap="2" justifyContent="center">
      {add}
      <LinkButton to="/import" variant="outline">
        <FileInput aria-hidden="true" />
        Import from a file
      </LinkButton>
    </Row>
  );
  const actions = (!isEmpty || read.isPlaceholderData) && (
    <>
      {menu}
      {add}
    </>
  );
  return (
    <Page title="Properties" lead="Properties you own or manage." action={actions}>
      <ListKit
        kit={propertyKit}
        list={propertyPlaces}
        place={place}
        onPlace={onPlace}
        read={read}
        page={({ properties: rows, next, previous, total: counted }) => {
          const sums = counts?.[view];
          const total = sums?.count ?? counted;
          return {
            rows,
            next,
            previous,
            total,
            isUncounted: total === undefined,
            totals: sums && {
              rent: displayDollars(sums.rent),
              ...(sums.past_due !== undefined && { 'past-due': displayDollars(sums.past_due) }),
            },
            notes: counts && viewNotes({ active: counts.active.count, archived: counts.archived.count }),
            isNone: isFirst,
          };
        }}
        readAll={propertyPages(place)}
        rowMenu={mayChange ? (line) => <RowMenu line={line} /> : undefined}
        bulk={
          mayChange
            ? {
                actions: (chosen, clear) => (
                  <PropertyBulk chosen={chosen} isArchived={isArchived} source={source} onDone={clear} />
                ),
              }
            : undefined
        }
        firstUse={{
          title: 'No properties yet',
          text: 'A property has units and owners. Leases, rent and requests start here.',
          action: firstSteps,
        }}
      />
    </Page>
  );
}
