import type { PictureName } from '../../frontend/src/features/site/pictures';

export type Shot = {
  readonly path: string;
  /** A link to follow first, where the address needs an id; the page it leads to bears its name. */
  readonly follow?: RegExp;
  /** Pixels of the file per CSS pixel: what a sharp screen needs at the size it is shown. */
  readonly scale: number;
};

/** What each product picture of the landing page shows to the head of the demo organization; sizes and words are in frontend/src/features/site/pictures.ts. */
export const shots: Readonly<Record<PictureName, Shot>> = {
  dashboard: { path: '/propertyDashboard', scale: 1.75 },
  phone: { path: '/propertiesList', scale: 1 },
  property: {
    path: '/propertiesList',
    follow: /Beacon House/,
    scale: 1.25,
  },
  portfolio: { path: '/propertiesList', scale: 1.25 },
};
