import { once } from 'node:events';
import * as z from 'zod';
import { forkHere } from './child';
import { atMost, type Measured } from './figure';
import { median } from './statistics';

const Taken = z.object({ read: z.array(z.number()), change: z.array(z.number()) });

/** (d) A call's CPU time in the middleware: token, session, envelope, validation, permission, seal, log. */
export async function middleware(): Promise<Measured> {
  const child = forkHere('middleware-child.ts');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`middleware-child.ts ended with ${code}`);
  });
  const taken = Taken.parse(await Promise.race([once(child, 'message').then(([said]) => said), ended]));
  await ended.catch(() => undefined);
  return {
    figures: [
      atMost({ id: 'd.read', what: 'middleware of a read, CPU', value: median(taken.read), unit: 'ms' }, 0.5),
      atMost(
        { id: 'd.change', what: 'middleware of a change, CPU', value: median(taken.change), unit: 'ms' },
        0.5,
      ),
    ],
  };
}
