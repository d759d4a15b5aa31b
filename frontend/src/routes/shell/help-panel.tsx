import { chakra } from '@chakra-ui/react';
import { KeyboardHelp } from './keyboard-help';

/** The inner right panel (GEN-10): help, always in the same place. */
export default function HelpPanel() {
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
      <KeyboardHelp />
    </chakra.aside>
  );
}
