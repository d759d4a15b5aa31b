import type { LeaseDocument } from '../document/lease-document';
import type { TermFields } from '../term';
import { commercialTemplate } from './commercial';
import { residentialTemplate } from './residential';
import { roomTemplate } from './room';
import { seededNames } from './seeded-names';
import { seededVersion } from './seeded-version';

/** A text that every new organization starts with. */
export type SeededTemplate = {
  readonly kind: TermFields['kind'];
  readonly name: string;
  readonly description: string;
  readonly document: LeaseDocument;
};

/** The product's three texts; they are written for no particular state, and their last clause says so. */
export const seededTemplates: readonly SeededTemplate[] = [
  {
    kind: 'residential',
    name: seededNames.residential,
    description: 'A house or an apartment, rented whole.',
    document: residentialTemplate,
  },
  {
    kind: 'room',
    name: seededNames.room,
    description: 'One room of a shared home.',
    document: roomTemplate,
  },
  {
    kind: 'commercial',
    name: seededNames.commercial,
    description: 'An office, shop or workshop at a gross rent.',
    document: commercialTemplate,
  },
];

/** The text a term names; undefined for none or an unknown one. A seeded template's id is its kind. */
export const templateNamed = (text: TermFields['text']): SeededTemplate | undefined =>
  text?.from === 'template' && text.version === seededVersion
    ? seededTemplates.find(({ kind }) => kind === text.templateId)
    : undefined;
