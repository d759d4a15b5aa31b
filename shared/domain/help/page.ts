import type { RoleLabel } from '../people/permissions';

/** A page of the help, in plain words. `[[Add unit]]` names a button that stands on a screen. */
export type HelpPage = {
  readonly id: string;
  readonly title: string;
  readonly roles: readonly RoleLabel[];
  /** What the page is about, as a list shows it. */
  readonly lead: string;
  /** Where it is done; its picture is that screen. */
  readonly screen?: `/${string}`;
  /** Other words that people search with. */
  readonly words: string;
  readonly parts: readonly { readonly heading: string; readonly text: string }[];
};

/** Of pictures in CSS pixels. */
export const helpPictureSize = { width: 1120, height: 700 } as const;

/**
 * A screen's picture with the demo data, as test/pictures takes it:
 * `/pictures/help/servicerequest-light.webp`.
 */
export const helpPicture = (screen: `/${string}`, theme: 'light' | 'dark'): string =>
  `/pictures/help${screen.toLowerCase()}-${theme}.webp`;

export const staff = ['orgAdmin', 'manager', 'owner', 'rentalManager'] as const;
export const heads = ['orgAdmin', 'manager', 'owner'] as const;
export const withOwners = [...staff, 'rentalOwner'] as const;
export const everybody = [...withOwners, 'tenant', 'applicant'] as const;

const button = /\[\[([^\]]+)\]\]/g;

/** The buttons that a text names. */
export const buttonsIn = (text: string): string[] => [...text.matchAll(button)].map(([, name = '']) => name);

export type Span = { readonly text: string; readonly isButton: boolean };

/** A text in spans, the names of buttons apart. */
export const spansOf = (text: string): Span[] =>
  text
    .split(/(\[\[[^\]]+\]\])/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece.replace(/^\[\[|\]\]$/g, ''), isButton: piece.startsWith('[[') }));

/** A text without the marks of its buttons. */
export const plainHelp = (text: string): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('');
