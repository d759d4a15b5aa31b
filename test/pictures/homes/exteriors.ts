import { car, cypress, door, hedge, type Light, lights, pane, road, sky, tree } from './outdoors';
import { circle, drawing, path, rect, row, shadow, shape } from './svg';

type Wall = { readonly wall: string; readonly roof: string; readonly accent: string; readonly light: Light };

const onStreet = (light: Light, ...parts: readonly string[]): string => drawing(sky(light), road(), ...parts);

const bricks = (x: number, y: number, w: number, h: number): string =>
  row(Math.floor(h / 22), (line) =>
    row(Math.floor(w / 76), (n) =>
      rect(
        { x: x + 14 + n * 76 + (line % 2) * 30, y: y + 10 + line * 22, w: 26, h: 8 },
        'rgb(0 0 0 / 0.07)',
        'rx="1"',
      ),
    ),
  );

/** A family house: a gable, a porch and a chimney, with a wing to one side. */
export function house({ wall, roof, accent, light }: Wall, { garage = false } = {}): string {
  return onStreet(
    light,
    tree(120, 596, 1.25, light),
    tree(860, 588, 1, light),
    rect({ x: 610, y: 180, w: 44, h: 120 }, '#A5604B') + rect({ x: 602, y: 172, w: 60, h: 14 }, '#8A4D3B'),
    rect({ x: 520, y: 400, w: 250, h: 214 }, wall) + shadow({ x: 520, y: 400, w: 250, h: 214 }, 0.35),
    shape('500,404 560,300 760,300 800,404', roof) + shadow({ x: 520, y: 404, w: 250, h: 12 }),
    garage
      ? rect({ x: 560, y: 470, w: 176, h: 144 }, '#F4EEE2') +
          row(5, (n) => rect({ x: 568, y: 480 + n * 27, w: 160, h: 19 }, 'rgb(24 33 30 / 0.08)', 'rx="2"'))
      : pane({ x: 570, y: 462, w: 62, h: 88 }, light, { curtain: true }) +
          pane({ x: 672, y: 462, w: 62, h: 88 }, light, { curtain: true }),
    rect({ x: 230, y: 350, w: 300, h: 264 }, wall),
    shape('380,170 560,360 200,360', roof),
    shape('380,204 512,350 248,350', wall),
    shadow({ x: 248, y: 350, w: 264, h: 10 }, 0.6),
    pane({ x: 346, y: 256, w: 68, h: 66 }, light),
    pane({ x: 262, y: 420, w: 74, h: 92 }, light, { curtain: true }),
    rect({ x: 366, y: 404, w: 150, h: 14 }, roof) + rect({ x: 500, y: 418, w: 10, h: 196 }, '#FBF7EE'),
    shadow({ x: 376, y: 418, w: 124, h: 20 }),
    door(406, 606, accent),
    path('M398 624h74l40 20h-150z', '#D9D2C4'),
    hedge(210, 160, light),
    hedge(530, garage ? 20 : 220, light),
    circle(240, 596, 9, '#D98C8C') + circle(286, 590, 8, '#E9B872') + circle(330, 598, 9, '#D98C8C'),
  );
}

/** A block of flats: floors of windows above an entrance. */
export function flats(
  { wall, roof, accent, light }: Wall,
  { floors = 4, columns = 5, balconies = false, brick = false } = {},
): string {
  const w = columns * 112 + 40;
  const x = (960 - w) / 2;
  const floor = 92;
  const top = 614 - floors * floor - 24;
  const windows = row(floors, (line) =>
    row(columns, (n) => {
      const [left, y] = [x + 48 + n * 112, top + 38 + line * floor];
      const isEntrance = line === floors - 1 && n === Math.floor(columns / 2);
      if (isEntrance) return '';
      const rail =
        balconies && n % 2 === 0 && line < floors - 1
          ? rect({ x: left - 16, y: y + 58, w: 88, h: 8 }, roof) +
            row(8, (k) => rect({ x: left - 14 + k * 12, y: y + 32, w: 3, h: 28 }, roof)) +
            rect({ x: left - 16, y: y + 30, w: 88, h: 4 }, roof)
          : '';
      return (
        pane({ x: left, y, w: 56, h: 54 }, light, {
          curtain: (n * 3 + line * 2) % 4 === 0,
          bars: n % 2 === 1,
        }) + rail
      );
    }),
  );
  const middle = x + 48 + Math.floor(columns / 2) * 112;
  return onStreet(
    light,
    tree(70, 600, 1.2, light),
    tree(900, 596, 1.35, light),
    rect({ x, y: top, w, h: 614 - top }, wall),
    brick ? bricks(x, top, w, 614 - top) : '',
    rect({ x: x + w * 0.72, y: top, w: w * 0.28, h: 614 - top }, 'rgb(24 33 30 / 0.06)'),
    rect({ x: x - 12, y: top - 18, w: w + 24, h: 20 }, roof) + shadow({ x, y: top + 2, w, h: 12 }),
    windows,
    rect({ x: middle - 24, y: 478, w: 104, h: 12 }, roof) + shadow({ x: middle - 12, y: 490, w: 80, h: 12 }),
    door(middle, 606, accent),
    path(`M${middle - 12} 624h82l30 16H${middle - 42}z`, '#D9D2C4'),
    hedge(x + 14, w / 2 - 90, light),
    hedge(x + w / 2 + 66, w / 2 - 84, light),
    car(90, '#B4551D'),
  );
}

