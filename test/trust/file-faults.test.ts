import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngBytes } from '../support/image-bytes';
import { type CallOptions, call } from './support/call';
import { FileFaultPlan, fileFaultKinds } from './support/file-faults';
import { brokenInvariants, effectsBetween } from './support/invariants';
import { goodPicture } from './support/pictures';
import { rowNamed, sampleInput, sceneOf } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

const plan = new FileFaultPlan();
let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld({ beforeFiles: plan.before });
});
afterAll(() => world?.close());

const add = rowNamed('properties.addProperty');
let made = 0;

/** Uploads a picture to storage, as the screen does with a large one. */
async function upload(token: string): Promise<string> {
  const bytes = pngBytes({ width: 8, height: 8 });
  const body = { contentType: 'image/png', bytes: bytes.length };
  const { json } = await call(world, rowNamed('properties.createImageUpload'), { body, token });
  const { imageUpload, url, fields } = json.data as {
    imageUpload: string;
    url: string;
    fields: Record<string, string>;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'photo.png');
  const answer = await fetch(new URL(url, world.filesOrigin), { method: 'POST', body: form });
  expect(answer.ok).toBe(true);
  return imageUpload;
}

/** An add with one picture in the call and one uploaded before. */
async function prepared(): Promise<CallOptions> {
  plan.arm(undefined);
  const scene = await sceneOf('orgAdmin', { world });
  const { token } = scene.mySession;
  const { body } = await sampleInput(add, { world, scene });
  const unit = { unitNumber: '1', rentprice: '850', availableDate: '2026-07-01' };
  const units = [{ ...unit, imageUploads: [await upload(token)] }];
  made += 1;
  return {
    body: { ...(body as object), units, files1: [goodPicture('front.png')] },
    token,
    headers: { 'idempotency-key': `under-file-faults-${made}` },
  };
}

/** Pictures that a stored unit names but storage does not have. */
async function missingPictures(): Promise<string[]> {
  const named = (await world.dump()).flatMap(({ images }) => (Array.isArray(images) ? images : []));
  const keys = named.map((image: unknown) =>
    typeof image === 'object' && image !== null && 'key' in image ? String(image.key) : String(image),
  );
  const found = await Promise.all(keys.map((key) => world.deps.files.peek(key, 1)));
  return keys.filter((_, index) => found[index] === undefined);
}

describe('R7 files', () => {
  it('an add stays whole whichever of its S3 requests fails, and however; a second try comes through', async () => {
    const counted = await prepared();
    expect((await call(world, add, counted)).status).toBe(200);
    const requests = plan.requests;
    expect(requests).toBeGreaterThan(2);
    expect(await missingPictures()).toEqual([]);

    const wrong: string[] = [];
    for (let at = 1; at <= requests; at += 1)
      for (const kind of fileFaultKinds) {
        const options = await prepared();
        const before = await world.dump();
        plan.arm({ call: at, kind });
        const first = await call(world, add, options);
        const { struck } = plan;
        plan.arm(undefined);
        const again = first.status === 200 ? first : await call(world, add, options);
        const say = (isWrong: boolean, words: string) => isWrong && wrong.push(`${kind} at ${at}: ${words}`);
        say(!struck && first.status !== 200, `failed without its fault: ${first.text}`);
        say(kind.endsWith('Once') && first.status !== 200, `one bad attempt was not repeated: ${first.text}`);
        say(again.status !== 200, `again: ${again.text}`);
        const after = await world.dump();
        say(effectsBetween(before, after).property !== 1, 'not one property');
        for (const broken of brokenInvariants(after)) say(true, broken);
        for (const key of await missingPictures()) say(true, `no picture at ${key}`);
      }
    expect(wrong).toEqual([]);
  }, 240_000);
});
