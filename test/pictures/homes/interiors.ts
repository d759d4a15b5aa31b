import { circle, drawing, fade, path, rect, row, shadow, shape } from './svg';

type Room = {
  readonly wall: string;
  readonly floor: readonly [string, string];
  readonly wood: string;
  readonly soft: string;
  readonly accent: string;
};

const rooms = [
  { wall: '#EFE8DA', floor: ['#C99F72', '#B2875B'], wood: '#8A6243', soft: '#7F9C8B', accent: '#B4551D' },
  { wall: '#DFE6E0', floor: ['#B9A58C', '#9F8B72'], wood: '#5F4B3C', soft: '#D8B48A', accent: '#0E5A47' },
  { wall: '#F3E3D3', floor: ['#A98A72', '#8E715B'], wood: '#6F4C37', soft: '#7C8FA8', accent: '#8A4B00' },
] as const satisfies readonly Room[];

const floorLine = 520;

const shell = ({ wall, floor: [light, dark] }: Room): string =>
  [
    rect({ x: 0, y: 0, w: 960, h: floorLine }, wall),
    rect({ x: 0, y: 0, w: 960, h: 26 }, 'rgb(255 255 255 / 0.5)'),
    fade('floor', { x: 0, y: floorLine, w: 960, h: 200 }, [light, dark]),
    row(9, (n) =>
      path(
        `M${n * 120} ${floorLine}l${(n - 4) * 60} 200`,
        'none',
        'stroke="rgb(0 0 0 / 0.08)" stroke-width="3"',
      ),
    ),
    rect({ x: 0, y: floorLine - 16, w: 960, h: 16 }, '#FBF7EE'),
    shadow({ x: 0, y: floorLine, w: 960, h: 10 }, 0.6),
  ].join('');

/** A window and the light that falls through it onto the floor. */
const daylight = (x: number, y: number, w: number, h: number): string =>
  [
    rect({ x: x - 14, y: y - 14, w: w + 28, h: h + 28 }, '#FBF7EE', 'rx="4"'),
    fade(`sky${x}`, { x, y, w, h }, ['#A9D3E8', '#EAF3EE']),
    path(
      `M${x} ${y + h}v-${h * 0.28}q${w * 0.25} ${-h * 0.16} ${w * 0.5} 0t${w * 0.5} 0v${h * 0.28}z`,
      '#9DBF85',
    ),
    rect({ x: x + w / 2 - 4, y, w: 8, h }, '#FBF7EE') + rect({ x, y: y + h * 0.4, w, h: 8 }, '#FBF7EE'),
    rect({ x: x - 24, y: y + h + 14, w: w + 48, h: 12 }, '#F4EEE2'),
    shape(
      `${x + 30},${floorLine} ${x + w + 60},${floorLine} ${x + w + 170},720 ${x + 90},720`,
      '#fff',
      'opacity="0.22"',
    ),
  ].join('');

const curtains = (x: number, y: number, w: number, h: number, color: string): string =>
  rect({ x: x - 60, y: y - 30, w: w + 120, h: 8 }, '#7A6A58', 'rx="4"') +
  path(`M${x - 50} ${y - 24}h64q6 ${h * 0.6} -14 ${h + 60}h-58z`, color) +
  path(`M${x + w + 50} ${y - 24}h-64q-6 ${h * 0.6} 14 ${h + 60}h58z`, color);

const plant = (x: number, base: number, size = 1): string =>
  [
    row(7, (n) => {
      const lean = (n - 3) * 22 * size;
      return path(
        `M${x} ${base - 60 * size}q${lean * 0.4} ${-80 * size} ${lean} ${-(150 - Math.abs(n - 3) * 22) * size}q${14 * size - lean * 0.2} ${70 * size} ${-lean} ${(150 - Math.abs(n - 3) * 22) * size}z`,
        n % 2 ? '#5E9468' : '#4A7C58',
      );
    }),
    path(
      `M${x - 34 * size} ${base - 66 * size}h${68 * size}l${-10 * size} ${66 * size}h${-48 * size}z`,
      '#C9784F',
    ),
  ].join('');

