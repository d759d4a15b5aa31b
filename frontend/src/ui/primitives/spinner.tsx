import { chakra } from '@chakra-ui/react';

/** A spinning ring in the text color. Silent: its container must say in words what is happening. */
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
