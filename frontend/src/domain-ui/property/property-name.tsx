import { chakra } from '@chakra-ui/react';
import { ListLabel } from '../../ui/layout/list-label';
import { PhotoPlaceholder } from '../../ui/media/photo-placeholder';
import { steadyAddress } from '../../ui/media/picture';

/** A small decorative picture: the name is next to it. */
export const Thumb = ({ url }: { url: string }) => (
  <chakra.img
    src={steadyAddress(url)}
    alt=""
    boxSize="9"
    flexShrink="0"
    objectFit="cover"
    borderRadius="md"
    borderWidth="1px"
    borderColor="border"
    loading="lazy"
  />
);

/** A property in a row: its picture or gable, name and address. */
export const PropertyName = ({
  title,
  address,
  imageUrl,
}: {
  title: string;
  address: string;
  imageUrl: string;
}) => (
  <ListLabel
    sign={imageUrl === '' ? <PhotoPlaceholder name={title} /> : <Thumb url={imageUrl} />}
    name={title}
    note={address}
  />
);
