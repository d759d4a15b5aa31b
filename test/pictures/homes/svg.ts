/** A picture is 4:3 and drawn on a grid of this size. */
export const width = 960;
export const height = 720;

export type Fill = string;
type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const rect = ({ x, y, w, h }: Box, fill: Fill, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: Fill, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const shape = (points: string, fill: Fill, more = ''): string =>
  `<polygon points="${points}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: Fill, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

const shade = 'rgb(24 33 30 / 0.16)';
export const shadow = (box: Box, strength = 1): string => rect(box, shade, `opacity="${strength}"`);

/** Fills a box from its top color to its bottom color. */
export function fade(id: string, box: Box, [top, bottom]: readonly [Fill, Fill]): string {
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`;
  return `<defs><linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient></defs>${rect(box, `url(#${id})`)}`;
}

/** Draws something once per place in a row. */
export const row = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const drawing = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
