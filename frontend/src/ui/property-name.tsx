import { chakra } from '@chakra-ui/react';
import { Gable } from './gable';

/** A property in a row: its picture, or its gable, its name and where it stands. */
export function PropertyName({
  title,
  address,
  imageUrl,
}: {
  title: string;
  address: string;
  imageUrl: string;
}) {
  return (
    <chakra.span display="flex" alignItems="center" gap="3" minW="0">
      {imageUrl === '' ? (
        <Gable name={title} />
      ) : (
        <chakra.img
          src={imageUrl}
          alt=""
          boxSize="9"
          flexShrink="0"
          objectFit="cover"
          borderRadius="md"
          loading="lazy"
        />
      )}
      <chakra.span minW="0">
        <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
          <bdi>{title}</bdi>
        </chakra.span>
        <chakra.span display="block" fontSize="xs" color="muted">
          <bdi>{address}</bdi>
        </chakra.span>
      </chakra.span>
    </chakra.span>
  );
}
