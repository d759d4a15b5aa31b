import { chakra } from '@chakra-ui/react';

/** The first keyboard stop: skips the bars. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: it focuses a part of this page and keeps the address
  <chakra.a
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
    position="fixed"
    top="2"
    insetStart="2"
    zIndex="skipNav"
    px="4"
    py="2.5"
    bg="surface"
    color="ink"
    fontWeight="medium"
    borderRadius="control"
    boxShadow="float"
    transform="translateY(-200%)"
    _focus={{ transform: 'none' }}
  >
    Skip to content
  </chakra.a>
);