const frame = (x: number, y: number, w: number, h: number, { soft, accent }: Room): string =>
  [
    shadow({ x: x + 5, y: y + 7, w, h }, 0.7),
    rect({ x, y, w, h }, '#5F4B3C') + rect({ x: x + 8, y: y + 8, w: w - 16, h: h - 16 }, '#FBF7EE'),
    circle(x + w * 0.62, y + h * 0.4, w * 0.14, accent, 'opacity="0.85"'),
    path(
      `M${x + 18} ${y + h - 18}q${w * 0.25} ${-h * 0.5} ${w * 0.48} ${-h * 0.14}t${w * 0.34} ${h * 0.04}v${h * 0.1}z`,
      soft,
    ),
  ].join('');

const lamp = (x: number, length: number): string =>
  rect({ x: x - 2, y: 0, w: 4, h: length }, '#3A4642') +
  path(`M${x - 46} ${length + 44}q0-44 46-44t46 44z`, '#3A4642') +
  circle(x, length + 48, 15, '#FFE6B0');

const living = (room: Room): string =>
  drawing(
    shell(room),
    daylight(90, 110, 230, 270),
    curtains(90, 110, 230, 270, room.accent),
    frame(560, 130, 120, 150, room) + frame(704, 130, 120, 150, room),
    lamp(640, 40),
    path('M250 640q230-60 520 0q-40 58-260 58t-260-58z', room.accent, 'opacity="0.28"'),
    rect({ x: 456, y: 370, w: 420, h: 120 }, room.soft, 'rx="26"') +
      rect({ x: 420, y: 420, w: 90, h: 150 }, room.soft, 'rx="26"'),
    rect({ x: 830, y: 420, w: 90, h: 150 }, room.soft, 'rx="26"') +
      rect({ x: 470, y: 460, w: 400, h: 96 }, room.soft, 'rx="18"'),
    rect({ x: 470, y: 460, w: 400, h: 96 }, 'rgb(255 255 255 / 0.16)', 'rx="18"') +
      rect({ x: 668, y: 464, w: 4, h: 88 }, 'rgb(0 0 0 / 0.12)'),
    rect({ x: 520, y: 400, w: 84, h: 72 }, room.accent, 'rx="12"') +
      rect({ x: 760, y: 404, w: 78, h: 68 }, '#F4EEE2', 'rx="12"'),
    rect({ x: 450, y: 556, w: 22, h: 28 }, room.wood) + rect({ x: 868, y: 556, w: 22, h: 28 }, room.wood),
    rect({ x: 380, y: 594, w: 250, h: 18 }, room.wood, 'rx="6"') +
      rect({ x: 404, y: 612, w: 14, h: 60 }, room.wood) +
      rect({ x: 592, y: 612, w: 14, h: 60 }, room.wood),
    rect({ x: 440, y: 578, w: 76, h: 16 }, '#F4EEE2', 'rx="3"') + circle(566, 582, 13, '#FBF7EE'),
    plant(356, 540, 1.1),
  );

