import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Boxed } from '../../../ui/boxed';
import { List } from '../../../ui/list/list';
import { Modal } from '../../../ui/modal';
import { Muted } from '../../../ui/text';
import { unitsPlaces } from '../all/units-place';
import { type UnitsPlace, unitsQuery } from '../queries';

/** Scrolls by itself: title, search and pager stay in view. */
const Rows = chakra('ul', { base: { maxH: '50dvh', overflowY: 'auto' } });

const Choice = chakra('button', {
  base: {
    ...{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', w: 'full', minH: '11' },
    ...{ px: '4', py: '2.5', textAlign: 'start', cursor: 'pointer', borderTopWidth: '1px' },
    borderColor: 'border',
    'li:first-of-type > &': { borderTopWidth: '0' },
    _hover: { bg: 'surface.sunk' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

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
            <Rows>
              {units.map(({ unit_id, unit_number, property_title }) => (
                <li key={unit_id}>
                  <Choice type="button" onClick={() => onUnit(unit_id)}>
                    <bdi>{`Unit ${unit_number}`}</bdi>
                    <Muted small>{property_title}</Muted>
                  </Choice>
                </li>
              ))}
            </Rows>
          )}
        </List>
      </Boxed>
    </Modal>
  );
}
