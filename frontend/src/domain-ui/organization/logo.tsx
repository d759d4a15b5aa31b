import { chakra } from '@chakra-ui/react';

/** An organization's logo. Logos are drawn for white paper, so it stays white around one in the dark, too. */
export const Logo = ({ url, name }: { url: string; name: string }) => (
  <chakra.img
    src={url}
    alt={`Logo of ${name}`}
    bg="white"
    p="2"
    borderRadius="md"
    maxH="20"
    maxW="full"
    objectFit="contain"
    justifySelf="start"
    alignSelf="flex-start"
    mb="2"
  />
);
