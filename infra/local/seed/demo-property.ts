import type { FurnishedType, PropertyType } from '../../../shared/domain/portfolio/property-types';
import type { DemoOrganization } from './accounts';
import type { DemoOwnerName } from './rental-owners';

type Address = readonly [street: string, city: string, state: string, zipcode: string];
/** `rent` is the monthly rent of the smallest unit in whole dollars. */
type Figures = { readonly units: number; readonly rent: number; readonly parking: number };
type Shares = Partial<Record<DemoOwnerName, number>>;

export type DemoProperty = Figures & {
  readonly organization: DemoOrganization;
  readonly title: string;
  readonly type: PropertyType;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly furnished: FurnishedType;
  /** Percent by owner. */
  readonly shares: Shares;
  readonly description: string;
};

type Columns = readonly [
  title: string,
  type: PropertyType,
  address: Address,
  figures: Figures,
  furnished: FurnishedType,
  shares: Shares,
  description: string,
];

/** Builds a demo property of this organization from the columns that the seed lists use. */
export const demoPropertyOf =
  (organization: DemoOrganization) =>
  (...[title, type, address, figures, furnished, shares, description]: Columns): DemoProperty => {
    const [street, city, state, zipcode] = address;
    return {
      organization,
      title,
      type,
      street,
      city,
      state,
      zipcode,
      ...figures,
      furnished,
      shares,
      description,
    };
  };
