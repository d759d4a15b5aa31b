import { chakra } from '@chakra-ui/react';

/** A small picture of the thing that is named beside it. */
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
