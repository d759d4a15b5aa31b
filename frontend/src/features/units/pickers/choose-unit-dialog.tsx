import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Boxed } from '../../../ui/boxed';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { List } from '../../../ui/list/list';
import { Modal } from '../../../ui/modal';
import { PlainList } from '../../../ui/plain-list';
import { Muted } from '../../../ui/text';
import { unitsPlaces } from '../all/units-place';
import { type UnitsPlace, unitsQuery } from '../queries';

type Props = { onClose: () => void; onUnit: (unitId: string) => void };

/** Asks for one of the units that the person may see. */
export default function ChooseUnitDialog({ onClose, onUnit }: Props) {
  const [place, setPlace] = useState<UnitsPlace>({});
  return (
    <Modal open onClose={onClose} title="Choose a unit" width="lg">
      <Boxed>
        <List
          list={unitsPlaces}
          place={place}
          onPlace={setPlace}
          read={useQuery(unitsQuery(place))}
          page={({ units: rows, next }) => ({ rows, next, isUncounted: true })}
          tools={{ search: { label: 'Search unit or property' } }}
          skeleton={{ rows: 3, picture: false }}
          what="a unit"
          none={{ title: 'No units yet' }}
        >
          {(units) => (
            <PlainList>
              {units.map(({ unit_id, unit_number, property_title }) => (
                <li key={unit_id}>
                  <Button
                    variant="plain"
                    w="full"
                    h="auto"
                    py="2.5"
                    px="4"
                    justifyContent="flex-start"
                    onClick={() => onUnit(unit_id)}
                  >
                    <Stack gap="0" alignItems="flex-start" minW="0">
                      <bdi>{`Unit ${unit_number}`}</bdi>
                      <Muted small>{property_title}</Muted>
                    </Stack>
                  </Button>
                </li>
              ))}
            </PlainList>
          )}
        </List>
      </Boxed>
    </Modal>
  );
}
