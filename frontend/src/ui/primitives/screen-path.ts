import type { LinkProps } from '@tanstack/react-router';

/** The path of a screen that is there: a link to any other does not compile. */
export type ScreenPath = NonNullable<LinkProps['to']>;
