/** `alt` describes the picture; `caption` says what it belongs to. */
export type Picture = { readonly url: string; readonly alt: string; readonly caption?: string };

/** An address is signed anew every few minutes: the photo is what comes before the signature. */
export const photoOf = (url: string): string => url.split('?')[0] ?? url;
