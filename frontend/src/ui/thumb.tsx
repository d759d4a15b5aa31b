import { chakra } from '@chakra-ui/react';

/** A small decorative picture: the name is next to it. */
export const Thumb = ({ url }: { url: string }) => (
  <chakra.img
    src={url}
    alt=""
    boxSize="9"
    flexShrink="0"
    objectFit="cover"
    borderRadius="md"
    loading="lazy"
  />
);