/** Terraced homes, each with its own gable and door. */
export function terrace(
  walls: readonly string[],
  { roof, light }: Omit<Wall, 'wall' | 'accent'>,
  doors: readonly string[],
): string {
  const w = 760 / walls.length;
  return onStreet(
    light,
    tree(56, 600, 1.1, light),
    tree(912, 600, 1.15, light),
    row(walls.length, (n) => {
      const x = 100 + n * w;
      const middle = x + w / 2;
      return [
        rect({ x, y: 330, w, h: 284 }, walls[n] ?? ''),
        shape(`${middle},214 ${x + w + 8},338 ${x - 8},338`, roof),
        shape(`${middle},240 ${x + w - 26},330 ${x + 26},330`, walls[n] ?? ''),
        shadow({ x: x + w - 14, y: 330, w: 14, h: 284 }, 0.5),
        circle(middle, 296, 15, '#FBF7EE') + circle(middle, 296, 11, light.glass[1]),
        pane({ x: x + 26, y: 368, w: w / 2 - 44, h: 72 }, light, { curtain: n % 2 === 0 }),
        pane({ x: middle + 18, y: 368, w: w / 2 - 44, h: 72 }, light, { curtain: n % 2 === 1 }),
        door(x + 24, 606, doors[n % doors.length] ?? '', { w: 50, h: 108 }),
        pane({ x: middle + 12, y: 494, w: w / 2 - 38, h: 76 }, light),
        hedge(middle + 4, w / 2 - 12, light),
      ].join('');
    }),
  );
}

/** Offices: bands of glass on a slab. */
export function offices({ wall, roof, accent, light }: Wall): string {
  return onStreet(
    light,
    tree(84, 602, 1.1, light),
    rect({ x: 640, y: 250, w: 220, h: 364 }, wall) + shadow({ x: 640, y: 250, w: 220, h: 364 }, 0.5),
    row(5, (line) =>
      pane({ x: 662, y: 276 + line * 64, w: 176, h: 36 }, light, { bars: false, frame: wall }),
    ),
    rect({ x: 170, y: 170, w: 500, h: 444 }, wall),
    rect({ x: 158, y: 154, w: 524, h: 20 }, roof),
    row(4, (line) =>
      row(4, (n) =>
        pane({ x: 194 + n * 116, y: 196 + line * 78, w: 104, h: 52 }, light, {
          frame: '#EFE9DC',
          bars: (n + line) % 3 === 0,
        }),
      ),
    ),
    rect({ x: 170, y: 508, w: 500, h: 106 }, accent),
    rect({ x: 194, y: 520, w: 452, h: 94 }, light.glass[1]),
    row(6, (n) => rect({ x: 192 + n * 90, y: 520, w: 6, h: 94 }, accent)),
    shape('194,520 360,520 260,614 194,614', light.glass[0], 'opacity="0.7"'),
    rect({ x: 350, y: 500, w: 140, h: 12 }, roof),
    cypress(720, 630, 0.8, light) + cypress(772, 630, 0.9, light) + cypress(824, 630, 0.8, light),
    hedge(180, 150, light),
    car(560, '#1D5FA6'),
  );
}

