import type { PictureName } from '../../frontend/src/features/site/pictures';

export type Shot = {
  readonly path: string;
  /** A link to follow first, when the path needs an id; it leads to a page with that name. */
  readonly follow?: RegExp;
  /** File pixels per CSS pixel, for sharp screens at the displayed size. */
  readonly scale: number;
};

/** What each landing-page picture shows. Sizes and words are in frontend/src/features/site/pictures.ts. */
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