const kitchen = (room: Room): string =>
  drawing(
    shell(room),
    rect({ x: 60, y: 250, w: 840, h: 130 }, '#FBF7EE'),
    row(28, (n) => rect({ x: 60 + n * 30, y: 250, w: 2, h: 130 }, 'rgb(0 0 0 / 0.06)')) +
      row(4, (n) => rect({ x: 60, y: 282 + n * 32, w: 840, h: 2 }, 'rgb(0 0 0 / 0.06)')),
    row(
      3,
      (n) =>
        rect({ x: 60 + n * 124, y: 80, w: 118, h: 170 }, room.soft, 'rx="3"') +
        rect({ x: 156 + n * 124, y: 200, w: 6, h: 34 }, '#E8C27A', 'rx="3"'),
    ),
    shadow({ x: 60, y: 250, w: 366, h: 12 }),
    daylight(500, 96, 190, 140),
    rect({ x: 60, y: 380, w: 660, h: 20 }, room.wood) + rect({ x: 66, y: 400, w: 648, h: 136 }, room.soft),
    row(
      5,
      (n) =>
        rect({ x: 76 + n * 128, y: 414, w: 116, h: 112 }, 'rgb(255 255 255 / 0.14)', 'rx="3"') +
        rect({ x: 118 + n * 128, y: 424, w: 34, h: 6 }, '#E8C27A', 'rx="3"'),
    ),
    rect({ x: 330, y: 402, w: 124, h: 132 }, '#3A4642', 'rx="4"') +
      rect({ x: 344, y: 446, w: 96, h: 70 }, '#5B6A66', 'rx="4"') +
      row(4, (n) => circle(352 + n * 26, 424, 7, '#C9CFCB')),
    rect({ x: 336, y: 372, w: 112, h: 8 }, '#2A3230') +
      rect({ x: 350, y: 340, w: 56, h: 34 }, room.accent, 'rx="5"'),
    path('M560 380v-46q0-22 24-22t24 22v8', 'none', 'stroke="#8C9692" stroke-width="9"'),
    rect({ x: 740, y: 130, w: 168, h: 406 }, '#DDE1DC', 'rx="8"') +
      rect({ x: 740, y: 300, w: 168, h: 4 }, 'rgb(0 0 0 / 0.16)') +
      rect({ x: 756, y: 220, w: 8, h: 60 }, '#8C9692', 'rx="4"') +
      rect({ x: 756, y: 324, w: 8, h: 80 }, '#8C9692', 'rx="4"'),
    lamp(250, 60) + lamp(430, 60),
    rect({ x: 150, y: 586, w: 470, h: 22 }, room.wood, 'rx="6"') +
      rect({ x: 180, y: 608, w: 16, h: 112 }, room.wood) +
      rect({ x: 574, y: 608, w: 16, h: 112 }, room.wood),
    path('M320 586q0-44 60-44t60 44z', '#F4EEE2') +
      circle(356, 540, 17, '#D9743F') +
      circle(388, 532, 17, '#E9B33C') +
      circle(412, 544, 15, '#9DBF85'),
    plant(692, 380, 0.55),
  );

const bedroom = (room: Room): string =>
  drawing(
    shell(room),
    daylight(640, 120, 210, 250),
    curtains(640, 120, 210, 250, room.soft),
    frame(150, 120, 130, 100, room) + frame(310, 120, 130, 100, room),
    rect({ x: 70, y: 270, w: 470, h: 230 }, room.wood, 'rx="14"'),
    rect({ x: 84, y: 390, w: 442, h: 180 }, '#FBF7EE', 'rx="20"'),
    rect({ x: 110, y: 356, w: 170, h: 74 }, '#FFFFFF', 'rx="24"') +
      rect({ x: 326, y: 356, w: 170, h: 74 }, '#FFFFFF', 'rx="24"') +
      shadow({ x: 110, y: 424, w: 386, h: 8 }, 0.4),
    path('M84 470q220-34 442 0v124q0 16-16 16H100q-16 0-16-16z', room.accent) +
      path('M84 470q220-34 442 0v34q-220-34-442 0z', 'rgb(255 255 255 / 0.28)'),
    rect({ x: 110, y: 606, w: 20, h: 34 }, room.wood) + rect({ x: 480, y: 606, w: 20, h: 34 }, room.wood),
    rect({ x: 556, y: 450, w: 110, h: 116 }, room.wood, 'rx="6"') +
      rect({ x: 568, y: 468, w: 86, h: 36 }, 'rgb(255 255 255 / 0.14)') +
      circle(611, 486, 5, '#E8C27A'),
    rect({ x: 606, y: 396, w: 10, h: 54 }, '#3A4642') + path('M578 400l14-52h38l14 52z', '#FFE6B0'),
    plant(880, 570, 1.15),
  );

