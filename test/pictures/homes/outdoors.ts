import { circle, fade, path, rect, row, shadow, shape } from './svg';

export type Light = {
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly lawn: readonly [string, string];
  readonly leaf: readonly [string, string];
  readonly glass: readonly [string, string];
  /** Where the sun stands. */
  readonly sun: readonly [number, number];
};

const dayGlass = ['#BFD9E2', '#88AFBF'] as const;

export const lights = {
  noon: {
    sky: ['#A9D3E8', '#EAF3EE'],
    far: '#BBD5CB',
    lawn: ['#9DBF85', '#7FA86E'],
    leaf: ['#5E9468', '#4A7C58'],
    glass: dayGlass,
    sun: [770, 120],
  },
  morning: {
    sky: ['#CFE3EA', '#FBEBD6'],
    far: '#CBD8CB',
    lawn: ['#B3C48A', '#93AE72'],
    leaf: ['#7D9F5F', '#65884F'],
    glass: ['#DCE7E4', '#9FBAC0'],
    sun: [180, 190],
  },
  autumn: {
    sky: ['#BFD6E4', '#F7EEDD'],
    far: '#D5CDB8',
    lawn: ['#B9B77A', '#9C9C62'],
    leaf: ['#CF8A3C', '#B06C2C'],
    glass: dayGlass,
    sun: [690, 140],
  },
  dusk: {
    sky: ['#5F7FA8', '#F5C9A0'],
    far: '#7F8FA6',
    lawn: ['#71906F', '#567559'],
    leaf: ['#3F6A58', '#325747'],
    glass: ['#FFE2A6', '#F3B765'],
    sun: [820, 430],
  },
} as const satisfies Record<string, Light>;

/** The line where the ground begins. */
export const ground = 560;

const cloud = (x: number, y: number, size: number): string =>
  [
    [0, 0, 120],
    [26, -22, 74],
    [-34, 18, 96],
  ]
    .map(([dx = 0, dy = 0, w = 0]) =>
      rect(
        { x: x + dx * size, y: y + dy * size, w: w * size, h: 30 * size },
        '#fff',
        `rx="${15 * size}" opacity="0.75"`,
      ),
    )
    .join('');

export const sky = ({ sky: colors, sun: [x, y], far, lawn }: Light): string =>
  [
    fade('sky', { x: 0, y: 0, w: 960, h: ground }, colors),
    circle(x, y, 88, '#FFF6DF', 'opacity="0.35"'),
    circle(x, y, 54, '#FFF3D2'),
    cloud(140, 110, 1),
    cloud(560, 70, 0.8),
    path(`M0 ${ground}V470q140-70 300-20t330-36 330 40v106z`, far),
    fade('lawn', { x: 0, y: ground, w: 960, h: 160 }, lawn),
  ].join('');

/** A path, a walk and a road in front of what stands on the ground. */
export const road = (): string =>
  [
    rect({ x: 0, y: 634, w: 960, h: 18 }, '#D9D2C4'),
    rect({ x: 0, y: 652, w: 960, h: 68 }, '#77807D'),
    row(6, (n) => rect({ x: 30 + n * 170, y: 682, w: 84, h: 7 }, '#E9E4D6', 'rx="3"')),
  ].join('');

export function tree(x: number, base: number, size: number, { leaf: [light, dark] }: Light): string {
  const r = 62 * size;
  const top = base - 150 * size;
  return [
    path(`M${x - 60 * size} ${base}q${60 * size} -14 ${120 * size} 0z`, 'rgb(24 33 30 / 0.14)'),
    rect({ x: x - 7 * size, y: top + 20, w: 14 * size, h: base - top - 20 }, '#7A5B42', 'rx="4"'),
    circle(x - 30 * size, top + 26 * size, r * 0.72, dark),
    circle(x + 32 * size, top + 22 * size, r * 0.7, dark),
    circle(x, top, r, light),
    path(
      `M${x} ${top - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.2} ${r * 1.2} 0 0 0 0 ${-2 * r}z`,
      dark,
      'opacity="0.45"',
    ),
  ].join('');
}

