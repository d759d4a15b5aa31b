import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ExistingOwner } from '../../../../shared/contract/owners';
import { messages } from '../../../../shared/domain/messages';
import { nameOf } from '../../../../shared/domain/names';
import { Boxed } from '../../ui/boxed';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/fields/field';
import { Row, Stack } from '../../ui/layout';
import { List } from '../../ui/list/list';
import { MailAddress } from '../../ui/mail-address';
import { Named } from '../../ui/named';
import { RuledList } from '../../ui/plain-list';
import { Muted } from '../../ui/text';
import { type ChoosablePlace, choosableOwnersQuery, ownerChoices } from './queries';

type Props = {
  adminId: string;
  value: string;
  onOwner: (owner: ExistingOwner) => void;
  error?: string | undefined;
};

/** Which rental owner an invited person is: found by name or mail. One with an account cannot be invited again. */
export function OwnerField({ adminId, value, onOwner, error }: Props) {
  const [place, setPlace] = useState<ChoosablePlace>({});
  return (
    <Stack gap="2" role="group" aria-label="Rental owner">
      <p>Which rental owner is this person?</p>
      <Boxed>
        <List
          list={ownerChoices}
          place={place}
          onPlace={setPlace}
          read={useQuery(choosableOwnersQuery(adminId, place))}
          page={({ rentalOwners: rows, next }) => ({ rows, next })}
          tools={{ search: { label: 'Search rental owners' } }}
          skeleton={{ rows: 3, picture: false }}
          what="an owner"
          none={{ title: messages.noOwners }}
        >
          {(owners) => (
            <RuledList>
              {owners.map((owner) => (
                <Row as="li" key={owner.id} flexWrap="nowrap">
                  <Named name={nameOf(owner)} note={<MailAddress address={owner.email} />} />
                  <Choice owner={owner} isChosen={value === owner.id} onChoose={() => onOwner(owner)} />
                </Row>
              ))}
            </RuledList>
          )}
        </List>
      </Boxed>
      <FieldError id="owner-problem">{error}</FieldError>
    </Stack>
  );
}

type ChoiceProps = { owner: ExistingOwner; isChosen: boolean; onChoose: () => void };

const Choice = ({ owner, isChosen, onChoose }: ChoiceProps) =>
  owner.user_role_id === '' ? (
    <Button
      size="sm"
      variant={isChosen ? 'subtle' : 'outline'}
      aria-pressed={isChosen}
      aria-label={`Choose ${nameOf(owner)}`}
      onClick={onChoose}
    >
      {isChosen && <Check aria-hidden="true" />}
      {isChosen ? 'Chosen' : 'Choose'}
    </Button>
  ) : (
    <Muted small>Has an account</Muted>
  );
