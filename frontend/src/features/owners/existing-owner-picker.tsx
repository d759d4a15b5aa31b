import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExistingOwner } from '../../../../shared/contract/owners';
import { messages } from '../../../../shared/domain/messages';
import { nameOf } from '../../../../shared/domain/names';
import { isInList } from '../../../../shared/domain/owners';
import { Boxed } from '../../ui/boxed';
import { Button } from '../../ui/button';
import { drawings } from '../../ui/drawings';
import { Row } from '../../ui/layout';
import { List } from '../../ui/list/list';
import { MailAddress } from '../../ui/mail-address';
import { Named } from '../../ui/named';
import { RuledList } from '../../ui/plain-list';
import { Refusal } from '../../ui/text';
import { existingAsOwner, type OwnerValues } from './owner-values';
import { type ExistingOwnersPlace, existingOwnersQuery, existingPlaces } from './queries';

type Props = {
  owners: readonly OwnerValues[];
  adminId: string;
  share: string;
  onAdd: (owner: OwnerValues) => void;
};

/** The organization's owners, three at a time, searched and paged by the server (PRP-06, ROL-02, ROL-03). */
export function ExistingOwnerPicker({ owners, adminId, share, onAdd }: Props) {
  const [place, setPlace] = useState<ExistingOwnersPlace>({});
  const [refused, setRefused] = useState<string>();
  const pick = (owner: ExistingOwner) => {
    if (owners.some(({ userId }) => userId === owner.id) || isInList(owner.email, owners))
      setRefused(owner.id);
    else onAdd(existingAsOwner(owner, share));
  };
  return (
    <Boxed>
      <List
        list={existingPlaces}
        place={place}
        onPlace={setPlace}
        read={useQuery(existingOwnersQuery(adminId, place))}
        page={({ rentalOwners: rows, next }) => ({ rows, next })}
        tools={{ search: { label: 'Search name or email' } }}
        skeleton={{ rows: 3, picture: false }}
        what="an owner"
        none={{
          title: messages.noOwners,
          text: 'Add the first one as a new owner.',
          drawing: drawings.people,
        }}
      >
        {(found) => (
          <RuledList>
            {found.map((owner) => (
              <li key={owner.id}>
                <Row flexWrap="nowrap">
                  <Named name={nameOf(owner)} note={<Notes owner={owner} />} />
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Add ${nameOf(owner)}`}
                    onClick={() => pick(owner)}
                  >
                    Add
                  </Button>
                </Row>
                {refused === owner.id && <Refusal>{messages.ownerAddressInList}</Refusal>}
              </li>
            ))}
          </RuledList>
        )}
      </List>
    </Boxed>
  );
}

const Notes = ({ owner: { email, property_title: property } }: { owner: ExistingOwner }) => (
  <>
    <MailAddress address={email} />
    {property && <> · {property}</>}
  </>
);