/** Halls with saw-tooth roofs and loading docks. */
export function halls({ wall, roof, accent, light }: Wall): string {
  return onStreet(
    light,
    rect({ x: 760, y: 170, w: 34, h: 250 }, '#B07A66') + rect({ x: 754, y: 166, w: 46, h: 12 }, '#8F5F4E'),
    row(3, (n) => {
      const x = 90 + n * 250;
      return [
        shape(`${x},330 ${x},250 ${x + 250},330`, roof),
        shape(`${x + 6},322 ${x + 6},264 ${x + 40},276 ${x + 40},322`, light.glass[0]),
      ].join('');
    }),
    rect({ x: 90, y: 330, w: 750, h: 284 }, wall),
    row(26, (n) => rect({ x: 100 + n * 28.6, y: 330, w: 3, h: 284 }, 'rgb(24 33 30 / 0.06)')),
    shadow({ x: 90, y: 330, w: 750, h: 12 }),
    row(6, (n) => pane({ x: 126 + n * 120, y: 368, w: 78, h: 36 }, light, { frame: roof })),
    row(3, (n) => {
      const x = 140 + n * 230;
      return [
        rect({ x: x - 12, y: 444, w: 174, h: 12 }, accent),
        rect({ x, y: 456, w: 150, h: 158 }, '#EDE7DA'),
        row(6, (line) => rect({ x: x + 8, y: 466 + line * 25, w: 134, h: 17 }, 'rgb(24 33 30 / 0.09)')),
        row(2, (k) => rect({ x: x - 8 + k * 158, y: 560, w: 8, h: 54 }, '#E9B33C')),
      ].join('');
    }),
    rect({ x: 0, y: 612, w: 960, h: 24 }, '#C9C3B5'),
    tree(900, 612, 0.9, light),
    rect({ x: 596, y: 630, w: 150, h: 62 }, '#F4EEE2') + rect({ x: 746, y: 648, w: 56, h: 44 }, accent),
    rect({ x: 764, y: 654, w: 30, h: 18 }, '#DCE9EC'),
    [630, 700, 776].map((x) => circle(x, 694, 15, '#2A3230') + circle(x, 694, 6, '#C9CFCB')).join(''),
  );
}

const awning = (x: number, y: number, w: number, color: string): string =>
  row(8, (n) =>
    path(
      `M${x + (n * w) / 8} ${y}h${w / 8}v34a${w / 16} ${w / 16} 0 0 1 ${-w / 8} 0z`,
      n % 2 ? '#FBF7EE' : color,
    ),
  ) + shadow({ x, y: y + 40, w, h: 10 }, 0.7);

/** Shops under awnings, with flats above. */
export function shops({ wall, roof, accent, light }: Wall): string {
  return onStreet(
    light,
    rect({ x: 110, y: 230, w: 740, h: 384 }, wall),
    rect({ x: 480, y: 230, w: 370, h: 384 }, 'rgb(24 33 30 / 0.07)'),
    rect({ x: 96, y: 208, w: 768, h: 26 }, roof) + shadow({ x: 110, y: 234, w: 740, h: 12 }),
    row(6, (n) => pane({ x: 150 + n * 118, y: 272, w: 70, h: 92 }, light, { curtain: n % 3 === 0 })),
    [accent, '#0E5A47']
      .map((color, n) => {
        const x = 140 + n * 370;
        return [
          rect({ x, y: 420, w: 310, h: 194 }, '#3A4642'),
          rect({ x: x + 10, y: 452, w: 196, h: 150 }, light.glass[0]),
          shape(`${x + 10},452 ${x + 120},452 ${x + 50},602 ${x + 10},602`, '#fff', 'opacity="0.35"'),
          row(4, (k) =>
            rect(
              { x: x + 26 + k * 46, y: 560 - (k % 2) * 18, w: 30, h: 42 + (k % 2) * 18 },
              k % 2 ? '#E9B872' : '#D98C6C',
              'rx="4"',
            ),
          ),
          rect({ x: x + 222, y: 470, w: 76, h: 144 }, color) +
            rect({ x: x + 234, y: 484, w: 52, h: 84 }, light.glass[1]),
          awning(x - 8, 410, 326, color),
        ].join('');
      })
      .join(''),
    rect({ x: 0, y: 612, w: 960, h: 24 }, '#D9D2C4'),
    tree(52, 628, 0.8, light),
    tree(908, 628, 0.85, light),
  );
}

/** A neighborhood center: one long roof over shop fronts, and its parking. */
export function center({ wall, roof, accent, light }: Wall): string {
  return onStreet(
    light,
    tree(60, 600, 1, light),
    rect({ x: 60, y: 350, w: 840, h: 236 }, wall),
    shape('360,350 480,230 600,350', roof) + shape('396,350 480,268 564,350', wall),
    circle(480, 320, 22, accent),
    rect({ x: 40, y: 342, w: 880, h: 22 }, roof) + shadow({ x: 60, y: 364, w: 840, h: 14 }),
    row(5, (n) => {
      const x = 88 + n * 162;
      return [
        rect({ x, y: 430, w: 136, h: 156 }, '#3A4642'),
        rect({ x: x + 8, y: 454, w: 78, h: 124 }, light.glass[0]) +
          rect({ x: x + 94, y: 454, w: 34, h: 132 }, light.glass[1]),
        awning(x - 4, 414, 144, [accent, '#0E5A47', '#1D5FA6', '#8A4B00', '#5B6F4A'][n] ?? accent),
      ].join('');
    }),
    rect({ x: 0, y: 586, w: 960, h: 50 }, '#8B938F'),
    row(12, (n) => rect({ x: 20 + n * 82, y: 590, w: 5, h: 40 }, '#E9E4D6')),
    car(60, '#0E5A47') + car(380, '#E2DCCD') + car(700, '#B3261E'),
  );
}

