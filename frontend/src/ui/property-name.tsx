import { Gable } from './gable';
import { Named } from './named';
import { Thumb } from './thumb';

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
  <Named
    sign={imageUrl === '' ? <Gable name={title} /> : <Thumb url={imageUrl} />}
    name={title}
    note={address}
  />
);