export const cypress = (x: number, base: number, size: number, { leaf: [light, dark] }: Light): string =>
  path(
    `M${x} ${base - 170 * size}q${46 * size} ${90 * size} 0 ${170 * size}q${-46 * size} ${-80 * size} 0 ${-170 * size}z`,
    light,
  ) + path(`M${x} ${base - 170 * size}q${46 * size} ${90 * size} 0 ${170 * size}z`, dark, 'opacity="0.6"');

export const hedge = (x: number, w: number, { leaf: [light, dark] }: Light, base = 634): string =>
  rect({ x, y: base - 34, w, h: 34 }, dark, 'rx="14"') +
  rect({ x: x + 4, y: base - 34, w: w - 8, h: 18 }, light, 'rx="9"');

type Window = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A window with a frame, a cross and a sill; a curtain makes it lived in. */
export function pane(
  { x, y, w, h }: Window,
  { glass: [light, dark] }: Light,
  {
    frame = '#FBF7EE',
    curtain = false,
    bars = true,
  }: { frame?: string; curtain?: boolean; bars?: boolean } = {},
): string {
  return [
    rect({ x: x - 5, y: y - 5, w: w + 10, h: h + 10 }, frame, 'rx="2"'),
    rect({ x, y, w, h }, dark),
    shape(`${x},${y} ${x + w * 0.75},${y} ${x + w * 0.2},${y + h} ${x},${y + h}`, light),
    curtain
      ? path(
          `M${x} ${y}h${w * 0.3}q${-w * 0.02} ${h * 0.6} ${-w * 0.22} ${h}H${x}z`,
          '#F7EFE1',
          'opacity="0.9"',
        )
      : '',
    curtain
      ? path(
          `M${x + w} ${y}h${-w * 0.3}q${w * 0.02} ${h * 0.6} ${w * 0.22} ${h}H${x + w}z`,
          '#F7EFE1',
          'opacity="0.9"',
        )
      : '',
    bars ? rect({ x: x + w / 2 - 2, y, w: 4, h }, frame) + rect({ x, y: y + h * 0.45, w, h: 4 }, frame) : '',
    shadow({ x, y, w, h: 6 }),
    rect({ x: x - 9, y: y + h + 5, w: w + 18, h: 7 }, frame),
    shadow({ x: x - 5, y: y + h + 12, w: w + 10, h: 5 }, 0.7),
  ].join('');
}

export const door = (x: number, base: number, color: string, { w = 58, h = 118 } = {}): string =>
  [
    rect({ x: x - 8, y: base - h - 8, w: w + 16, h: h + 8 }, '#FBF7EE'),
    rect({ x, y: base - h, w, h }, color),
    rect({ x: x + 10, y: base - h + 12, w: w - 20, h: 34 }, 'rgb(255 255 255 / 0.28)', 'rx="2"'),
    rect({ x: x + 10, y: base - 54, w: w - 20, h: 40 }, 'rgb(0 0 0 / 0.12)', 'rx="2"'),
    circle(x + w - 10, base - h / 2, 4, '#E8C27A'),
    rect({ x: x - 18, y: base, w: w + 36, h: 9 }, '#CFC8BA'),
    rect({ x: x - 28, y: base + 9, w: w + 56, h: 9 }, '#BDB6A8'),
  ].join('');

export function car(x: number, color: string): string {
  return [
    path(`M${x - 4} 700h152`, 'none', 'stroke="rgb(24 33 30 / 0.3)" stroke-width="8" stroke-linecap="round"'),
    path(`M${x} 690v-22q0-12 14-14l20-4 18-24q6-8 16-8h34q10 0 17 8l18 24 12 5q9 3 9 14v21z`, color),
    path(`M${x + 42} 650l14-19q4-5 11-5h9v24zM${x + 82} 626h18q6 0 10 5l14 19H${x + 82}z`, '#DCE9EC'),
    circle(x + 34, 690, 15, '#2A3230') + circle(x + 34, 690, 6, '#C9CFCB'),
    circle(x + 122, 690, 15, '#2A3230') + circle(x + 122, 690, 6, '#C9CFCB'),
  ].join('');
}
