import type { PropertyHead } from './properties';

/** The history so far. Until the first change the share records alone say it, from the day the property was added. */
export const shareSetsOf = ({ property, everOwners }: Pick<PropertyHead, 'property' | 'everOwners'>) =>
  property.shareSets ?? [
    {
      from: property.createdAt.slice(0, 10),
      shares: everOwners.map(({ ownerId, percentage }) => ({ ownerId, percentage })),
    },
  ];