const bathroom = (room: Room): string =>
  drawing(
    shell({ ...room, floor: ['#C9D2CE', '#AFBBB6'] }),
    rect({ x: 0, y: 230, w: 960, h: 290 }, '#FBF7EE'),
    row(21, (n) => rect({ x: n * 48, y: 230, w: 2, h: 290 }, 'rgb(0 0 0 / 0.06)')) +
      row(7, (n) => rect({ x: 0, y: 230 + n * 48, w: 960, h: 2 }, 'rgb(0 0 0 / 0.06)')),
    rect({ x: 0, y: 222, w: 960, h: 10 }, room.soft),
    daylight(600, 60, 200, 140),
    rect({ x: 120, y: 110, w: 220, h: 250 }, room.wood, 'rx="110"') +
      rect({ x: 132, y: 122, w: 196, h: 226 }, '#CFE0E4', 'rx="98"') +
      shape('170,150 250,130 190,320 150,290', '#fff', 'opacity="0.5"'),
    rect({ x: 90, y: 410, w: 280, h: 22 }, '#F4EEE2', 'rx="6"') +
      rect({ x: 104, y: 432, w: 252, h: 130 }, room.soft, 'rx="4"') +
      rect({ x: 228, y: 440, w: 4, h: 114 }, 'rgb(0 0 0 / 0.14)'),
    path('M230 410v-30q0-18 20-18t20 14', 'none', 'stroke="#8C9692" stroke-width="9"'),
    rect({ x: 130, y: 372, w: 26, h: 38 }, room.accent, 'rx="5"') + circle(330, 398, 13, '#9DBF85'),
    path('M460 430h430v40q0 110-90 110H550q-90 0-90-110z', '#FFFFFF') +
      rect({ x: 446, y: 418, w: 458, h: 20 }, '#FFFFFF', 'rx="10"') +
      path('M460 470q0 110 90 110h250q90 0 90-110l-6 0q-20 70-90 70H560q-80 0-94-70z', 'rgb(24 33 30 / 0.1)'),
    rect({ x: 530, y: 576, w: 26, h: 24 }, '#E8C27A') + rect({ x: 794, y: 576, w: 26, h: 24 }, '#E8C27A'),
    path('M850 418v-90q0-26 26-26', 'none', 'stroke="#8C9692" stroke-width="9"'),
    rect({ x: 500, y: 404, w: 90, h: 90 }, room.accent, 'rx="6" opacity="0.9"') +
      rect({ x: 500, y: 470, w: 90, h: 8 }, 'rgb(255 255 255 / 0.5)'),
    path('M380 660q120-30 240 0q-20 40-120 40t-120-40z', room.soft, 'opacity="0.7"'),
    plant(420, 566, 0.8),
  );

const desk = (x: number, room: Room): string =>
  [
    rect({ x, y: 470, w: 300, h: 16 }, room.wood) +
      rect({ x: x + 14, y: 486, w: 12, h: 130 }, '#3A4642') +
      rect({ x: x + 274, y: 486, w: 12, h: 130 }, '#3A4642'),
    rect({ x: x + 80, y: 360, w: 140, h: 88 }, '#2A3230', 'rx="6"') +
      rect({ x: x + 88, y: 368, w: 124, h: 72 }, '#BFD9E2') +
      rect({ x: x + 140, y: 448, w: 20, h: 22 }, '#2A3230'),
    rect({ x: x + 96, y: 520, w: 110, h: 24 }, room.soft, 'rx="12"') +
      rect({ x: x + 104, y: 440 + 96, w: 94, h: 22 }, room.soft, 'rx="11"') +
      rect({ x: x + 146, y: 556, w: 10, h: 70 }, '#3A4642') +
      rect({ x: x + 112, y: 624, w: 78, h: 10 }, '#3A4642', 'rx="5"'),
  ].join('');

const office = (room: Room): string =>
  drawing(
    shell({ ...room, floor: ['#9AA5A0', '#818D88'] }),
    daylight(80, 90, 240, 260) + daylight(370, 90, 240, 260) + daylight(660, 90, 240, 260),
    row(3, (n) => rect({ x: 120 + n * 290, y: 20, w: 160, h: 16 }, '#FFF6DF', 'rx="8"')),
    desk(90, room) + desk(560, room),
    plant(480, 560, 1.3),
  );

