import { chakra } from '@chakra-ui/react';

/** A turning ring in the text's color. Silent: whoever shows it says in words what is going on. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '4',
    flexShrink: 0,
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
  },
});
