/** `alt` describes the picture; `caption` says what it belongs to. */
export type Picture = { readonly url: string; readonly alt: string; readonly caption?: string };