const hall = (room: Room): string =>
  drawing(
    shell({ ...room, wall: '#D3D8D3', floor: ['#B5B9B2', '#979C96'] }),
    row(5, (n) => path(`M${n * 240} 0v150l120-60 120 60V0`, 'none', 'stroke="#7F8B86" stroke-width="10"')),
    row(
      4,
      (n) =>
        rect({ x: 70 + n * 220, y: 180, w: 160, h: 70 }, '#EAF3EE') +
        rect({ x: 146 + n * 220, y: 180, w: 6, h: 70 }, '#8C9692'),
    ),
    rect({ x: 600, y: 280, w: 260, h: 240 }, '#EDE7DA') +
      row(8, (n) => rect({ x: 600, y: 290 + n * 28, w: 260, h: 4 }, 'rgb(0 0 0 / 0.1)')) +
      rect({ x: 586, y: 268, w: 288, h: 14 }, room.accent),
    row(
      3,
      (line) =>
        rect({ x: 70, y: 330 + line * 84, w: 440, h: 12 }, '#1D5FA6') +
        row(5, (n) =>
          rect(
            { x: 84 + n * 84, y: 278 + line * 84 + (n % 2) * 12, w: 64, h: 52 - (n % 2) * 12 },
            ['#C99F72', '#B2875B', '#D8B48A'][(n + line) % 3] ?? '',
            'rx="2"',
          ),
        ),
    ),
    row(2, (n) => rect({ x: 66 + n * 436, y: 260, w: 12, h: 260 }, '#1D5FA6')),
    shape('0,640 960,600 960,616 0,658', '#E9B33C'),
  );

const shop = (room: Room): string =>
  drawing(
    shell(room),
    daylight(60, 90, 380, 340),
    row(
      3,
      (line) =>
        rect({ x: 520, y: 190 + line * 100, w: 380, h: 14 }, room.wood) +
        row(6, (n) =>
          rect(
            { x: 536 + n * 60, y: 136 + line * 100 + (n % 3) * 10, w: 38, h: 54 - (n % 3) * 10 },
            [room.accent, room.soft, '#E9B872'][(n + line) % 3] ?? '',
            'rx="5"',
          ),
        ),
    ),
    lamp(200, 50) + lamp(330, 50) + lamp(700, 30),
    rect({ x: 180, y: 520, w: 360, h: 20 }, room.wood, 'rx="4"') +
      rect({ x: 192, y: 540, w: 336, h: 130 }, room.soft) +
      row(7, (n) => rect({ x: 200 + n * 47, y: 548, w: 38, h: 114 }, 'rgb(255 255 255 / 0.13)')),
    rect({ x: 220, y: 466, w: 92, h: 54 }, '#2A3230', 'rx="6"') + circle(460, 500, 20, '#FBF7EE'),
    plant(830, 640, 1.3),
  );

const bay = (room: Room): string =>
  drawing(
    shell({ ...room, wall: '#CDD2CC', floor: ['#A3A9A3', '#868D87'] }),
    row(2, (n) => rect({ x: 180 + n * 380, y: 110, w: 220, h: 14 }, '#FFF6DF', 'rx="7"')),
    rect({ x: 90, y: 250, w: 120, h: 170 }, '#F4EEE2', 'rx="8"') +
      circle(150, 310, 26, '#0E5A47') +
      path('M150 336q0 90 60 90t60-60', 'none', 'stroke="#2A3230" stroke-width="7"'),
    rect({ x: 250, y: 500, w: 12, h: 220 }, '#FBF7EE') + rect({ x: 780, y: 500, w: 12, h: 220 }, '#FBF7EE'),
    path(
      'M300 600v-60q0-30 34-36l50-10 44-60q14-20 40-20h90q26 0 42 20l44 60 30 12q24 8 24 36v58z',
      room.accent,
    ),
    path('M406 494l34-46q10-13 28-13h22v59zM506 435h46q16 0 26 13l34 46H506z', '#DCE9EC'),
    [380, 610].map((x) => circle(x, 600, 38, '#2A3230') + circle(x, 600, 16, '#C9CFCB')).join(''),
    rect({ x: 800, y: 300, w: 110, h: 12 }, room.wood) +
      rect({ x: 812, y: 252, w: 40, h: 48 }, '#B4551D') +
      rect({ x: 860, y: 262, w: 36, h: 38 }, '#1D5FA6'),
  );

const numbered = (name: string, draw: (room: Room) => string): [string, string][] =>
  rooms.map((room, index) => [`${name}-${index + 1}`, draw(room)]);

/** By the kind of room, in as many looks as there are rooms above. */
export const interiors: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ living, kitchen, bedroom, bathroom, office, hall, shop, bay }).flatMap(([name, draw]) =>
    numbered(name, draw),
  ),
);
