import type { Opened } from './open-double';

export type Fields = Readonly<Record<string, string>>;
export type Visit = { readonly status: number; readonly html: string; readonly location: string | null };

async function visitOf(answer: Response): Promise<Visit> {
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') };
}

/** Opens a page like a browser, but shows redirects instead of following them. */
export const open = async (address: string): Promise<Visit> =>
  visitOf(await fetch(address, { redirect: 'manual' }));

/** Submits the form of the page at this address. */
export const send = async (address: string, fields: Fields): Promise<Visit> =>
  visitOf(
    await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(address).origin },
      body: new URLSearchParams(fields),
    }),
  );

/** The full address of a redirect to one of our own paths. */
export const follow = ({ url }: Opened, { location }: Visit): string =>
  new URL(location ?? '', url).toString();

export const cardFields = (number = '4242424242424242'): Fields => ({
  email: 'owner@demo.test',
  number,
  expiry: '12 / 34',
  cvc: '123',
  name: 'Olga Owner',
});

export const bankFields = (account: string): Fields => ({
  email: 'owner@demo.test',
  by: 'bank',
  routing: '110000000',
  account,
  name: 'Olga Owner',
});
