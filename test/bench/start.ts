import { join } from 'node:path';
import { atMost, type Measured } from './figure';
import { ownCopy } from './own-copy';
import { npmStart } from './running-product';
import { median } from './statistics';

const runs = 3;
const mostSeconds = 6;
/** Ours, since no spec names one: must fit next to an editor and a browser on a small laptop. */
const mostMegabytes = 600;

/** (g) `npm start` after an install, from an empty data folder to the first page: unbuilt, then built. */
export async function start(): Promise<Measured> {
  const copy = ownCopy();
  try {
    const startOnce = async (name: string) => {
      const product = await npmStart({ folder: copy.folder, dataDir: join(copy.folder, `.data-${name}`) });
      const megabytes = product.megabytes();
      await product.stop();
      return { seconds: product.seconds, megabytes };
    };
    const first = await startOnce('first');
    const later: { seconds: number; megabytes: number }[] = [];
    for (let run = 0; run < runs; run += 1) later.push(await startOnce(String(run)));
    const of = (part: 'seconds' | 'megabytes') => median(later.map((each) => each[part]));
    return {
      figures: [
        atMost(
          {
            id: 'g.first-start',
            what: 'npm start to the first page, nothing built',
            value: first.seconds,
            unit: 's',
          },
          mostSeconds,
        ),
        atMost(
          {
            id: 'g.start',
            what: 'npm start to the first page, web built, no data',
            value: of('seconds'),
            unit: 's',
          },
          mostSeconds,
        ),
        atMost(
          {
            id: 'g.memory',
            what: 'resident memory then, database and npm in it',
            value: of('megabytes'),
            unit: 'MB',
          },
          mostMegabytes,
        ),
      ],
    };
  } finally {
    copy.remove();
  }
}
