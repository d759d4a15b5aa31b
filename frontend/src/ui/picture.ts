/** A picture with what it shows; `caption` says where it belongs. */
export type Picture = { readonly url: string; readonly alt: string; readonly caption?: string };
