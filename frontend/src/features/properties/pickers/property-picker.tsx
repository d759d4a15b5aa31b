import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/layout/panel';
import { PlainList } from '../../../ui/layout/plain-list';
import { List } from '../../../ui/list/list';
import { Chip } from '../../../ui/primitives/chip';
import { Muted } from '../../../ui/primitives/text';
import { type ChoosablePlace, choosablePlaces, choosablePropertiesQuery } from '../queries';

/** A chosen property and its display title. */
export type ChosenProperty = { readonly id: string; readonly title: string };

type Props = { chosen: readonly ChosenProperty[]; onChosen: (chosen: readonly ChosenProperty[]) => void };

/** Checkboxes for properties, searched and paged by the server. Chosen ones stay listed separately. */
export function PropertyPicker({ chosen, onChosen }: Props) {
  const [place, setPlace] = useState<ChoosablePlace>({});
  const without = (id: string) => onChosen(chosen.filter((one) => one.id !== id));
  return (
    <Stack>
      <Chosen chosen={chosen} onRemove={without} />
      <Panel>
        <List
          list={choosablePlaces}
          place={place}
          onPlace={setPlace}
          read={useQuery(choosablePropertiesQuery(place))}
          page={({ properties: rows, next, previous }) => ({ rows, next, previous })}
          tools={{ search: { label: 'Search properties' } }}
          skeleton={{ rows: 3, picture: false }}
          what="a property"
          none={{ title: 'No properties yet' }}
        >
          {(properties) => (
            <PlainList px="4" py="2">
              {properties.map(({ property_id: id, property_title: title, city }) => (
                <li key={id}>
                  <CheckboxField
                    label={title}
                    hint={city}
                    checked={chosen.some((one) => one.id === id)}
                    onChange={({ target }) =>
                      target.checked ? onChosen([...chosen, { id, title }]) : without(id)
                    }
                  />
                </li>
              ))}
            </PlainList>
          )}
        </List>
      </Panel>
    </Stack>
  );
}

const countText = (count: number): string => {
  if (count === 0) return 'No property chosen yet';
  return `${count} ${count === 1 ? 'property' : 'properties'} chosen`;
};

const Chosen = ({
  chosen,
  onRemove,
}: {
  chosen: readonly ChosenProperty[];
  onRemove: (id: string) => void;
}) => (
  <Stack gap="2">
    <Muted small role="status">
      {countText(chosen.length)}
    </Muted>
    {chosen.length > 0 && (
      <Row as="ul" gap="2">
        {chosen.map(({ id, title }) => (
          <li key={id}>
            <Chip label={title} removeLabel={`Take ${title} out`} onRemove={() => onRemove(id)} />
          </li>
        ))}
      </Row>
    )}
  </Stack>
);
