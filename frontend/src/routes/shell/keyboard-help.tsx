import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { modKey } from '../../ui/primitives/mod-key';

const keys = [
  { keys: `${modKey()} K`, does: 'Search, or go somewhere' },
  { keys: `${modKey()} J`, does: 'Ask the assistant' },
  { keys: '/', does: 'Search the list' },
  { keys: 'C', does: 'Add a property' },
  { keys: 'G, then H', does: 'Go home; the sidebar’s other pages have letters too' },
  { keys: 'J, K', does: 'Next row, previous row' },
  { keys: 'Enter', does: 'Open the row' },
  { keys: 'X', does: 'Select the row, where rows can be selected' },
  { keys: `${modKey()} S`, does: 'Save the form' },
  { keys: 'Esc', does: 'Close what is open' },
  { keys: '?', does: 'Show these keys' },
];

/** The shortcuts, and the switch for those of a single key (WCAG 2.1.4). */
export function KeyboardHelp() {
  const [single, setSingle] = useState(() => localStorage.getItem('singleKeys') !== 'off');
  return (
    <>
      <chakra.dl m="0" display="grid" gridTemplateColumns="auto 1fr" gap="2.5" alignItems="baseline">
        {keys.map((line) => (
          <chakra.div key={line.keys} display="contents">
            <chakra.dt dir="ltr">
              <chakra.kbd
                px="1.5"
                py="0.5"
                fontFamily="inherit"
                fontSize="xs"
                whiteSpace="nowrap"
                bg="surface"
                borderWidth="1px"
                borderColor="border"
                borderRadius="sm"
              >
                {line.keys}
              </chakra.kbd>
            </chakra.dt>
            <chakra.dd m="0" color="muted">
              {line.does}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div mt="5">
        <CheckboxField
          label="Single-key shortcuts"
          checked={single}
          onChange={(event) => {
            setSingle(event.target.checked);
            localStorage.setItem('singleKeys', event.target.checked ? 'on' : 'off');
          }}
        />
      </chakra.div>
    </>
  );
}