/** A garage: a brick front with numbered doors. */
export function garages({ wall, roof, accent, light }: Wall): string {
  return onStreet(
    light,
    tree(880, 600, 1.2, light),
    rect({ x: 80, y: 300, w: 760, h: 314 }, wall) + bricks(80, 300, 760, 130),
    rect({ x: 66, y: 282, w: 788, h: 24 }, roof) + shadow({ x: 80, y: 306, w: 760, h: 12 }),
    row(4, (n) => {
      const x = 112 + n * 184;
      return [
        path(`M${x - 10} 614V430q0-50 50-50h64q50 0 50 50v184z`, '#EDE7DA'),
        path(`M${x} 614V434q0-42 42-42h60q42 0 42 42v180z`, accent),
        row(6, (line) => rect({ x: x + 10, y: 444 + line * 28, w: 124, h: 18 }, 'rgb(255 255 255 / 0.16)')),
        circle(x + 72, 352, 15, '#FBF7EE') + circle(x + 72, 352, 10, '#F3C46B'),
      ].join('');
    }),
    rect({ x: 0, y: 612, w: 960, h: 24 }, '#C9C3B5'),
    car(400, '#B4551D'),
  );
}

const brick = '#B9705A';
const slate = '#4E5B5F';

/** By the property's name in the demo data. */
export const exteriors: Readonly<Record<string, string>> = {
  'alder-court': flats(
    { wall: brick, roof: '#E4D9C6', accent: '#0E5A47', light: lights.noon },
    { floors: 4, columns: 5, brick: true },
  ),
  'beacon-house': flats(
    { wall: '#E6DFCF', roof: slate, accent: '#B4551D', light: lights.dusk },
    { floors: 5, columns: 6, balconies: true },
  ),
  '14-clover-lane': house(
    { wall: '#F3EAD8', roof: '#7B4A3C', accent: '#0E5A47', light: lights.noon },
    { garage: true },
  ),
  'dover-row': terrace(['#D9C7AE', '#B9705A', '#CFD6CB', '#C99B72'], { roof: slate, light: lights.morning }, [
    '#0E5A47',
    '#1D5FA6',
    '#B4551D',
    '#5A3E5E',
  ]),
  'elm-street-offices': offices({ wall: '#D5D9D3', roof: slate, accent: '#2F4A43', light: lights.noon }),
  'foundry-works': halls({ wall: '#C9CFC8', roof: '#5B6A66', accent: '#B4551D', light: lights.morning }),
  'garfield-apartments': flats(
    { wall: '#D8B98F', roof: '#6E4F3A', accent: '#5A3E5E', light: lights.autumn },
    { floors: 4, columns: 6, brick: true },
  ),
  'harbor-shops': shops({ wall: '#E9DCC4', roof: '#4E5B5F', accent: '#B4551D', light: lights.noon }),
  'ivy-terrace': terrace(
    ['#C7D2BE', '#E4D3B8', '#A9B9A0', '#D9C7AE', '#BFCBC4'],
    { roof: '#7B4A3C', light: lights.autumn },
    ['#1D5FA6', '#B4551D', '#0E5A47'],
  ),
  'juniper-cottage': house({ wall: '#DDE4DA', roof: '#53665D', accent: '#B4551D', light: lights.dusk }),
  'kingsley-center': center({ wall: '#EFE4CE', roof: '#7B4A3C', accent: '#B4551D', light: lights.morning }),
  'lantern-garage': garages({ wall: brick, roof: '#E4D9C6', accent: '#2F5D50', light: lights.dusk }),
  'maple-street-flats': flats(
    { wall: '#A9B7B0', roof: '#3A4642', accent: '#E0A545', light: lights.autumn },
    { floors: 3, columns: 6, balconies: true },
  ),
  'nob-hill-house': house({ wall: '#8FA79B', roof: '#3F4B4A', accent: '#B3261E', light: lights.morning }),
  'oak-bend-duplex': terrace(['#E7D9BF', '#C9D3C9'], { roof: '#8A5A44', light: lights.noon }, [
    '#B4551D',
    '#0E5A47',
  ]),
  'pecan-cottage': house(
    { wall: '#F1DDBF', roof: '#A2593F', accent: '#1D5FA6', light: lights.autumn },
    { garage: true },
  ),
};
