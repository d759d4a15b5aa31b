import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

export const Anchor = chakra('a', {
  base: {
    color: 'primary',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** A router link inside text. */
export const TextLink = createLink(Anchor);
