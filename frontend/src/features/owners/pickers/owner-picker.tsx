import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ExistingOwner } from '../../../../../shared/contract/owners';
import { messages } from '../../../../../shared/domain/messages';
import { nameOf } from '../../../../../shared/domain/names';
import { Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Panel } from '../../../ui/layout/panel';
import { RuledList } from '../../../ui/layout/plain-list';
import { List } from '../../../ui/list/list';
import { drawings } from '../../../ui/primitives/drawings';
import { MailAddress } from '../../../ui/primitives/mail-address';
import { type ExistingOwnersPlace, existingOwnersQuery, existingPlaces } from '../queries';

type Props = {
  adminId: string;
  search?: string | undefined;
  /** The next step while there are no owners. */
  emptyText: string;
  noteOf?: (owner: ExistingOwner) => ReactNode;
  /** The button that picks an owner; `called` is the owner's name. */
  actionOf: (owner: ExistingOwner, called: string) => ReactNode;
};

/** The organization's owners, three per page, searched and paged by the server (PRP-06, ROL-02, ROL-03). */
export function OwnerPicker({ adminId, search, emptyText, noteOf, actionOf }: Props) {
  const [place, setPlace] = useState<ExistingOwnersPlace>(search ? { search } : {});
  return (
    <Panel>
      <List
        list={existingPlaces}
        place={place}
        onPlace={setPlace}
        read={useQuery(existingOwnersQuery(adminId, place))}
        page={({ rentalOwners: rows, next }) => ({ rows, next })}
        tools={{ search: { label: 'Search name or email' } }}
        skeleton={{ rows: 3, picture: false }}
        what="an owner"
        none={{ title: messages.noOwners, text: emptyText, drawing: drawings.people }}
      >
        {(owners) => (
          <RuledList>
            {owners.map((owner) => (
              <li key={owner.id}>
                <Row flexWrap="nowrap">
                  <ListLabel name={nameOf(owner)} note={<Notes owner={owner} />} />
                  {actionOf(owner, nameOf(owner))}
                </Row>
                {noteOf?.(owner)}
              </li>
            ))}
          </RuledList>
        )}
      </List>
    </Panel>
  );
}

const Notes = ({ owner: { email, property_title: property } }: { owner: ExistingOwner }) => (
  <>
    <MailAddress address={email} />
    {property && <> · {property}</>}
  </>
);
