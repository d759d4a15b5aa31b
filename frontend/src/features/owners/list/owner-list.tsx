import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../../ui/data-table';
import { drawings } from '../../../ui/drawings';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { type OwnersPlace, ownersPlaces, ownersQuery } from '../queries';
import { ownerColumns } from './owner-columns';

const tools = { search: { label: 'Search name or email' } };

type Props = {
  place: OwnersPlace;
  onPlace: (place: OwnersPlace) => void;
  /** The role adds properties, which is where an owner is added. */
  mayAdd: boolean;
};

/** /owners: the rental owners that the person may see. */
export const OwnerList = ({ place, onPlace, mayAdd }: Props) => (
  <Page title="Owners" lead="Who owns your properties, how to reach them, and whether they can be paid.">
    <Section flush>
      <List
        list={ownersPlaces}
        place={place}
        onPlace={onPlace}
        read={useQuery(ownersQuery(place))}
        page={({ owners: rows, next }) => ({ rows, next })}
        tools={tools}
        what="an owner"
        none={{
          title: 'No owners yet',
          text: 'An owner has a share of a property. Add owners with the property they own.',
          drawing: drawings.people,
          action: mayAdd && <LinkButton to="/addPropertyUnit">Add property</LinkButton>,
        }}
      >
        {(rows, busy) => (
          <DataTable
            caption="Owners"
            columns={ownerColumns}
            rows={rows}
            rowKey={(owner) => owner.owner_id}
            rowTo={({ owner_id: id }) => ({ to: '/owner', search: { id } })}
            busy={busy}
          />
        )}
      </List>
    </Section>
  </Page>
);
