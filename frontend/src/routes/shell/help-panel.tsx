import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { modKey } from '../../ui/mod-key';

const keys = [
  { keys: `${modKey()} K`, does: 'Search, or go somewhere' },
  { keys: '/', does: 'Search the list' },
  { keys: 'C', does: 'Add a property' },
  { keys: `${modKey()} S`, does: 'Save the form' },
  { keys: 'Esc', does: 'Close what is open' },
];

/** The inner right panel (GEN-10): help, always in the same place. */
export default function HelpPanel() {
  const [single, setSingle] = useState(() => localStorage.getItem('singleKeys') !== 'off');
  return (
    <chakra.aside
      aria-label="Help"
      data-chrome=""
      display={{ base: 'none', xl: 'block' }}
      w="72"
      flexShrink="0"
      borderInlineStartWidth="1px"
      borderColor="border"
      px="6"
      py="8"
    >
      <chakra.h2 m="0" mb="4" fontSize="sm" fontWeight="semibold">
        Keyboard
      </chakra.h2>
      <chakra.dl m="0" display="grid" gridTemplateColumns="auto 1fr" gap="2.5" alignItems="baseline">
        {keys.map((line) => (
          <chakra.div key={line.keys} display="contents">
            <chakra.dt dir="ltr">
              <chakra.kbd
                px="1.5"
                py="0.5"
                fontFamily="inherit"
                fontSize="xs"
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
    </chakra.aside>
  );
}
